// The tour of a generated client: what it prints is what test/tours expects of every language.
import java.io.FileInputStream;
import java.util.List;
import java.util.Map;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import okhttp3.Response;
import okhttp3.ResponseBody;
import okio.BufferedSource;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.CoreV1Api;
import org.openapitools.client.auth.ApiKeyAuth;
import org.openapitools.client.model.IoOrchApiCoreV1ConfigMap;
import org.openapitools.client.model.IoOrchApimachineryPkgApisMetaV1ObjectMeta;

public class Tour {
  static final String NAMESPACE = "default";
  static final String NAME = "tour";
  static final String SELECTOR = "metadata.name=tour";

  public static void main(String[] args) throws Exception {
    ApiClient client = new ApiClient();
    client.setBasePath(System.getenv("SERVER"));
    client.setSslCaCert(new FileInputStream(System.getenv("CA")));
    ApiKeyAuth token = (ApiKeyAuth) client.getAuthentication("BearerToken");
    token.setApiKey(System.getenv("TOKEN"));
    token.setApiKeyPrefix("Bearer");
    CoreV1Api core = new CoreV1Api(client);

    IoOrchApiCoreV1ConfigMap body = new IoOrchApiCoreV1ConfigMap()
        .metadata(new IoOrchApimachineryPkgApisMetaV1ObjectMeta().name(NAME))
        .data(Map.of("color", "red"));
    IoOrchApiCoreV1ConfigMap made = core.createCoreV1NamespacedConfigMap(NAMESPACE, body, null, null, null, null);
    System.out.println("created " + made.getData().get("color"));
    IoOrchApiCoreV1ConfigMap read = core.readCoreV1NamespacedConfigMap(NAME, NAMESPACE, null);
    System.out.println("read " + read.getData().get("color"));
    read.setData(Map.of("color", "green"));
    IoOrchApiCoreV1ConfigMap replaced = core.replaceCoreV1NamespacedConfigMap(NAME, NAMESPACE, read, null, null, null, null);
    System.out.println("replaced " + replaced.getData().get("color"));
    Object change = List.of(Map.of("op", "replace", "path", "/data/color", "value", "blue"));
    IoOrchApiCoreV1ConfigMap patched =
        core.patchCoreV1NamespacedConfigMap(NAME, NAMESPACE, change, null, null, null, null, null);
    System.out.println("patched " + patched.getData().get("color"));
    List<IoOrchApiCoreV1ConfigMap> listed =
        core.listCoreV1NamespacedConfigMap(NAMESPACE, null, null, null, SELECTOR, null, null, null, null, null, null).getItems();
    System.out.println("listed " + listed.size() + " " + listed.get(0).getMetadata().getName());
    String version = made.getMetadata().getResourceVersion();
    Response watching = core.listCoreV1NamespacedConfigMapCall(
        NAMESPACE, null, null, null, SELECTOR, null, null, version, null, null, true, null).execute();
    try (ResponseBody events = watching.body()) {
      BufferedSource lines = events.source();
      for (int i = 0; i < 2; i++) {
        JsonObject event = JsonParser.parseString(lines.readUtf8Line()).getAsJsonObject();
        String color = event.getAsJsonObject("object").getAsJsonObject("data").get("color").getAsString();
        System.out.println("watched " + event.get("type").getAsString() + " " + color);
      }
    }
    System.out.println("deleted "
        + core.deleteCoreV1NamespacedConfigMap(NAME, NAMESPACE, null, null, null, null, null, null).getStatus());
    try {
      core.readCoreV1NamespacedConfigMap(NAME, NAMESPACE, null);
    } catch (ApiException error) {
      System.out.println("absent " + error.getCode());
    }
    System.exit(0);
  }
}
