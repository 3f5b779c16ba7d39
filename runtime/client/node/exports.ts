/** What programs on Node get beside the rest. */
export { type ConnectOptions, connectByKubeconfig, connectInCluster, type InClusterOptions } from "./connect.js";
export { ExecPlugin, type ExecPluginOptions } from "./exec-plugin.js";
export { TokenFile } from "./file-credentials.js";
export { kubeconfigFromText, readKubeconfigFiles } from "./kubeconfig-files.js";
export { type NodeTransportOptions, nodeTransport } from "./node-transport.js";
