// Generated from api-definitions. Do not edit.
import type { Connection } from "../../runtime/client/generated-doorway.js";
import { AdmissionregistrationV1 } from "./admissionregistration/v1.js";
import { AppsV1 } from "./apps/v1.js";
import { AuthenticationV1 } from "./authentication/v1.js";
import { AuthorizationV1 } from "./authorization/v1.js";
import { AutoscalingV1 } from "./autoscaling/v1.js";
import { AutoscalingV2 } from "./autoscaling/v2.js";
import { AutoscalingV2beta1 } from "./autoscaling/v2beta1.js";
import { AutoscalingV2beta2 } from "./autoscaling/v2beta2.js";
import { BatchV1 } from "./batch/v1.js";
import { BatchV1beta1 } from "./batch/v1beta1.js";
import { CertificatesV1 } from "./certificates/v1.js";
import { CoordinationV1 } from "./coordination/v1.js";
import { CoreV1 } from "./core/v1.js";
import { DiscoveryV1 } from "./discovery/v1.js";
import { DiscoveryV1beta1 } from "./discovery/v1beta1.js";
import { EventsV1 } from "./events/v1.js";
import { EventsV1beta1 } from "./events/v1beta1.js";
import { NetworkingV1 } from "./networking/v1.js";
import { NodeV1 } from "./node/v1.js";
import { NodeV1beta1 } from "./node/v1beta1.js";
import { PolicyV1 } from "./policy/v1.js";
import { PolicyV1beta1 } from "./policy/v1beta1.js";
import { RbacV1 } from "./rbac/v1.js";
import { SchedulingV1 } from "./scheduling/v1.js";
import { StorageV1 } from "./storage/v1.js";
import { StorageV1beta1 } from "./storage/v1beta1.js";

/** A typed client for every resource, by group and version: `clients.core.v1.pods`. */
export class Clientset {
  constructor(readonly connection: Connection) {
  }

  /** The group admissionregistration. */
  get admissionregistration() {
    return {
      v1: new AdmissionregistrationV1(this.connection),
    };
  }

  /** The group apps. */
  get apps() {
    return {
      v1: new AppsV1(this.connection),
    };
  }

  /** The group authentication. */
  get authentication() {
    return {
      v1: new AuthenticationV1(this.connection),
    };
  }

  /** The group authorization. */
  get authorization() {
    return {
      v1: new AuthorizationV1(this.connection),
    };
  }

  /** The group autoscaling. */
  get autoscaling() {
    return {
      v2: new AutoscalingV2(this.connection),
      v1: new AutoscalingV1(this.connection),
      v2beta1: new AutoscalingV2beta1(this.connection),
      v2beta2: new AutoscalingV2beta2(this.connection),
    };
  }

  /** The group batch. */
  get batch() {
    return {
      v1: new BatchV1(this.connection),
      v1beta1: new BatchV1beta1(this.connection),
    };
  }

  /** The group certificates. */
  get certificates() {
    return {
      v1: new CertificatesV1(this.connection),
    };
  }

  /** The group coordination. */
  get coordination() {
    return {
      v1: new CoordinationV1(this.connection),
    };
  }

  /** The core group. */
  get core() {
    return {
      v1: new CoreV1(this.connection),
    };
  }

  /** The group discovery. */
  get discovery() {
    return {
      v1: new DiscoveryV1(this.connection),
      v1beta1: new DiscoveryV1beta1(this.connection),
    };
  }

  /** The group events. */
  get events() {
    return {
      v1: new EventsV1(this.connection),
      v1beta1: new EventsV1beta1(this.connection),
    };
  }

  /** The group networking. */
  get networking() {
    return {
      v1: new NetworkingV1(this.connection),
    };
  }

  /** The group node. */
  get node() {
    return {
      v1: new NodeV1(this.connection),
      v1beta1: new NodeV1beta1(this.connection),
    };
  }

  /** The group policy. */
  get policy() {
    return {
      v1: new PolicyV1(this.connection),
      v1beta1: new PolicyV1beta1(this.connection),
    };
  }

  /** The group rbac. */
  get rbac() {
    return {
      v1: new RbacV1(this.connection),
    };
  }

  /** The group scheduling. */
  get scheduling() {
    return {
      v1: new SchedulingV1(this.connection),
    };
  }

  /** The group storage. */
  get storage() {
    return {
      v1: new StorageV1(this.connection),
      v1beta1: new StorageV1beta1(this.connection),
    };
  }
}

export type * as admissionregistrationV1 from "../admissionregistration/v1/types.js";
export type * as appsV1 from "../apps/v1/types.js";
export type * as authenticationV1 from "../authentication/v1/types.js";
export type * as authorizationV1 from "../authorization/v1/types.js";
export type * as autoscalingV2 from "../autoscaling/v2/types.js";
export type * as autoscalingV1 from "../autoscaling/v1/types.js";
export type * as autoscalingV2beta1 from "../autoscaling/v2beta1/types.js";
export type * as autoscalingV2beta2 from "../autoscaling/v2beta2/types.js";
export type * as batchV1 from "../batch/v1/types.js";
export type * as batchV1beta1 from "../batch/v1beta1/types.js";
export type * as certificatesV1 from "../certificates/v1/types.js";
export type * as coordinationV1 from "../coordination/v1/types.js";
export type * as coreV1 from "../core/v1/types.js";
export type * as discoveryV1 from "../discovery/v1/types.js";
export type * as discoveryV1beta1 from "../discovery/v1beta1/types.js";
export type * as eventsV1 from "../events/v1/types.js";
export type * as eventsV1beta1 from "../events/v1beta1/types.js";
export type * as networkingV1 from "../networking/v1/types.js";
export type * as nodeV1 from "../node/v1/types.js";
export type * as nodeV1beta1 from "../node/v1beta1/types.js";
export type * as policyV1 from "../policy/v1/types.js";
export type * as policyV1beta1 from "../policy/v1beta1/types.js";
export type * as rbacV1 from "../rbac/v1/types.js";
export type * as schedulingV1 from "../scheduling/v1/types.js";
export type * as storageV1 from "../storage/v1/types.js";
export type * as storageV1beta1 from "../storage/v1beta1/types.js";
