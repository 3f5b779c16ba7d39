// Generated from api-definitions/core/v1/field-selectors.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of ObjectFieldSelector (api-definitions/core/v1/field-selectors.yaml). */
export const objectFieldSelectorSchema: StructSchema = struct("ObjectFieldSelector", () => ({
  atomic: true,
  checks: {
    rules: [
      {
        rule: "self.apiVersion == 'v1' || self.fieldPath == ''",
        message: "",
        messageExpression: "'error converting fieldPath: unsupported pod version: ' + self.apiVersion",
        reason: "FieldValueInvalid",
        fieldPath: ".fieldPath",
      },
      {
        rule: "self.apiVersion != 'v1' || !self.fieldPath.matches(\"^.+\\\\['.*'\\\\]$\") || self.fieldPath.matches(\"^metadata[.](annotations|labels)\\\\['.*'\\\\]$\")",
        message: "",
        messageExpression: "'error converting fieldPath: field label does not support subscript: ' + self.fieldPath",
        reason: "FieldValueInvalid",
        fieldPath: ".fieldPath",
      },
      {
        rule: "self.apiVersion != 'v1' || self.fieldPath.matches(\"^.+\\\\['.*'\\\\]$\") || self.fieldPath in ['', 'metadata.annotations', 'metadata.labels', 'metadata.name', 'metadata.namespace', 'metadata.uid', 'spec.host', 'spec.nodeName', 'spec.restartPolicy', 'spec.schedulerName', 'spec.serviceAccountName', 'status.hostIP', 'status.phase', 'status.podIP', 'status.podIPs']",
        message: "",
        messageExpression: "'error converting fieldPath: field label not supported: ' + self.fieldPath",
        reason: "FieldValueInvalid",
        fieldPath: ".fieldPath",
      },
      {
        rule: "!self.fieldPath.matches(\"^metadata[.](annotations|labels)\\\\['.*'\\\\]$\") || isQualifiedName(subscript(self.fieldPath).lowerAscii())",
        message: "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')",
        reason: "FieldValueInvalid",
        valueExpression: "subscript(self.fieldPath)",
      },
    ],
  },
  fields: {
    apiVersion: field(scalar.string, { omitEmpty: true, default: "v1" }),
    fieldPath: field(scalar.string, { required: true }),
  },
}));

/** Schema of ResourceFieldSelector (api-definitions/core/v1/field-selectors.yaml). */
export const resourceFieldSelectorSchema: StructSchema = struct("ResourceFieldSelector", () => ({
  atomic: true,
  checks: {
    rules: [
      {
        rule: "self.resource == '' || self.resource.startsWith('limits.hugepages-') || self.resource.startsWith('requests.hugepages-') || self.resource in ['limits.cpu', 'limits.ephemeral-storage', 'limits.memory', 'requests.cpu', 'requests.ephemeral-storage', 'requests.memory']",
        message: "supported values: \"limits.cpu\", \"limits.ephemeral-storage\", \"limits.memory\", \"requests.cpu\", \"requests.ephemeral-storage\", \"requests.memory\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".resource",
      },
      {
        rule: "!self.resource.endsWith('.cpu') || quantity(self.divisor).sign() == 0 || self.divisor in ['1', '1m']",
        message: "only divisor's values 1m and 1 are supported with the cpu resource",
        reason: "FieldValueInvalid",
        valueExpression: "self.resource",
        fieldPath: ".divisor",
      },
      {
        rule: "!self.resource.endsWith('.memory') || quantity(self.divisor).sign() == 0 || self.divisor.matches('^1([kMGTPE]|[KMGTPE]i)?$')",
        message: "only divisor's values 1, 1k, 1M, 1G, 1T, 1P, 1E, 1Ki, 1Mi, 1Gi, 1Ti, 1Pi, 1Ei are supported with the memory resource",
        reason: "FieldValueInvalid",
        valueExpression: "self.resource",
        fieldPath: ".divisor",
      },
      {
        rule: "!self.resource.endsWith('.ephemeral-storage') || quantity(self.divisor).sign() == 0 || self.divisor.matches('^1([kMGTPE]|[KMGTPE]i)?$')",
        message: "only divisor's values 1, 1k, 1M, 1G, 1T, 1P, 1E, 1Ki, 1Mi, 1Gi, 1Ti, 1Pi, 1Ei are supported with the local ephemeral storage resource",
        reason: "FieldValueInvalid",
        valueExpression: "self.resource",
        fieldPath: ".divisor",
      },
      {
        rule: "!self.resource.matches('^(limits|requests)[.]hugepages-') || quantity(self.divisor).sign() == 0 || self.divisor.matches('^1([kMGTPE]|[KMGTPE]i)?$')",
        message: "only divisor's values 1, 1k, 1M, 1G, 1T, 1P, 1E, 1Ki, 1Mi, 1Gi, 1Ti, 1Pi, 1Ei are supported with the hugepages resource",
        reason: "FieldValueInvalid",
        valueExpression: "self.resource",
        fieldPath: ".divisor",
      },
    ],
  },
  fields: {
    containerName: field(scalar.string, { omitEmpty: true }),
    resource: field(scalar.string, { required: true }),
    divisor: field(scalar.Quantity),
  },
}));
