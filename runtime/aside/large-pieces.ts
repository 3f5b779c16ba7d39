/** What lists and watches send of large objects in other forms than they are held in: made on the thread for large requests. */
import type { EncodableObject } from "../codec/encodable-object.js";
import type { Piece, PieceMaker } from "../codec/pieces.js";
import type { KindDefinition, ResourceDefinition } from "../definition/resource-definition.js";
import { isLargeEntry } from "../registry/large-objects.js";
import { asBuffer } from "./handed-over.js";
import type { AsideLane } from "./lane.js";
import { mayGoAside } from "./large.js";
import { pathOf } from "./messages.js";

/** Whose turn what watches share waits for. */
const NOBODY = "";

export class AsidePieces implements PieceMaker {
  /** @param pending pieces that are being made, by object: who wants one again waits for the same, in no other turn than his */
  constructor(
    private readonly lane: AsideLane,
    private readonly holder = NOBODY,
    private readonly pending = new WeakMap<EncodableObject, Map<string, Promise<Buffer>>>(),
  ) {}

  askedBy(user: string): PieceMaker {
    return new AsidePieces(this.lane, user, this.pending);
  }

  takes(definition: KindDefinition, object: EncodableObject): definition is ResourceDefinition {
    if (!isLargeEntry(object.held ?? object) || !isResource(definition) || !mayGoAside(definition)) return false;
    // What somebody else has converted is there in its version.
    return definition.conversion.type !== "sync" || object.held !== undefined;
  }

  make(definition: KindDefinition, object: EncodableObject, piece: Piece): Promise<Buffer> | undefined {
    if (!this.takes(definition, object)) return undefined;
    const held = object.held ?? object;
    const isOtherVersion = definition.conversion.type === "sync";
    return this.#shared(held, JSON.stringify([this.holder, pathOf(definition), piece]), async () =>
      asBuffer(await this.lane.make({ path: pathOf(definition), json: held.json, isOtherVersion, piece }, this.holder)),
    );
  }

  #shared(object: EncodableObject, id: string, make: () => Promise<Buffer>): Promise<Buffer> {
    let pieces = this.pending.get(object);
    if (pieces === undefined) {
      pieces = new Map();
      this.pending.set(object, pieces);
    }
    const known = pieces.get(id);
    if (known !== undefined) return known;
    const made = make().finally(() => pieces.delete(id));
    pieces.set(id, made);
    return made;
  }
}

const isResource = (definition: KindDefinition): definition is ResourceDefinition => "origin" in definition;
