/** An address as its bytes: 4 of them, or 16. */
export type IpBytes = readonly number[];

/** Dotted decimal with four parts, the only form a resolver gives; octal, hex and short forms are not addresses here. */
function parseIpv4(text: string): IpBytes | undefined {
  const parts = text.split('.');
  if (parts.length !== 4) return undefined;
  const bytes = parts.map((part) => (/^(0|[1-9]\d{0,2})$/.test(part) ? Number(part) : 256));
  return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}

/** RFC 4291 text, also with an IPv4 tail. A zone (`%eth0`) is refused: it names an interface of this machine. */
function parseIpv6(text: string): IpBytes | undefined {
  const halves = text.toLowerCase().split('::');
  if (halves.length > 2) return undefined;
  const head = groupsOf(halves[0]!);
  const tail = halves.length === 2 ? groupsOf(halves[1]!) : [];
  if (head === undefined || tail === undefined) return undefined;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const groups = [...head, ...Array<number>(missing).fill(0), ...tail];
  return groups.flatMap((group) => [group >> 8, group & 0xff]);
}

function groupsOf(text: string): number[] | undefined {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    if (part.includes('.')) {
      const ipv4 = index === parts.length - 1 ? parseIpv4(part) : undefined;
      if (ipv4 === undefined) return undefined;
      groups.push((ipv4[0]! << 8) | ipv4[1]!, (ipv4[2]! << 8) | ipv4[3]!);
    } else if (/^[0-9a-f]{1,4}$/.test(part)) {
      groups.push(Number(`0x${part}`));
    } else {
      return undefined;
    }
  }
  return groups;
}

export function parseIp(text: string): IpBytes | undefined {
  return text.includes(':') ? parseIpv6(text) : parseIpv4(text);
}
