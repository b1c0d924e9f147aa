import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Transaction } from '@anz-payroll/persistence-typeorm';
import { must, operator, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(120_000);

describe('the activity page', () => {
  let web: WebService;
  let owner: Browser;
  let customerId: number;
  let folder: string;
  let headsFile: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'activity-'));
    headsFile = join(folder, 'heads.jsonl');
    web = await startWebService(undefined, { AUDIT_HEADS: `file:${headsFile}` });
    owner = await web.signIn();
    customerId = must(await web.service.accounts.authenticateBearer(web.token)).customerId;
  });
  afterAll(async () => {
    await web.close();
    await rm(folder, { recursive: true });
  });

  const text = async (path: string) => (await owner.get(path)).text();

  test('names people, also those who were removed, in the time of the company, with details', async () => {
    const { accounts } = web.service;
    const actor = { ...operator, customerId };
    const person = { customerId, name: 'Gone <b>Person</b>', email: 'gone@saltbush.example', role: 'reader' as const };
    const user = must(await accounts.createUser(person, operator));
    await accounts.noteAudit(
      { ...actor, userId: user.id },
      { action: 'company.update', recordType: 'company', recordId: '1', details: { fields: 'trading_name' } },
    );
    must(await accounts.removeUser({ customerId, userId: user.id }, actor));
    const page = await text('/activity');
    expect(page).toContain('Gone &lt;b&gt;Person&lt;/b&gt;');
    expect(page).toContain('company: update');
    expect(page).toContain('fields: Trading name');
    // The demo's bakery is in Sydney; noon UTC is 11 pm there in November.
    expect(page).toMatch(/Nov 2026, \d{1,2}:\d{2}.(?:am|pm)/);
    const only = await text(`/activity?user=${user.id}`);
    expect(only).toContain('company: update');
    expect(only).not.toContain('user: sign in<');
    expect(await text('/activity?action=user.sign-in')).not.toContain('company: update');
    const unheard = await owner.get('/activity?action=Wattle%20%26%20Sons');
    expect([unheard.status, (await unheard.text()).includes('company: update')]).toEqual([200, false]);
  });

  test('an entry about no single record names none', async () => {
    expect((await owner.get('/activity/export.csv')).status).toBe(200);
    expect(await text('/activity')).toMatch(/>\s*audit-log\s*<\/td/);
  });

  test('that was put back to an earlier state does not have what was noted outside of the database', async () => {
    const { accounts, auditHeads, database } = web.service;
    const run = <T>(work: (tx: Transaction) => Promise<T>) => database.unitOfWork((tx) => tx).run(work);
    const heads = 'SELECT * FROM audit_heads WHERE customer_id = ?';
    const [before] = await run((tx) => tx.query<Readonly<Record<string, string | number>>>(heads, [customerId]));
    const actor = { ...operator, customerId };
    await accounts.noteAudit(actor, { action: 'payment-file.create', recordType: 'payment-file', recordId: '1' });
    expect(await auditHeads.note()).toBeGreaterThan(0);
    const { sequence = 0, customer_id: _, ...rest } = before!;
    const columns = ['sequence', ...Object.keys(rest)].map((name) => `${name} = ?`).join(', ');
    await run(async (tx) => {
      await tx.execute('DELETE FROM audit_entries WHERE customer_id = ? AND sequence > ?', [customerId, sequence]);
      const values = [sequence, ...Object.values(rest), customerId];
      await tx.execute(`UPDATE audit_heads SET ${columns} WHERE customer_id = ?`, values);
    });
    // The chain fits in itself: only the note knows of the entry.
    expect(await accounts.verifyAuditLog(customerId)).toMatchObject({ isIntact: true });
    expect(await text('/activity?verify=yes')).toContain(`entry ${Number(sequence) + 1} does not fit`);
  });

  test('is verified on the page, and says where it was changed', async () => {
    await rm(headsFile, { force: true });
    expect(await text('/activity?verify=yes')).toContain('The log is whole');
    const changed = 'UPDATE audit_entries SET user_id = 1 WHERE customer_id = ? AND sequence = 2';
    await web.service.database.unitOfWork((tx) => tx).run((tx) => tx.execute(changed, [customerId]));
    expect(await text('/activity?verify=yes')).toContain('entry 2 does not fit');
  });

  test('is exported whole, oldest first, and the export is an entry itself', async () => {
    const answer = await owner.get('/activity/export.csv');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const lines = (await answer.text()).trimEnd().split('\r\n');
    const sequences = lines.slice(1).map((line) => Number(line.split(',', 1)[0]));
    expect(sequences).toEqual(sequences.map((_, index) => index + 1));
    expect(lines.at(-1)).toContain('audit-log.export');
  });
});
