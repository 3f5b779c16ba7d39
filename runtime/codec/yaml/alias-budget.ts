/** Bounds what aliases and merge keys may multiply: by the peer's rule, and by what they would repeat. */
import type { YamlNode } from "./node.js";
import { YamlSyntaxError } from "./source.js";

/** Below these numbers of nodes nothing is refused. */
const FREE_NODES = 1000;
const FREE_ALIASED_NODES = 100;
/** Share of nodes that may come from aliases, falling from the first to the second over this range of document sizes. */
const SHARE_OF_SMALL = 0.99;
const SHARE_OF_LARGE = 0.1;
const SMALL_NODES = 400_000;
const LARGE_NODES = 4_000_000;
/** Characters that aliases may repeat. */
const REPEATED_CHARACTERS = 16 * 1024 * 1024;

/**
 * Members that merge keys may copy, so many for each node of the document, and altogether: what is merged into what is merged itself is
 * copied at each level. The peer's rule keeps those of aliases far below.
 */
const FREE_MERGED_MEMBERS = 10_000;
const MERGED_PER_NODE = 8;
const MERGED_MEMBERS = 2_000_000;

export class AliasBudget {
  private nodes = 1;
  private aliased = 0;
  private repeated = 0;
  private merged = 0;

  /** Counts nodes that stand in the text themselves. */
  count(nodes: number): void {
    this.nodes += nodes;
  }

  /** Counts what an alias stands for. @throws YamlSyntaxError before anything is copied. */
  expand(target: YamlNode): void {
    this.nodes += target.count;
    this.aliased += target.count;
    this.repeated += target.size;
    const isExcessive = this.aliased > FREE_ALIASED_NODES && this.nodes > FREE_NODES && this.aliased / this.nodes > this.allowedShare();
    if (isExcessive || this.repeated > REPEATED_CHARACTERS) throw excessive();
  }

  /** Counts members that a merge key takes over. @throws YamlSyntaxError before anything is copied. */
  merge(members: number): void {
    this.merged += members;
    if (this.merged > FREE_MERGED_MEMBERS && this.merged > Math.min(this.nodes * MERGED_PER_NODE, MERGED_MEMBERS)) throw excessive();
  }

  private allowedShare(): number {
    const position = (this.nodes - SMALL_NODES) / (LARGE_NODES - SMALL_NODES);
    return SHARE_OF_SMALL - (SHARE_OF_SMALL - SHARE_OF_LARGE) * Math.min(Math.max(position, 0), 1);
  }
}

const excessive = (): YamlSyntaxError => new YamlSyntaxError("document contains excessive aliasing");
