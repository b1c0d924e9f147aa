import { setTimeout } from 'node:timers/promises';
import { plainConnection, type PlainConnection } from './plain-connection';
import type { LoadAnswer, LoadJob, Outcome, PacedJob, ReadJob, RotateJob } from './load-job';

// Drives the load from a process of its own, so that it takes no time from what is measured but that of the machine.
process.on('message', (job: LoadJob) => {
  const before = process.cpuUsage();
  run(job).then(
    (done) => {
      const { user, system } = process.cpuUsage(before);
      answer({ done: { ...done, processorSeconds: (user + system) / 1e6 } });
    },
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});

function run(job: LoadJob): Promise<Outcome> {
  switch (job.kind) {
    case 'read':
      return read(job);
    case 'rotate':
      return rotate(job);
    case 'paced':
      return paced(job);
  }
}

function answer(message: LoadAnswer): void {
  process.send!(message);
}

async function read({ port, paths, json, headers, requests, clients, bytes }: ReadJob): Promise<Outcome> {
  const texts = paths.map((path) =>
    json === undefined ? request('GET', path, headers) : request('POST', path, headers, 'application/json', json),
  );
  let sent = 0;
  const seconds = await together(port, clients, async (connection) => {
    while (sent < requests) {
      const { status, body } = await connection.send(texts[sent++ % texts.length]!);
      if (status !== 200) throw new Error(`Answered ${status}: ${body}`);
      if (Buffer.byteLength(body) !== bytes) throw new Error(`${Buffer.byteLength(body)} bytes instead of ${bytes}`);
    }
  });
  return { seconds, tokens: [] };
}

async function rotate({ port, path, headers, tokens, rotations }: RotateJob): Promise<Outcome> {
  const last = [...tokens];
  const seconds = await together(port, tokens.length, async (connection, chain) => {
    for (let rotation = 0; rotation < rotations; rotation++) {
      const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: last[chain]! }).toString();
      const { status, body } = await connection.send(
        request('POST', path, headers, 'application/x-www-form-urlencoded', form),
      );
      const next = (JSON.parse(body) as { refresh_token?: string }).refresh_token;
      if (status !== 200 || next === undefined || next === last[chain]) throw new Error(`Answered ${status}: ${body}`);
      last[chain] = next;
    }
  });
  return { seconds, tokens: last };
}

/** A request that is due while the one before is unanswered waits for it, and its waiting counts. */
async function paced({ port, path, headers, requests, everyMs }: PacedJob): Promise<Outcome> {
  const text = request('GET', path, headers);
  const milliseconds: number[] = [];
  const seconds = await together(port, 1, async (connection) => {
    const begin = performance.now();
    for (let at = 0; at < requests; at += 1) {
      const due = begin + at * everyMs;
      const wait = due - performance.now();
      if (wait > 0) await setTimeout(wait);
      const { status, body } = await connection.send(text);
      if (status !== 200) throw new Error(`Answered ${status}: ${body}`);
      milliseconds.push(performance.now() - Math.max(due, begin));
    }
  });
  return { seconds, tokens: [], milliseconds };
}

async function together(
  port: number,
  clients: number,
  work: (connection: PlainConnection, client: number) => Promise<void>,
): Promise<number> {
  const connections = await Promise.all(Array.from({ length: clients }, () => plainConnection(port)));
  try {
    const start = process.hrtime.bigint();
    await Promise.all(connections.map(work));
    return Number(process.hrtime.bigint() - start) / 1e9;
  } finally {
    for (const connection of connections) connection.close();
  }
}

function request(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  mediaType?: string,
  body = '',
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (mediaType !== undefined) {
    lines.push(`content-type: ${mediaType}\r\n`, `content-length: ${Buffer.byteLength(body)}\r\n`);
  }
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n${body}`;
}
