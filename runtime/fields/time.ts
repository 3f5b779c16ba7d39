/** Times and durations on the wire: RFC 3339 in, whole seconds or microseconds in UTC out (specification: Time, MicroTime). */

import { quoteBytes } from "../definition/quote-bytes.js";

/** Why a text is no time, worded as the peer words it. */
export class TimeError extends Error {}

const SECONDS_LAYOUT = "2006-01-02T15:04:05Z07:00";
const MICROSECONDS_LAYOUT = "2006-01-02T15:04:05.000000Z07:00";
const CANONICAL = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;
const ZERO = "0001-01-01T00:00:00Z";

/** Canonical text of an RFC 3339 time: UTC, whole seconds, the rest cut off; null for the zero time. Throws TimeError. */
export function canonicalTime(text: string): string | null {
  const quick = CANONICAL.exec(text);
  if (quick !== null && isDay(Number(quick[1]), Number(quick[2]), Number(quick[3]))) return text === ZERO ? null : text;
  const { seconds, nanoseconds } = new LayoutReader(text, SECONDS_LAYOUT).read(false);
  const canonical = `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;
  return canonical === ZERO && nanoseconds === 0 ? null : canonical;
}

/** As {@link canonicalTime}, but with six digits behind the point, which the text must have too. Throws TimeError. */
export function canonicalMicroTime(text: string): string | null {
  const { seconds, nanoseconds } = new LayoutReader(text, MICROSECONDS_LAYOUT).read(true);
  const micros = Math.floor(nanoseconds / 1000);
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (`${whole}Z` === ZERO && nanoseconds === 0) return null;
  return `${whole}.${String(micros).padStart(6, "0")}Z`;
}

function isDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function secondsOf(year: number, month: number, day: number, hour: number, minute: number, second: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getTime() / 1000;
}

/** What four digits of a year can say, after the offset is taken away. */
const EARLIEST = secondsOf(0, 1, 1, 0, 0, 0);
const LATEST = secondsOf(9999, 12, 31, 23, 59, 59);

/** Reads a text piece by piece along the layout, so that a failure names the piece. */
class LayoutReader {
  #rest: string;

  constructor(
    private readonly text: string,
    private readonly layout: string,
  ) {
    this.#rest = text;
  }

  read(microseconds: boolean): { seconds: number; nanoseconds: number } {
    const year = this.#number("2006", /^\d{4}/);
    this.#literal("-");
    const month = this.#number("01", /^\d\d/);
    if (month < 1 || month > 12) this.#outOfRange("month");
    this.#literal("-");
    const day = this.#number("02", /^\d\d/);
    this.#literal("T");
    const hour = this.#number("15", /^\d\d?/);
    if (hour > 23) this.#outOfRange("hour");
    this.#literal(":");
    const minute = this.#number("04", /^\d\d/);
    if (minute > 59) this.#outOfRange("minute");
    this.#literal(":");
    const second = this.#number("05", /^\d\d/);
    if (second > 59) this.#outOfRange("second");
    const nanoseconds = microseconds ? this.#microseconds() : this.#anyFraction();
    const offset = this.#offset();
    if (this.#rest !== "") this.#fail(`: extra text: ${quoteBytes(this.#rest)}`);
    if (!isDay(year, month, day)) this.#outOfRange("day");
    const seconds = secondsOf(year, month, day, hour, minute, second) - offset;
    if (seconds < EARLIEST || seconds > LATEST) this.#outOfRange("year");
    return { seconds, nanoseconds };
  }

  #number(piece: string, pattern: RegExp): number {
    const [digits] = pattern.exec(this.#rest) ?? this.#unreadable(piece);
    this.#rest = this.#rest.slice(digits.length);
    return Number(digits);
  }

  #literal(piece: string): void {
    if (!this.#rest.startsWith(piece)) this.#unreadable(piece);
    this.#rest = this.#rest.slice(1);
  }

  #anyFraction(): number {
    const [whole = "", digits = ""] = /^[.,](\d+)/.exec(this.#rest) ?? [];
    this.#rest = this.#rest.slice(whole.length);
    return Number(digits.slice(0, 9).padEnd(9, "0"));
  }

  #microseconds(): number {
    const [whole, digits = ""] = /^[.,](\d{6})/.exec(this.#rest) ?? this.#unreadable(".000000");
    this.#rest = this.#rest.slice(whole.length);
    return Number(digits) * 1000;
  }

  /** Seconds east of UTC. */
  #offset(): number {
    if (this.#rest.startsWith("Z")) {
      this.#rest = this.#rest.slice(1);
      return 0;
    }
    const [whole, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(this.#rest) ?? this.#unreadable("Z07:00");
    if (Number(hours) > 24) this.#outOfRange("time zone offset hour");
    if (Number(minutes) > 60) this.#outOfRange("time zone offset minute");
    this.#rest = this.#rest.slice(whole.length);
    return (Number(hours) * 3600 + Number(minutes) * 60) * (sign === "-" ? -1 : 1);
  }

  #unreadable(piece: string): never {
    throw new TimeError(
      `parsing time ${quoteBytes(this.text)} as ${quoteBytes(this.layout)}: cannot parse ${quoteBytes(this.#rest)} as ${quoteBytes(piece)}`,
    );
  }

  #outOfRange(what: string): never {
    this.#fail(`: ${what} out of range`);
  }

  #fail(why: string): never {
    throw new TimeError(`parsing time ${quoteBytes(this.text)}${why}`);
  }
}
