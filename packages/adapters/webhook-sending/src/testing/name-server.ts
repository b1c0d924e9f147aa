import { createSocket } from 'node:dgram';

export interface NameServer {
  /** `127.0.0.1:5353` */
  readonly address: string;
  /** Answers to come for a name, one a question and kind; the last one stays. */
  readonly answers: Map<string, { readonly a?: readonly string[][]; readonly aaaa?: readonly string[][] }>;
  readonly asked: string[];
  close(): Promise<void>;
}

/** A DNS server that says what the test wants, and something else the next time if the test wants that. */
export async function startNameServer(): Promise<NameServer> {
  const answers: NameServer['answers'] = new Map();
  const asked: string[] = [];
  const counts = new Map<string, number>();
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    const { name, type, end } = readQuestion(question);
    const kind = type === 28 ? 'aaaa' : 'a';
    asked.push(`${kind} ${name}`);
    const known = answers.get(name)?.[kind] ?? [];
    const turn = counts.get(`${kind} ${name}`) ?? 0;
    counts.set(`${kind} ${name}`, turn + 1);
    const addresses = known[Math.min(turn, known.length - 1)] ?? [];
    socket.send(answer(question.subarray(0, end), addresses, type), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    answers,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  while (message[at] !== 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + message[at]!));
    at += message[at]! + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function answer(question: Buffer, addresses: readonly string[], type: number): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180, 2); // an answer, recursion desired and available
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt32BE(0, 8);
  const records = addresses.map((address) => {
    const data = type === 28 ? ipv6(address) : Buffer.from(address.split('.').map(Number));
    const record = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([head, ...records]);
}

/** Eight full groups in hex, as the tests write them. */
function ipv6(address: string): Buffer {
  return Buffer.from(
    address
      .split(':')
      .map((group) => group.padStart(4, '0'))
      .join(''),
    'hex',
  );
}
