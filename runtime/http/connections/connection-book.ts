/**
 * How many connections there may be, by standing, in all and per address. Who is new comes in at the cost of whoever has been there
 * longest without proving who he is, from the address that has the most: so a client that does what it came for gets through beside
 * any number that do not, and no stranger takes a place from somebody known.
 */
import type { Connection, Standing } from "./connection.js";

export interface ConnectionLimits {
  /** In all. */
  readonly connections: number;
  /** Without a finished handshake. */
  readonly handshakes: number;
  /** Encrypted, with nobody known on them. */
  readonly strangers: number;
}

/** Descriptors that are left for files, threads and connections of the server's own. */
const RESERVED_DESCRIPTORS = 128;
const MOST_HANDSHAKES = 4096;
const MOST_STRANGERS = 512;
const MOST_CONNECTIONS = 100_000;
/** Strangers of whose headers over HTTP/2 a part has come: each may hold half a megabyte. Those of honest clients are whole within moments. */
const MOST_PARTIAL = 64;
/** Who has this share of all of them makes room for others. */
const USER_SHARE = 1 / 4;
/**
 * Connections of one user, from which on one that does nothing ends for each that comes: twice as many as clients have that share a token.
 * Each holds some 80 KiB over HTTP/2, whatever it is for.
 */
const MOST_OF_USER = 2048;
/** Of these so many are looked at for one that does nothing. */
const LOOKED_AT = 64;
/** After so many sweeps a handshake that has not ended is hardly an honest client's: those end within moments. */
const OVERDUE_TICKS = 3;

/** Limits for a process that may have so many descriptors; `asked` is the operator's own number, 0 for none. */
export function limitsFor(descriptors: number, asked = 0): ConnectionLimits {
  const room = Math.max(16, descriptors - Math.min(RESERVED_DESCRIPTORS, Math.floor(descriptors / 2)));
  const connections = Math.min(asked === 0 ? MOST_CONNECTIONS : asked, room);
  return {
    connections,
    handshakes: Math.max(4, Math.min(MOST_HANDSHAKES, Math.floor(connections / 2))),
    strangers: Math.max(4, Math.min(MOST_STRANGERS, Math.floor(connections / 4))),
  };
}

export class ConnectionBook {
  readonly #groups: Readonly<Record<Standing, Group>>;
  /** Strangers whose headers are not whole, in the order in which that was seen. */
  readonly #partial = new Group(MOST_PARTIAL);
  readonly #all = new Set<Connection>();
  readonly #byUser = new Map<string, Set<Connection>>();

  constructor(private readonly limits: ConnectionLimits) {
    this.#groups = {
      handshake: new Group(limits.handshakes, OVERDUE_TICKS),
      stranger: new Group(limits.strangers),
      known: new Group(limits.connections),
    };
  }

  get size(): number {
    return this.#all.size;
  }

  count(standing: Standing): number {
    return this.#groups[standing].size;
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.#all.values();
  }

  /** Enters a new connection, at the cost of another where there is no room. False: there is none, it is to be refused. */
  admit(connection: Connection): boolean {
    const { handshake, stranger } = this.#groups;
    const victim =
      handshake.crowdedBy(connection) ??
      (this.#all.size >= this.limits.connections ? (stranger.oldest() ?? handshake.oldest() ?? this.#superfluous()) : undefined);
    if (victim === undefined && this.#all.size >= this.limits.connections) return false;
    if (victim !== undefined) this.#evict(victim);
    this.#all.add(connection);
    handshake.add(connection);
    return true;
  }

  /** Its standing has risen. */
  rise(connection: Connection, standing: Standing): void {
    if (!this.#all.has(connection)) return;
    const group = this.#groups[standing];
    const victim = standing === "stranger" ? group.crowdedBy(connection) : undefined;
    if (victim !== undefined) this.#evict(victim);
    this.#groups[connection.standing].delete(connection);
    this.#partial.delete(connection);
    connection.rise(standing);
    group.add(connection);
  }

  /** It is known whose it is. */
  recognise(connection: Connection): void {
    const user = connection.user as string;
    const own = this.#byUser.get(user);
    if (!this.#all.has(connection)) return;
    if (own === undefined) this.#byUser.set(user, new Set([connection]));
    else {
      if (own.size >= MOST_OF_USER) retireIdle(own);
      own.add(connection);
    }
  }

  /** A stranger has asked something: others have been idle for longer. */
  touch(connection: Connection): void {
    const group = this.#groups[connection.standing];
    group.delete(connection);
    group.add(connection);
  }

  /** A stranger has been read, of whose headers a part may have come. */
  look(connection: Connection): void {
    const isPartial = connection.hasPartialHead;
    if (!this.#all.has(connection) || isPartial === this.#partial.has(connection)) return;
    if (!isPartial) {
      this.#partial.delete(connection);
      return;
    }
    const victim = this.#partial.crowdedBy(connection);
    if (victim !== undefined) this.#evict(victim);
    this.#partial.add(connection);
  }

  remove(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    this.#groups[connection.standing].delete(connection);
    this.#partial.delete(connection);
    if (connection.user === undefined) return;
    const own = this.#byUser.get(connection.user);
    own?.delete(connection);
    if (own?.size === 0) this.#byUser.delete(connection.user);
  }

  #evict(connection: Connection): void {
    this.remove(connection);
    connection.cut();
  }

  /**
   * Only known clients are left. Who has a large share of all connections gives one up, whatever is under way on it if that is so of all
   * of them; else one that does nothing goes: its client connects anew when it has something to ask.
   */
  #superfluous(): Connection | undefined {
    let most: Set<Connection> | undefined;
    for (const own of this.#byUser.values()) if (most === undefined || own.size > most.size) most = own;
    if (most === undefined || most.size < this.limits.connections * USER_SHARE) return longestIdle(this.#all);
    return longestIdle(most) ?? most.values().next().value;
  }
}

/** Tells the client of one that has done nothing for long to connect anew for its next request. Those on which something is under way are looked at again after all others. */
function retireIdle(connections: Set<Connection>): void {
  const idle: Connection[] = [];
  let looked = 0;
  for (const connection of connections) {
    if (++looked > LOOKED_AT) break;
    if (connection.idle && !connection.leaving) idle.push(connection);
    else {
      connections.delete(connection);
      connections.add(connection);
    }
  }
  const longest = longestIdle(idle);
  if (longest === undefined) return;
  connections.delete(longest);
  longest.retire();
}

function longestIdle(connections: Iterable<Connection>): Connection | undefined {
  let longest: Connection | undefined;
  for (const connection of connections) {
    if (connection.idle && (longest === undefined || connection.since < longest.since)) longest = connection;
  }
  return longest;
}

/** Connections of one standing by address, each address's in the order of their last request. */
class Group {
  readonly #byAddress = new Map<string, Set<Connection>>();
  size = 0;

  /** Where there is no room, those go first that are in it for so many ticks. */
  constructor(
    private readonly limit: number,
    private readonly overdueTicks = Number.POSITIVE_INFINITY,
  ) {}

  add(connection: Connection): void {
    const own = this.#byAddress.get(connection.address);
    if (own === undefined) this.#byAddress.set(connection.address, new Set([connection]));
    else own.add(connection);
    this.size++;
  }

  has(connection: Connection): boolean {
    return this.#byAddress.get(connection.address)?.has(connection) === true;
  }

  delete(connection: Connection): void {
    const own = this.#byAddress.get(connection.address);
    if (own === undefined || !own.delete(connection)) return;
    this.size--;
    if (own.size === 0) this.#byAddress.delete(connection.address);
  }

  /** Who has to go when this one comes: the oldest of its own address when that has half of all places, else of the one that has most. */
  crowdedBy(connection: Connection): Connection | undefined {
    const own = this.#byAddress.get(connection.address);
    if (own !== undefined && own.size >= this.limit / 2) return victimOf(own);
    return this.size >= this.limit ? (this.#overdue(connection.since) ?? this.oldest()) : undefined;
  }

  /** Whoever has been in it for longest, of whatever address, if that is too long. */
  #overdue(tick: number): Connection | undefined {
    let longest: Connection | undefined;
    for (const own of this.#byAddress.values()) {
      const first = own.values().next().value as Connection;
      if (tick - first.since >= this.overdueTicks && (longest === undefined || first.since < longest.since)) longest = first;
    }
    return longest;
  }

  /** The oldest of the address that has most. */
  oldest(): Connection | undefined {
    let most: Set<Connection> | undefined;
    for (const own of this.#byAddress.values()) if (most === undefined || own.size > most.size) most = own;
    return most === undefined ? undefined : victimOf(most);
  }
}

/** The oldest whose greeting is cut, else the oldest. */
function victimOf(connections: Set<Connection>): Connection | undefined {
  for (const connection of connections) if (connection.greeting) return connection;
  return connections.values().next().value;
}
