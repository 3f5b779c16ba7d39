// Follows the config maps of a namespace with a shared informer in its default settings and prints, once the map named
// "last" has arrived, what the informer holds: one name@resourceVersion a line.
package main

import (
	"fmt"
	"os"
	"sort"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/tools/clientcmd"
)

func main() {
	config, err := clientcmd.BuildConfigFromFlags("", os.Args[1])
	exitOn(err)
	config.ContentType = "application/vnd.kubernetes.protobuf"
	config.AcceptContentTypes = "application/vnd.kubernetes.protobuf,application/json"
	client, err := kubernetes.NewForConfig(config)
	exitOn(err)

	factory := informers.NewSharedInformerFactoryWithOptions(client, 0, informers.WithNamespace("default"))
	informer := factory.Core().V1().ConfigMaps().Informer()
	arrived := make(chan struct{}, 1)
	_, err = informer.AddEventHandler(cache.ResourceEventHandlerFuncs{AddFunc: func(object interface{}) {
		if object.(*corev1.ConfigMap).Name == "last" {
			arrived <- struct{}{}
		}
	}})
	exitOn(err)
	stop := make(chan struct{})
	factory.Start(stop)
	factory.WaitForCacheSync(stop)
	fmt.Println("synced")

	select {
	case <-arrived:
	case <-time.After(90 * time.Second):
		exitOn(fmt.Errorf("the last change did not arrive"))
	}
	lines := []string{}
	for _, object := range informer.GetStore().List() {
		configMap := object.(*corev1.ConfigMap)
		lines = append(lines, configMap.Name+"@"+configMap.ResourceVersion)
	}
	sort.Strings(lines)
	for _, line := range lines {
		fmt.Println(line)
	}
}

func exitOn(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
