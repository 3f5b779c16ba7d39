// An agent of a node as kubectl knows it from v1.24: it shows logs, and speaks SPDY for commands and ports, no WebSockets.
package main

import (
	"bytes"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"os/exec"

	"strconv"
	"strings"
	"time"

	"k8s.io/streaming/pkg/httpstream"
	"k8s.io/streaming/pkg/httpstream/spdy"
)

const patience = time.Minute

// agreeOn answers an offer of protocols as agents do; empty where nothing suits.
func agreeOn(w http.ResponseWriter, r *http.Request, protocol string) bool {
	if !httpstream.IsUpgradeRequest(r) || !strings.EqualFold(r.Header.Get("Upgrade"), "SPDY/3.1") {
		http.Error(w, "unable to upgrade: only SPDY is spoken here", http.StatusBadRequest)
		return false
	}
	for _, offered := range r.Header.Values("X-Stream-Protocol-Version") {
		if offered == protocol {
			w.Header().Set("X-Stream-Protocol-Version", protocol)
			return true
		}
	}
	http.Error(w, "no protocol in common", http.StatusForbidden)
	return false
}

// programs are run as they are asked for: copies are made with them.
var programs = map[string]bool{"tar": true, "test": true, "sh": true}

// run runs a program with the streams that there are, and answers the code that it ends with.
func run(words []string, in io.Reader, out, complaints io.Writer) int {
	program := exec.Command(words[0], words[1:]...)
	program.Stdin, program.Stdout, program.Stderr = in, out, complaints
	if err := program.Run(); err != nil {
		var ended *exec.ExitError
		if errors.As(err, &ended) {
			return ended.ExitCode()
		}
		return 127
	}
	return 0
}

func failure(code int) map[string]any {
	causes := []map[string]string{{"reason": "ExitCode", "message": strconv.Itoa(code)}}
	return map[string]any{"metadata": map[string]any{}, "status": "Failure", "reason": "NonZeroExitCode",
		"message": "command terminated with non-zero exit code", "details": map[string]any{"causes": causes}}
}

// command says its words, repeats what it is told, and ends with the code of its first word.
func command(w http.ResponseWriter, r *http.Request) {
	if !agreeOn(w, r, "v4.channel.k8s.io") {
		return
	}
	query := r.URL.Query()
	arrived := make(chan httpstream.Stream, 8)
	connection := spdy.NewResponseUpgrader().UpgradeResponse(w, r, func(stream httpstream.Stream, replySent <-chan struct{}) error {
		arrived <- stream
		return nil
	})
	if connection == nil {
		return
	}
	defer connection.Close()
	wanted := 1
	for _, name := range []string{"input", "output", "error"} {
		if query.Get(name) == "1" {
			wanted++
		}
	}
	streams := map[string]httpstream.Stream{}
	for len(streams) < wanted {
		select {
		case stream := <-arrived:
			if kind := stream.Headers().Get("streamType"); kind != "resize" {
				streams[kind] = stream
			}
		case <-time.After(patience):
			return
		}
	}
	words := query["command"]
	if len(words) > 0 && programs[words[0]] {
		status := map[string]any{"metadata": map[string]any{}, "status": "Success"}
		var in io.Reader
		if stream := streams["stdin"]; stream != nil {
			in = stream
		}
		var out, complaints io.Writer
		if stream := streams["stdout"]; stream != nil {
			out = stream
		}
		if stream := streams["stderr"]; stream != nil {
			complaints = stream
		}
		if code := run(words, in, out, complaints); code != 0 {
			status = failure(code)
		}
		json.NewEncoder(streams["error"]).Encode(status)
		return
	}
	if out := streams["stdout"]; out != nil {
		fmt.Fprintf(out, "said %s\n", strings.Join(words, " "))
		if in := streams["stdin"]; in != nil {
			io.Copy(out, in)
		}
	}
	if err := streams["stderr"]; err != nil {
		fmt.Fprintln(err, "warned")
	}
	status := map[string]any{"metadata": map[string]any{}, "status": "Success"}
	if len(words) > 0 && words[0] == "fail" {
		status = failure(3)
	}
	json.NewEncoder(streams["error"]).Encode(status)
}

// forward repeats in capital letters what comes for any port.
func forward(w http.ResponseWriter, r *http.Request) {
	if !agreeOn(w, r, "portforward.k8s.io") {
		return
	}
	connection := spdy.NewResponseUpgrader().UpgradeResponse(w, r, func(stream httpstream.Stream, replySent <-chan struct{}) error {
		go func() {
			<-replySent
			defer stream.Close()
			if stream.Headers().Get("streamType") == "error" {
				return
			}
			for buffer := make([]byte, 4096); ; {
				n, err := stream.Read(buffer)
				stream.Write(bytes.ToUpper(buffer[:n]))
				if err != nil {
					return
				}
			}
		}()
		return nil
	})
	if connection != nil {
		<-connection.CloseChan()
	}
}

func logs(w http.ResponseWriter, r *http.Request) {
	fmt.Fprintf(w, "first of %s\n", r.URL.RawQuery)
	w.(http.Flusher).Flush()
	if r.URL.Query().Get("follow") == "true" {
		fmt.Fprintln(w, "then the rest")
	}
}

func main() {
	certificate, err := tls.LoadX509KeyPair(os.Args[1], os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("/containerLogs/", logs)
	http.HandleFunc("/exec/", command)
	http.HandleFunc("/attach/", command)
	http.HandleFunc("/portForward/", forward)
	fmt.Println(listener.Addr().(*net.TCPAddr).Port)
	settings := &tls.Config{Certificates: []tls.Certificate{certificate}, NextProtos: []string{"http/1.1"}}
	log.Fatal(http.Serve(tls.NewListener(listener, settings), nil))
}
