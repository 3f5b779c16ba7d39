/** Ranges of addresses that services get theirs from (CAT-11). */
import ipaddr from "ipaddr.js";
import type { PoolSettings } from "../../../registry/claims/claim-pool.js";
import { ipVersion, isCidr, plainAddress } from "../../../schema/formats/addresses.js";

export type IpFamily = "IPv4" | "IPv6";

/** More than these are never given out of one range. */
const MAXIMUM_SIZE = 65_536;

/** Narrower ranges have no address to give. */
const SMALLEST_SIZE = 4;

const OTHER: Readonly<Record<IpFamily, IpFamily>> = { IPv4: "IPv6", IPv6: "IPv4" };

export const otherFamily = (family: IpFamily): IpFamily => OTHER[family];

export const addressPoolName = (family: IpFamily): string => `serviceips-${family.toLowerCase()}`;

/** Undefined for what is no address. */
export function familyOf(address: string): IpFamily | undefined {
  const version = ipVersion(address);
  return version === 0 ? undefined : `IPv${version}`;
}

/** Addresses of one range by number: 0 is the first that can be given, behind the network's own. */
export class AddressRange {
  readonly family: IpFamily;
  /** As it was written, without what the length of the prefix hides. */
  readonly text: string;
  readonly size: number;
  readonly #first: bigint;

  /** @throws RangeError for what is no range, or too narrow. */
  constructor(cidr: string) {
    if (!isCidr(cidr)) throw new RangeError(`${JSON.stringify(cidr)} is no range of addresses such as 10.0.0.0/24`);
    const [address = "", length = ""] = cidr.split("/");
    this.family = familyOf(address) as IpFamily;
    const bits = this.family === "IPv4" ? 32n : 128n;
    const hidden = bits - BigInt(length);
    const network = (numberOf(address) >> hidden) << hidden;
    this.text = `${textOf(network, this.family)}/${length}`;
    this.#first = network + 1n;
    // The network's own address is never given, of IPv4 neither is the one that speaks to all.
    const usable = (1n << hidden) - (this.family === "IPv4" ? 2n : 1n);
    if (usable + 2n < BigInt(SMALLEST_SIZE)) throw new RangeError(`${JSON.stringify(cidr)} holds too few addresses`);
    this.size = usable > BigInt(MAXIMUM_SIZE) ? MAXIMUM_SIZE : Number(usable);
  }

  /** The first address goes to the service of this server itself. */
  get pool(): PoolSettings {
    return { name: addressPoolName(this.family), range: this.text, size: this.size, reserved: [0] };
  }

  at(number: number): string {
    return textOf(this.#first + BigInt(number), this.family);
  }

  /** Undefined for addresses outside. */
  indexOf(address: string): number | undefined {
    if (familyOf(address) !== this.family) return undefined;
    const number = numberOf(address) - this.#first;
    return number >= 0n && number < BigInt(this.size) ? Number(number) : undefined;
  }
}

/** Octets are decimal, also those with a leading zero. */
function numberOf(address: string): bigint {
  return ipaddr
    .parse(plainAddress(address))
    .toByteArray()
    .reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
}

function textOf(number: bigint, family: IpFamily): string {
  const length = family === "IPv4" ? 4 : 16;
  const bytes = Array.from({ length }, (_, i) => Number((number >> BigInt(8 * (length - 1 - i))) & 0xffn));
  return ipaddr.fromByteArray(bytes).toString();
}
