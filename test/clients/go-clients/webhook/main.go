// Webhooks of admission as controller-runtime makes them: one sets what is missing of a ConfigMap, one says which are allowed.
// Takes the port to serve at and a folder with tls.crt and tls.key; prints a line when it serves.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"time"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/client-go/kubernetes/scheme"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/webhook"
	"sigs.k8s.io/controller-runtime/pkg/webhook/admission"
)

type defaulter struct{}

func (defaulter) Default(ctx context.Context, object *corev1.ConfigMap) error {
	request, err := admission.RequestFromContext(ctx)
	if err != nil {
		return err
	}
	if object.Labels == nil {
		object.Labels = map[string]string{}
	}
	object.Labels["written-by"] = request.UserInfo.Username
	if object.Data["colour"] == "" {
		object.Data = map[string]string{"colour": "blue"}
	}
	return nil
}

type validator struct{}

func (validator) ValidateCreate(_ context.Context, object *corev1.ConfigMap) (admission.Warnings, error) {
	if object.Data["colour"] == "red" {
		return nil, errors.New("red is taken")
	}
	return admission.Warnings{"colours fade"}, nil
}

func (validator) ValidateUpdate(_ context.Context, before, after *corev1.ConfigMap) (admission.Warnings, error) {
	if before.Data["colour"] != after.Data["colour"] {
		return nil, fmt.Errorf("%s stays %s", after.Name, before.Data["colour"])
	}
	return nil, nil
}

func (validator) ValidateDelete(_ context.Context, object *corev1.ConfigMap) (admission.Warnings, error) {
	if object.Annotations["keep"] == "true" {
		return nil, fmt.Errorf("%s is kept", object.Name)
	}
	return nil, nil
}

func main() {
	port, err := strconv.Atoi(os.Args[1])
	exitOn(err)
	ctrl.SetLogger(logr.Discard())
	server := webhook.NewServer(webhook.Options{Host: "127.0.0.1", Port: port, CertDir: os.Args[2]})
	server.Register("/default", admission.WithDefaulter(scheme.Scheme, defaulter{}))
	server.Register("/validate", admission.WithValidator(scheme.Scheme, validator{}))
	go func() {
		started := server.StartedChecker()
		for started(nil) != nil {
			time.Sleep(20 * time.Millisecond)
		}
		fmt.Println("serving")
	}()
	exitOn(server.Start(ctrl.SetupSignalHandler()))
}

func exitOn(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
