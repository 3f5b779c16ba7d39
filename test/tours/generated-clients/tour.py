# The tour of a generated client: what it prints is what test/tours expects of every language.
import json
import os

from openapi_client import ApiClient, ApiException, Configuration, CoreV1Api

configuration = Configuration(host=os.environ["SERVER"], ssl_ca_cert=os.environ["CA"])
configuration.api_key["BearerToken"] = os.environ["TOKEN"]
configuration.api_key_prefix["BearerToken"] = "Bearer"
NAMESPACE = "default"
NAME = "tour"

with ApiClient(configuration) as client:
    core = CoreV1Api(client)
    made = core.create_core_v1_namespaced_config_map(NAMESPACE, {"metadata": {"name": NAME}, "data": {"color": "red"}})
    print("created", made.data["color"])
    read = core.read_core_v1_namespaced_config_map(NAME, NAMESPACE)
    print("read", read.data["color"])
    read.data["color"] = "green"
    print("replaced", core.replace_core_v1_namespaced_config_map(NAME, NAMESPACE, read).data["color"])
    change = [{"op": "replace", "path": "/data/color", "value": "blue"}]
    print("patched", core.patch_core_v1_namespaced_config_map(NAME, NAMESPACE, change).data["color"])
    listed = core.list_core_v1_namespaced_config_map(NAMESPACE, field_selector="metadata.name=tour")
    print("listed", len(listed.items), listed.items[0].metadata.name)
    watching = core.list_core_v1_namespaced_config_map_without_preload_content(
        NAMESPACE, watch=True, resource_version=made.metadata.resource_version, field_selector="metadata.name=tour"
    )
    lines = watching.response.stream(None, decode_content=True) if hasattr(watching, "response") else watching.stream(None)
    text = b""
    for chunk in lines:
        text += chunk
        if text.count(b"\n") >= 2:
            break
    for line in text.splitlines()[:2]:
        event = json.loads(line)
        print("watched", event["type"], event["object"]["data"]["color"])
    print("deleted", core.delete_core_v1_namespaced_config_map(NAME, NAMESPACE).status)
    try:
        core.read_core_v1_namespaced_config_map(NAME, NAMESPACE)
    except ApiException as error:
        print("absent", error.status)
