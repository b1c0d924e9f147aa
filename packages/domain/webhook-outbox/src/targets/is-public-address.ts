import { parseIp, type IpBytes } from './ip-address';

/** Ranges that are not public unicast: [first bytes, number of leading bits]. @see IANA special-purpose registries */
const closedIpv4: readonly (readonly [readonly number[], number])[] = [
  [[0, 0, 0, 0], 8], // this network
  [[10, 0, 0, 0], 8], // private
  [[100, 64, 0, 0], 10], // carrier-grade NAT; cloud metadata of one provider is inside
  [[127, 0, 0, 0], 8], // loopback
  [[169, 254, 0, 0], 16], // link-local; cloud metadata
  [[172, 16, 0, 0], 12], // private
  [[192, 0, 0, 0], 24], // IETF protocol assignments
  [[192, 0, 2, 0], 24], // documentation
  [[192, 31, 196, 0], 24], // AS112
  [[192, 52, 193, 0], 24], // AMT
  [[192, 88, 99, 0], 24], // 6to4 relays
  [[192, 168, 0, 0], 16], // private
  [[192, 175, 48, 0], 24], // AS112
  [[198, 18, 0, 0], 15], // benchmarking
  [[198, 51, 100, 0], 24], // documentation
  [[203, 0, 113, 0], 24], // documentation
  [[224, 0, 0, 0], 4], // multicast
  [[240, 0, 0, 0], 4], // reserved and broadcast
  [[168, 63, 129, 16], 32], // a cloud provider's host agent, routable only inside it
];

/** Inside 2000::/3, the only global unicast there is, these are not hosts on the Internet. */
const closedIpv6: readonly (readonly [readonly number[], number])[] = [
  [[0x20, 0x01, 0x00, 0x00], 23], // IETF protocol assignments: Teredo (judged by its IPv4 before), ORCHID, benchmarking
  [[0x20, 0x01, 0x0d, 0xb8], 32], // documentation
  [[0x26, 0x20, 0x00, 0x4f, 0x80, 0x00], 48], // AS112
  [[0x3f, 0xff, 0x00, 0x00], 20], // documentation
  [[0x5f, 0x00], 16], // segment routing
];

/** Whether packets to this address reach a host on the public Internet and nothing of ours. */
export function isPublicAddress(text: string): boolean {
  const bytes = parseIp(text);
  if (bytes === undefined) return false;
  return bytes.length === 4 ? isPublicIpv4(bytes) : isPublicIpv6(bytes);
}

function isPublicIpv4(bytes: IpBytes): boolean {
  return !closedIpv4.some(([first, bits]) => startsWith(bytes, first, bits));
}

function isPublicIpv6(bytes: IpBytes): boolean {
  // An IPv4 address can ride inside an IPv6 one; the network delivers to the IPv4 host, so that is what is judged.
  const inner = ipv4Within(bytes);
  if (inner !== undefined) return inner.every(isPublicIpv4);
  if (isIsatap(bytes) && !isPublicIpv4(bytes.slice(12))) return false;
  const isGlobalUnicast = startsWith(bytes, [0x20], 3);
  return isGlobalUnicast && !closedIpv6.some(([first, bits]) => startsWith(bytes, first, bits));
}

function ipv4Within(bytes: IpBytes): readonly IpBytes[] | undefined {
  const last = bytes.slice(12);
  const zerosTo = (end: number) => bytes.slice(0, end).every((byte) => byte === 0);
  if (zerosTo(10) && bytes[10] === 0xff && bytes[11] === 0xff) return [last]; // mapped ::ffff:0:0/96
  if (zerosTo(8) && bytes[8] === 0xff && bytes[9] === 0xff && bytes[10] === 0 && bytes[11] === 0) return [last]; // translated
  if (zerosTo(12)) return [last]; // compatible ::/96, with :: and ::1
  if (startsWith(bytes, [0x00, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0], 96)) return [last]; // NAT64
  if (startsWith(bytes, [0x00, 0x64, 0xff, 0x9b, 0x00, 0x01], 48)) return [[127, 0, 0, 1]]; // local NAT64: never ours to use
  if (startsWith(bytes, [0x20, 0x02], 16)) return [bytes.slice(2, 6)]; // 6to4
  if (startsWith(bytes, [0x20, 0x01, 0, 0], 32)) {
    return [bytes.slice(4, 8), last.map((byte) => byte ^ 0xff)]; // Teredo: its server, and the client, inverted
  }
  return undefined;
}

/** ISATAP: an IPv4 address behind any prefix, a private one among them, so that both are judged. @law RFC 5214 6.1 */
function isIsatap(bytes: IpBytes): boolean {
  return (bytes[8] === 0x00 || bytes[8] === 0x02) && bytes[9] === 0x00 && bytes[10] === 0x5e && bytes[11] === 0xfe;
}

function startsWith(bytes: IpBytes, first: readonly number[], bits: number): boolean {
  const whole = bits >> 3;
  for (let i = 0; i < whole; i++) if (bytes[i] !== (first[i] ?? 0)) return false;
  const rest = bits & 7;
  if (rest === 0) return true;
  const mask = (0xff << (8 - rest)) & 0xff;
  return (bytes[whole]! & mask) === ((first[whole] ?? 0) & mask);
}
