import { must, operator, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(120_000);

describe('the activity page', () => {
  let web: WebService;
  let owner: Browser;
  let customerId: number;

  beforeAll(async () => {
    web = await startWebService();
    owner = await web.signIn();
    customerId = must(await web.service.accounts.authenticateBearer(web.token)).customerId;
  });
  afterAll(() => web.close());

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

  test('is verified on the page, and says where it was changed', async () => {
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
