/** The thread's side of admission, of handlers, of what parts of the server change and kinds reserve: they live where the rest of the server does, and are asked. */
import { parseJson, stringifyJson } from "../codec/json/json.js";
import { type JsonObject, type JsonValue, setOwn } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import { requestEntityTooLarge } from "../errors/constructors.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import { AdmissionChain, type AdmissionReservation } from "../registry/admission/chain.js";
import type { Soon } from "../registry/conversion/versions.js";
import { type CreatingHandler, Outcome } from "../registry/handlers.js";
import type { Fate, Reservation } from "../registry/resource-hook.js";
import type { Asker } from "./asker.js";
import { asBuffer, ownBytes } from "./handed-over.js";
import type { AdmissionReply, AsideObjects, AsideRequest, ChangeReply, HandleReply, ReserveReply } from "./messages.js";

/** Asks the plugins where they live; they are shown the objects where any of them reads those. */
export class AskingAdmission extends AdmissionChain {
  constructor(
    private readonly id: number,
    private readonly asker: Asker,
    private readonly request: Pick<AsideRequest, "isReadByPlugins" | "isReservedByPlugins">,
    /** Where plugins find what they replace. */
    private readonly asked: Map<number, AdmissionAttributes>,
  ) {
    super([]);
  }

  override passesDeletedOn(): boolean {
    return !this.request.isReadByPlugins.admit && !this.request.isReadByPlugins.validate;
  }

  override async admit(attributes: AdmissionAttributes): Promise<void> {
    this.asked.set(this.id, attributes);
    try {
      await this.asker.pause(this.id);
      const changed = await this.#ask("admit", attributes);
      if (changed === undefined) return;
      const object = parseJson(asBuffer(changed)).value as ApiObject;
      await this.asker.pause(this.id);
      await attributes.replace(object);
      await this.asker.pause(this.id);
    } finally {
      this.asked.delete(this.id);
    }
  }

  override reserve(attributes: AdmissionAttributes): Soon<AdmissionReservation | undefined> {
    return this.request.isReservedByPlugins ? this.#reserve(attributes) : undefined;
  }

  async #reserve(attributes: AdmissionAttributes): Promise<AdmissionReservation | undefined> {
    const { operation, name, dryRun, object, oldObject } = attributes;
    const names = { operation, name, generateName: object?.metadata.generateName ?? "", dryRun };
    const states = statesOf(object, oldObject);
    const question = { kind: "reserve", by: "admission", attributes: names, objects: { ...states, options: attributes.options } } as const;
    const { reservation } = await this.asker.ask<ReserveReply>(this.id, question, buffersOf(states));
    if (reservation === undefined) return undefined;
    const fateOf = (isStored: boolean): Fate => (isStored ? "stored" : "dropped");
    return {
      end: (isStored) => void this.asker.ask(this.id, { kind: "reserved", reservation, fate: fateOf(isStored) }).catch(() => undefined),
    };
  }

  override async validate(attributes: AdmissionAttributes): Promise<void> {
    await this.asker.pause(this.id);
    await this.#ask("validate", attributes);
  }

  #ask(stage: "admit" | "validate", { operation, name, dryRun, object, oldObject, options }: AdmissionAttributes): Promise<AdmissionReply> {
    const generateName = object?.metadata.generateName ?? "";
    const attributes = { operation, name, generateName, dryRun };
    if (!this.request.isReadByPlugins[stage]) return this.asker.ask(this.id, { kind: "admission", stage, attributes });
    const states = statesOf(object, oldObject);
    return this.asker.ask(this.id, { kind: "admission", stage, attributes, objects: { ...states, options } }, buffersOf(states));
  }
}

/** Answers what is worked on here: the handler lives where the rest of the server does. */
export function askingHandler(asker: Asker, id: number): CreatingHandler {
  return {
    does: "create",
    create: async ({ object, dryRun }) => {
      const { object: json } = statesOf(object, undefined);
      if (json === undefined) throw new TypeError("there is nothing to answer");
      const reply = await asker.ask<HandleReply>(id, { kind: "handle", object: json, dryRun }, [json.buffer]);
      return reply instanceof Uint8Array ? (parseJson(asBuffer(reply)).value as ApiObject) : new Outcome(reply.status);
    },
  };
}

/** What the part of the server that asks for a write makes of an object; it lives where the rest of the server does. */
export async function askedChange(asker: Asker, id: number, object: ApiObject): Promise<ApiObject> {
  const json = ownBytes(Buffer.from(stringifyJson(object as unknown as JsonObject)));
  const changed = await asker.ask<ChangeReply>(id, { kind: "change", object: json }, [json.buffer]);
  return parseJson(asBuffer(changed)).value as ApiObject;
}

/** What the kind's hook takes is taken where others take it; it comes back written into the object, of which the metadata stays. */
export async function reserveAside(
  asker: Asker,
  id: number,
  object: ApiObject,
  old: ApiObject | undefined,
  dryRun: boolean,
): Promise<Reservation | undefined> {
  const { name = "", generateName = "" } = object.metadata;
  const attributes = { operation: old === undefined ? "CREATE" : "UPDATE", name, generateName, dryRun } as const;
  const states = statesOf(object, old);
  const question = { kind: "reserve", by: "kind", attributes, objects: { ...states, options: undefined } } as const;
  const { reservation, object: written } = await asker.ask<ReserveReply>(id, question, buffersOf(states));
  if (written !== undefined) takeOver(object as unknown as JsonObject, parseJson(asBuffer(written)).value as JsonObject);
  if (reservation === undefined) return undefined;
  return {
    end: (fate) => {
      const ended = asker.ask<void>(id, { kind: "reserved", reservation, fate });
      // Only what is given back is waited for: the next attempt may take it again.
      if (fate === "dropped") return ended;
      void ended.catch(() => undefined);
    },
  };
}

/** Makes an object what another is, but for its metadata. */
function takeOver(object: JsonObject, other: JsonObject): void {
  for (const name of Object.keys(object)) if (name !== "metadata") delete object[name];
  for (const name of Object.keys(other)) setOwn(object, name, other[name] as JsonValue);
}

type States = Pick<AsideObjects, "object" | "oldObject">;

function statesOf(object: Readonly<ApiObject> | undefined, oldObject: Readonly<ApiObject> | undefined): States {
  return { ...bytesOf("object", object), ...bytesOf("oldObject", oldObject) };
}

const buffersOf = (states: States): ArrayBuffer[] => Object.values(states).map(({ buffer }) => buffer);

/** Of JSON that is shown to others: twice what can be stored, and defaults make hundreds of bytes of two that a client sends. */
const MAXIMUM_SHOWN_BYTES = 8 * 1024 * 1024;

/** @throws StatusError 413. */
function bytesOf(name: string, object: Readonly<ApiObject> | undefined): Record<string, Uint8Array<ArrayBuffer>> {
  if (object === undefined) return {};
  const text = stringifyJson(object as unknown as JsonObject);
  const bytes = text.length > MAXIMUM_SHOWN_BYTES ? undefined : ownBytes(Buffer.from(text));
  if (bytes === undefined || bytes.length > MAXIMUM_SHOWN_BYTES) {
    throw requestEntityTooLarge(`limit is ${MAXIMUM_SHOWN_BYTES} for an object with its defaults`);
  }
  return { [name]: bytes };
}
