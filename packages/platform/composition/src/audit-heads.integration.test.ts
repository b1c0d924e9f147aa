import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auditHeads } from './audit-heads';

const head = { customerId: 1, sequence: 7, hash: 'ab'.repeat(32) };

describe('heads of the audit log posted to an address', () => {
  let server: Server;
  let status = 204;
  const posted: { readonly path: string | undefined; readonly body: string; readonly type: string | undefined }[] = [];
  const noting = () =>
    auditHeads({
      settings: { auditHeads: `http://127.0.0.1:${(server.address() as AddressInfo).port}/heads` },
      heads: () => Promise.resolve([head]),
      transport: () => {
        throw new Error('no email is asked for');
      },
      clock: { now: () => Date.UTC(2026, 10, 12) },
    });

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        posted.push({
          path: request.url,
          body: Buffer.concat(chunks).toString(),
          type: request.headers['content-type'],
        });
        response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => posted.splice(0));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('go as one line of JSON, once for each head that moved', async () => {
    status = 204;
    const notes = noting();
    expect([await notes.note(), await notes.note()]).toEqual([1, 0]);
    expect(posted).toEqual([
      {
        path: '/heads',
        body: JSON.stringify({ at: '2026-11-12T00:00:00.000Z', heads: [head] }),
        type: 'application/json',
      },
    ]);
  });

  test.each([302, 404, 500])(
    'an answer of %i is a failure: no redirect is followed, and the next call tries again',
    async (refused) => {
      status = refused;
      const notes = noting();
      await expect(notes.note()).rejects.toThrow(`AUDIT_HEADS answered ${refused}.`);
      status = 200;
      expect(await notes.note()).toBe(1);
      expect(posted.map(({ path }) => path)).toEqual(['/heads', '/heads']);
    },
  );
});
