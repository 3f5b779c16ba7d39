/** Expressions of the named string syntaxes. Lengths and wording of errors are the runtime's. */
import type { FormatName } from "./model.js";

const DNS1123_LABEL = "[a-z0-9]([-a-z0-9]*[a-z0-9])?";
const QUALIFIED_NAME_PART = "([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]";

interface Format {
  readonly pattern: string;
  readonly maxLength?: number;
}

/** Every {@link FormatName} with its expression (anchored) and its length limit in characters. */
export const formats: Readonly<Record<FormatName, Format>> = {
  dns1123Label: { pattern: `^${DNS1123_LABEL}$`, maxLength: 63 },
  storageClassName: { pattern: `^(${DNS1123_LABEL}(\\.${DNS1123_LABEL})*)?$`, maxLength: 253 },
  dns1123Subdomain: { pattern: `^${DNS1123_LABEL}(\\.${DNS1123_LABEL})*$`, maxLength: 253 },
  dns1035Label: { pattern: "^[a-z]([-a-z0-9]*[a-z0-9])?$", maxLength: 63 },
  qualifiedName: { pattern: `^((?=[^/]{1,253}/)${DNS1123_LABEL}(\\.${DNS1123_LABEL})*/)?${QUALIFIED_NAME_PART}$` },
  labelValue: { pattern: `^(${QUALIFIED_NAME_PART})?$`, maxLength: 63 },
  configMapKey: { pattern: "^(?!\\.$)(?!\\.\\.)[-._a-zA-Z0-9]+$", maxLength: 253 },
  envVarName: { pattern: "^(?!\\.$)(?!\\.\\.)[-._a-zA-Z][-._a-zA-Z0-9]*$" },
  cIdentifier: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
  portName: { pattern: "^(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?$", maxLength: 15 },
  ipAddress: { pattern: "^([0-9]{1,3}(\\.[0-9]{1,3}){3}|[0-9a-fA-F:]*:[0-9a-fA-F:.]*)$" },
  httpHeaderName: { pattern: "^[-A-Za-z0-9]+$" },
  csiDriverName: { pattern: "^[A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?)*$", maxLength: 63 },
  relativePath: { pattern: "^(?!/)(?!(.*/)?\\.\\.(/|$))" },
  volumeItemPath: { pattern: "^(?!/)(?!\\.\\.)(?!(.*/)?\\.\\.(/|$))" },
};
