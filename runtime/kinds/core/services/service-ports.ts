/** What the ports of a service have to be, each by itself and beside the others (CAT-11). */
import type { Service, ServicePort, ServiceSpec } from "../../../../generated/core/v1/types.js";
import { duplicate, type FieldError, forbiddenField, invalidValue, required } from "../../../errors/field-error.js";
import { quoteText } from "../../../errors/quote-text.js";
import { formats } from "../../../schema/formats/formats.js";
import { fieldPath } from "../../field-path.js";

const PORTS = fieldPath<Service>(({ spec }) => spec.ports);
const LAST_PORT = 65_535;

export function portErrors({ ports = [], type }: ServiceSpec): FieldError[] {
  const names = new Set<string>();
  const numbers = new Set<string>();
  const nodePorts = new Set<string>();
  const wasThere = (seen: Set<string>, key: string): boolean => seen.size === seen.add(key).size;
  return ports.flatMap((port, i) => {
    const path = `${PORTS}[${i}]`;
    const { name = "", protocol = "TCP", nodePort = 0 } = port;
    return [
      ...(name === "" && ports.length > 1 ? [required(`${path}.name`, "")] : []),
      ...(name !== "" && wasThere(names, name) ? [duplicate(`${path}.name`, name)] : []),
      ...targetErrors(port, `${path}.targetPort`),
      ...(type === "ClusterIP" && nodePort !== 0 ? [forbiddenField(`${path}.nodePort`, "may not be used when `type` is 'ClusterIP'")] : []),
      ...(nodePort !== 0 && wasThere(nodePorts, `${protocol} ${nodePort}`) ? [duplicate(`${path}.nodePort`, nodePort)] : []),
      ...(wasThere(numbers, `${protocol} ${port.port}`) ? [{ ...duplicate(path, null), shown: shownPort(port) }] : []),
    ];
  });
}

function targetErrors({ targetPort }: ServicePort, path: string): FieldError[] {
  if (typeof targetPort === "string") {
    return formats.portName.texts(targetPort).map((text) => invalidValue(path, targetPort, text));
  }
  if (targetPort === undefined || (targetPort >= 1 && targetPort <= LAST_PORT)) return [];
  return [invalidValue(path, targetPort, `must be between 1 and ${LAST_PORT}, inclusive`)];
}

/** By what it is the same as another: its number and protocol. */
const shownPort = ({ port, protocol = "TCP" }: ServicePort): string =>
  `core.ServicePort{Name:"", Protocol:${quoteText(protocol)}, AppProtocol:(*string)(nil), Port:${port}, TargetPort:intstr.IntOrString{Type:0, IntVal:0, StrVal:""}, NodePort:0}`;
