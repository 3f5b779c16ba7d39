// The tour of a generated client: what it prints is what test/tours expects of every language.
package main

import (
	"bufio"
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	orch "orch.test/client"
)

const namespace, name = "default", "tour"

func main() {
	ca, err := os.ReadFile(os.Getenv("CA"))
	exitOn(err)
	pool := x509.NewCertPool()
	pool.AppendCertsFromPEM(ca)
	configuration := orch.NewConfiguration()
	configuration.Servers = orch.ServerConfigurations{{URL: os.Getenv("SERVER")}}
	configuration.HTTPClient = &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool}}}
	key := map[string]orch.APIKey{"BearerToken": {Key: os.Getenv("TOKEN"), Prefix: "Bearer"}}
	ctx := context.WithValue(context.Background(), orch.ContextAPIKeys, key)
	core := orch.NewAPIClient(configuration).CoreV1API

	body := orch.NewIoOrchApiCoreV1ConfigMap()
	metadata := orch.NewIoOrchApimachineryPkgApisMetaV1ObjectMeta()
	metadata.SetName(name)
	body.SetMetadata(*metadata)
	body.SetData(map[string]string{"color": "red"})
	made, _, err := core.CreateCoreV1NamespacedConfigMap(ctx, namespace).Body(*body).Execute()
	exitOn(err)
	fmt.Println("created", made.GetData()["color"])
	read, _, err := core.ReadCoreV1NamespacedConfigMap(ctx, name, namespace).Execute()
	exitOn(err)
	fmt.Println("read", read.GetData()["color"])
	read.SetData(map[string]string{"color": "green"})
	replaced, _, err := core.ReplaceCoreV1NamespacedConfigMap(ctx, name, namespace).Body(*read).Execute()
	exitOn(err)
	fmt.Println("replaced", replaced.GetData()["color"])
	change := []map[string]string{{"op": "replace", "path": "/data/color", "value": "blue"}}
	patched, _, err := core.PatchCoreV1NamespacedConfigMap(ctx, name, namespace).Body(change).Execute()
	exitOn(err)
	fmt.Println("patched", patched.GetData()["color"])
	listed, _, err := core.ListCoreV1NamespacedConfigMap(ctx, namespace).FieldSelector("metadata.name=tour").Execute()
	exitOn(err)
	first := listed.GetItems()[0].GetMetadata()
	fmt.Println("listed", len(listed.GetItems()), first.GetName())

	// A generated client reads an answer whole before it tells: a watch has to end, and is no list then.
	version := made.GetMetadata()
	watching, response, _ := core.ListCoreV1NamespacedConfigMap(ctx, namespace).Watch(true).TimeoutSeconds(1).
		ResourceVersion(version.GetResourceVersion()).FieldSelector("metadata.name=tour").Execute()
	_ = watching
	for lines := bufio.NewScanner(response.Body); lines.Scan(); {
		var event struct {
			Type   string
			Object orch.IoOrchApiCoreV1ConfigMap
		}
		exitOn(json.Unmarshal(lines.Bytes(), &event))
		fmt.Println("watched", event.Type, event.Object.GetData()["color"])
	}
	removed, _, err := core.DeleteCoreV1NamespacedConfigMap(ctx, name, namespace).Execute()
	exitOn(err)
	fmt.Println("deleted", removed.GetStatus())
	_, absent, _ := core.ReadCoreV1NamespacedConfigMap(ctx, name, namespace).Execute()
	fmt.Println("absent", absent.StatusCode)
}

func exitOn(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
