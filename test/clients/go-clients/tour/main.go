// What controllers do with client-go besides informers: typed writes, scale, events, eviction, leader election. Prints a line for each.
package main

import (
	"context"
	"fmt"
	"os"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	applycorev1 "k8s.io/client-go/applyconfigurations/core/v1"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/discovery/cached/memory"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/kubernetes/scheme"
	typedcorev1 "k8s.io/client-go/kubernetes/typed/core/v1"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/restmapper"
	"k8s.io/client-go/scale"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/client-go/tools/leaderelection"
	"k8s.io/client-go/tools/leaderelection/resourcelock"
	"k8s.io/client-go/tools/record"
)

const namespace = "default"

func main() {
	config, err := clientcmd.BuildConfigFromFlags("", os.Args[1])
	exitOn(err)
	binary := rest.CopyConfig(config)
	binary.ContentType = "application/vnd.kubernetes.protobuf"
	client, err := kubernetes.NewForConfig(binary)
	exitOn(err)
	ctx, cancel := context.WithTimeout(context.Background(), 90*time.Second)
	defer cancel()
	write(ctx, client)
	scaleDeployment(ctx, client, config)
	pod := &corev1.Pod{
		ObjectMeta: metav1.ObjectMeta{Name: "p"},
		Spec:       corev1.PodSpec{Containers: []corev1.Container{{Name: "c", Image: "i"}}},
	}
	pod, err = client.CoreV1().Pods(namespace).Create(ctx, pod, metav1.CreateOptions{})
	exitOn(err)
	tell(ctx, client, pod)
	eviction := &policyv1.Eviction{ObjectMeta: metav1.ObjectMeta{Name: "p", Namespace: namespace}}
	exitOn(client.PolicyV1().Evictions(namespace).Evict(ctx, eviction))
	fmt.Println("evicted")
	lead(ctx, client)
}

func write(ctx context.Context, client kubernetes.Interface) {
	maps := client.CoreV1().ConfigMaps(namespace)
	made, err := maps.Create(ctx, &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Name: "m"}}, metav1.CreateOptions{})
	exitOn(err)
	made.Data = map[string]string{"a": "1"}
	_, err = maps.Update(ctx, made, metav1.UpdateOptions{})
	exitOn(err)
	_, err = maps.Patch(ctx, "m", types.StrategicMergePatchType, []byte(`{"data":{"b":"2"}}`), metav1.PatchOptions{})
	exitOn(err)
	wanted := applycorev1.ConfigMap("m", namespace).WithData(map[string]string{"c": "3"})
	applied, err := maps.Apply(ctx, wanted, metav1.ApplyOptions{FieldManager: "tour"})
	exitOn(err)
	fmt.Println("wrote", applied.Data)
}

func scaleDeployment(ctx context.Context, client kubernetes.Interface, config *rest.Config) {
	labels := map[string]string{"app": "web"}
	template := corev1.PodTemplateSpec{
		ObjectMeta: metav1.ObjectMeta{Labels: labels},
		Spec:       corev1.PodSpec{Containers: []corev1.Container{{Name: "c", Image: "i"}}},
	}
	spec := appsv1.DeploymentSpec{Selector: &metav1.LabelSelector{MatchLabels: labels}, Template: template}
	deployment := &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{Name: "d"}, Spec: spec}
	_, err := client.AppsV1().Deployments(namespace).Create(ctx, deployment, metav1.CreateOptions{})
	exitOn(err)
	told, err := discovery.NewDiscoveryClientForConfig(config)
	exitOn(err)
	mapper := restmapper.NewDeferredDiscoveryRESTMapper(memory.NewMemCacheClient(told))
	scales, err := scale.NewForConfig(config, mapper, dynamic.LegacyAPIPathResolverFunc, scale.NewDiscoveryScaleKindResolver(told))
	exitOn(err)
	resource := schema.GroupResource{Group: "apps", Resource: "deployments"}
	found, err := scales.Scales(namespace).Get(ctx, resource, "d", metav1.GetOptions{})
	exitOn(err)
	found.Spec.Replicas = 4
	scaled, err := scales.Scales(namespace).Update(ctx, resource, found, metav1.UpdateOptions{})
	exitOn(err)
	fmt.Println("scaled", scaled.Spec.Replicas, scaled.Status.Selector)
}

func tell(ctx context.Context, client kubernetes.Interface, about *corev1.Pod) {
	broadcaster := record.NewBroadcaster()
	defer broadcaster.Shutdown()
	broadcaster.StartRecordingToSink(&typedcorev1.EventSinkImpl{Interface: client.CoreV1().Events("")})
	recorder := broadcaster.NewRecorder(scheme.Scheme, corev1.EventSource{Component: "tour"})
	for i := 0; i < 3; i++ {
		recorder.Event(about, corev1.EventTypeNormal, "Toured", "hello")
	}
	for {
		events, err := client.CoreV1().Events(namespace).List(ctx, metav1.ListOptions{FieldSelector: "reason=Toured"})
		exitOn(err)
		if len(events.Items) == 1 && events.Items[0].Count == 3 {
			fmt.Println("told", events.Items[0].Message, events.Items[0].Count)
			return
		}
	}
}

func lead(ctx context.Context, client kubernetes.Interface) {
	electing, end := context.WithCancel(ctx)
	lock := &resourcelock.LeaseLock{
		LeaseMeta:  metav1.ObjectMeta{Name: "l", Namespace: namespace},
		Client:     client.CoordinationV1(),
		LockConfig: resourcelock.ResourceLockConfig{Identity: "tourist"},
	}
	callbacks := leaderelection.LeaderCallbacks{
		OnStartedLeading: func(context.Context) {
			lease, err := client.CoordinationV1().Leases(namespace).Get(ctx, "l", metav1.GetOptions{})
			exitOn(err)
			fmt.Println("led", *lease.Spec.HolderIdentity)
			end()
		},
		OnStoppedLeading: func() {},
	}
	leaderelection.RunOrDie(electing, leaderelection.LeaderElectionConfig{
		Lock: lock, Callbacks: callbacks, ReleaseOnCancel: true,
		LeaseDuration: 15 * time.Second, RenewDeadline: 10 * time.Second, RetryPeriod: 2 * time.Second,
	})
	lease, err := client.CoordinationV1().Leases(namespace).Get(ctx, "l", metav1.GetOptions{})
	exitOn(err)
	fmt.Printf("released %q\n", *lease.Spec.HolderIdentity)
}

func exitOn(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
