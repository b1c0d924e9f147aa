import { Agent, request } from 'node:http';
import type { FuzzRequest } from './fuzz-request';

export interface Answered {
  readonly status: number;
  readonly mediaType: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

/** Past this an answer counts as hanging; time in which there was no processor for it does not count. */
export const LONGEST_MS = 10_000;

const LONGEST_STARVED_MS = 120_000;

/** What came back and in what time, or why nothing did. */
export type Sent = { readonly answer: Answered; readonly ms: number } | { readonly lost: string };

export interface Sender {
  send(url: string, one: Pick<FuzzRequest, 'path' | 'headers' | 'body'> & { readonly method: string }): Promise<Sent>;
  close(): void;
}

/**
 * Plain `http`: `fetch` would tidy up the addresses and headers that are meant to be untidy. `waitedMs` tells how long the
 * service and this program have had no processor so far.
 */
export function sender(waitedMs: () => number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return {
    send: (url, { method, path, headers, body }) =>
      new Promise((resolve) => {
        const { hostname, port } = new URL(url);
        const started = performance.now();
        const waitedBefore = waitedMs();
        const taken = () => performance.now() - started - (waitedMs() - waitedBefore);
        let deadline: NodeJS.Timeout;
        const look = (): void => {
          const left = LONGEST_MS - taken();
          if (left > 0 && performance.now() - started < LONGEST_STARVED_MS) {
            deadline = setTimeout(look, left + 1);
            return;
          }
          resolve({ lost: `no answer within ${LONGEST_MS} ms` });
          sent.destroy();
        };
        const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
        const sent = request(
          {
            agent,
            hostname,
            port,
            method,
            path,
            headers: { ...headers, ...(bytes === undefined ? {} : { 'content-length': bytes.length }) },
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', (error) => resolve({ lost: error.message }));
            response.on('end', () => {
              clearTimeout(deadline);
              resolve({
                ms: taken(),
                answer: {
                  status: response.statusCode ?? 0,
                  mediaType: response.headers['content-type']?.split(';')[0]?.trim(),
                  headers: response.headers,
                  text: Buffer.concat(chunks).toString('utf8'),
                },
              });
            });
          },
        );
        deadline = setTimeout(look, LONGEST_MS);
        sent.on('error', (error) => {
          clearTimeout(deadline);
          resolve({ lost: error.message });
        });
        sent.end(bytes);
      }),
    close: () => agent.destroy(),
  };
}
