import { promises as files } from 'node:fs';
import { sqliteEngine } from '@anz-payroll/persistence-typeorm/testing';
import { startWebService, type WebService } from './testing/web-service';

jest.setTimeout(60_000);

/** On a full disk SQLite refuses every commit (SQLITE_FULL), and the service answers nearly everything with 503. */
describe('a full disk under the database file', () => {
  let web: WebService;
  beforeAll(async () => {
    web = await startWebService(sqliteEngine);
  });
  afterAll(() => web.close());

  const ready = async () => {
    const answer = await fetch(`${web.url}/ready`);
    return { status: answer.status, body: await answer.json() };
  };

  test('is not ready for requests, and ready again with room', async () => {
    const disk = jest.spyOn(files, 'statfs').mockResolvedValue({ blocks: 3072, bavail: 0, bsize: 4096 } as never);
    expect(await ready()).toEqual({
      status: 503,
      body: { error: 'Not ready: no room on the disk of the database' },
    });
    disk.mockRestore();
    // What was found holds for a second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } });
  });
});
