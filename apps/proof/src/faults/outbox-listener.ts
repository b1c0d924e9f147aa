import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Everything a partner's listener was sent, by the pair it de-duplicates on: delivery id and envelope id. */
export interface OutboxListener {
  readonly url: string;
  readonly requests: () => number;
  /** The body that came with a pair. */
  readonly bodies: ReadonlyMap<string, string>;
  /** Pairs that came again with another body; there must be none. */
  readonly changed: readonly string[];
  close(): Promise<void>;
}

/** Answers after a few milliseconds, so that kills find requests in flight. */
export async function startOutboxListener(answerAfterMs: () => number): Promise<OutboxListener> {
  const bodies = new Map<string, string>();
  const changed: string[] = [];
  let requests = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests += 1;
      const body = Buffer.concat(chunks).toString('utf8');
      const { id } = JSON.parse(body) as { id: string };
      const pair = `${String(request.headers['x-payroll-delivery-id'])} ${id}`;
      const known = bodies.get(pair);
      if (known === undefined) bodies.set(pair, body);
      else if (known !== body) changed.push(pair);
      setTimeout(() => response.writeHead(204).end(), answerAfterMs());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    bodies,
    changed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
