/**
 * Addresses of names, as the machine finds them. Node looks for a name on one of few threads for as long as the machine's resolver takes,
 * ten seconds and more where no server answers: names that nobody answers for, however many, are to keep no other from being found.
 */
import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";

/**
 * Names that are looked for at once: libuv has half of its threads for that, four of the eight of this program, and connections that the
 * operator has asked for find their names beside these.
 */
const MOST_AT_ONCE = 3;
/** Of them, names that were not answered in time when they were looked for last. */
const MOST_SLOW = 1;
const IN_TIME_MS = 1000;
const REMEMBERED_SLOW = 1024;
/** Who has waited so long has the servers of the machine asked directly as well, which takes no thread; they know less than the machine does. */
const PATIENCE_MS = 250;
const DIRECT_TIMEOUT_MS = 2000;
const DIRECT_TRIES = 2;
/** Names that wait for a thread; the one that has waited longest is given up for the next. */
const MAXIMUM_WAITING = 1000;

type Addresses = readonly LookupAddress[];

/** The ways to find what addresses a name has; they reject where it has none, or none can be found. */
export interface LookupMeans {
  readonly system: (name: string, hints: number) => Promise<Addresses>;
  readonly direct: (name: string) => Promise<Addresses>;
}

interface Question {
  readonly key: string;
  readonly name: string;
  readonly hints: number;
  readonly found: PromiseWithResolvers<Addresses>;
  readonly patience: NodeJS.Timeout;
}

export class NameLookups {
  /** Names that are looked for, or wait for that: each is looked for once. */
  readonly #pending = new Map<string, Question>();
  readonly #waiting = new Set<Question>();
  readonly #waitingSlow = new Set<Question>();
  /** The one found to be slow last comes last. */
  readonly #slow = new Set<string>();
  #underWay = 0;
  #slowUnderWay = 0;

  constructor(
    private readonly means: LookupMeans,
    private readonly inTimeMs = IN_TIME_MS,
  ) {}

  /** Rejects with the error of Node's own look-up. */
  addressesOf(name: string, hints = 0): Promise<Addresses> {
    const key = `${hints} ${name}`;
    const known = this.#pending.get(key);
    if (known !== undefined) return known.found.promise;
    const found = Promise.withResolvers<Addresses>();
    // Nobody may wait for it any longer.
    found.promise.catch(() => undefined);
    const patience = setTimeout(() => this.#askDirectly(question), PATIENCE_MS);
    const question: Question = { key, name, hints, found, patience };
    this.#pending.set(key, question);
    const waiting = this.#slow.has(name) ? this.#waitingSlow : this.#waiting;
    const [longest] = waiting;
    if (longest !== undefined && waiting.size >= MAXIMUM_WAITING) this.#fail(longest, unavailable(longest.name));
    waiting.add(question);
    this.#next();
    return found.promise;
  }

  #next(): void {
    while (this.#underWay < MOST_AT_ONCE) {
      const [first] = this.#waiting;
      const [slow] = this.#slowUnderWay < MOST_SLOW ? this.#waitingSlow : [];
      const question = first ?? slow;
      if (question === undefined) return;
      void this.#ask(question);
    }
  }

  async #ask(question: Question): Promise<void> {
    const { name, hints } = question;
    const isSlow = this.#waitingSlow.delete(question);
    this.#waiting.delete(question);
    this.#underWay++;
    if (isSlow) this.#slowUnderWay++;
    const begun = performance.now();
    try {
      this.#settle(question, await this.means.system(name, hints));
    } catch (error) {
      this.#fail(question, error);
    }
    this.#underWay--;
    if (isSlow) this.#slowUnderWay--;
    this.#remember(name, performance.now() - begun > this.inTimeMs);
    this.#next();
  }

  /** While the machine looks for it, those who ask for it again are told the same. */
  async #askDirectly(question: Question): Promise<void> {
    const { name, found } = question;
    try {
      const addresses = await this.means.direct(name);
      if (this.#waiting.delete(question) || this.#waitingSlow.delete(question)) this.#settle(question, addresses);
      else found.resolve(addresses);
    } catch {
      // The machine may know it all the same.
    }
  }

  #settle(question: Question, addresses: Addresses): void {
    this.#end(question);
    question.found.resolve(addresses);
  }

  #fail(question: Question, error: unknown): void {
    this.#end(question);
    question.found.reject(error);
  }

  #end(question: Question): void {
    clearTimeout(question.patience);
    this.#waiting.delete(question);
    this.#waitingSlow.delete(question);
    this.#pending.delete(question.key);
  }

  #remember(name: string, isSlow: boolean): void {
    this.#slow.delete(name);
    if (!isSlow) return;
    this.#slow.add(name);
    const [longest] = this.#slow;
    if (this.#slow.size > REMEMBERED_SLOW) this.#slow.delete(longest as string);
  }
}

const unavailable = (name: string): Error =>
  Object.assign(new Error(`getaddrinfo EAI_AGAIN ${name}`), { code: "EAI_AGAIN", hostname: name });

let resolver: Resolver | undefined;
let asking = 0;

/** By the servers that the machine has at the time. */
async function askServers(name: string): Promise<Addresses> {
  resolver ??= new Resolver({ timeout: DIRECT_TIMEOUT_MS, tries: DIRECT_TRIES });
  asking++;
  try {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [...addressesIn(v4, 4), ...addressesIn(v6, 6)];
    if (found.length === 0) throw unavailable(name);
    return found;
  } finally {
    if (--asking === 0) resolver = undefined;
  }
}

const addressesIn = (answer: PromiseSettledResult<readonly string[]>, family: 4 | 6): LookupAddress[] =>
  answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family })) : [];

/** Of this program. */
export const nameLookups = new NameLookups({ system: (name, hints) => lookup(name, { all: true, hints }), direct: askServers });

/** For connections to whom others have named: as Node's own, but for the names that nobody answers for. */
export const lookupInTurn: LookupFunction = (name, options, done) => {
  const tell = (found: Addresses): void => {
    const [first] = found;
    if (first === undefined) done(unavailable(name), "");
    else if (options.all === true) done(null, [...found]);
    else done(null, first.address, first.family);
  };
  nameLookups.addressesOf(name, options.hints).then(
    (found) => tell(options.family === 4 || options.family === 6 ? found.filter(({ family }) => family === options.family) : found),
    (error: NodeJS.ErrnoException) => done(error, ""),
  );
};
