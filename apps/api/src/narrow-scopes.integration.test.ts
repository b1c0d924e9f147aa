import {
  matrixRows,
  startMatrixFixture,
  type BearerRow,
  type Household,
  type MatrixFixture,
  type Operation,
} from './testing/route-matrix';

jest.setTimeout(180_000);

/** What each narrow scope is for, in words of our own: not derived from what the routes declare. */
const promises = {
  'payroll.people.read': {
    reads: ['list-employees', 'get-employee', 'list-bank-accounts', 'get-company'],
    isKeptFrom: ['list-pays', 'get-pay', 'get-payslip', 'list-pay-runs', 'get-report', 'get-bank-file'],
  },
  'payroll.pays.read': {
    reads: ['list-pays', 'get-pay', 'explain-pay', 'list-pay-runs', 'get-report', 'get-company'],
    isKeptFrom: ['list-employees', 'get-employee', 'list-bank-accounts', 'get-bank-file'],
  },
} as const;
const keptFromBoth = ['read-audit-log', 'list-users', 'list-api-clients', 'list-webhooks', 'list-events'];

type Narrow = keyof typeof promises;

const narrow = Object.keys(promises) as Narrow[];

/** Every scope narrower than reading × route. */
describe('narrow scopes', () => {
  let fixture: MatrixFixture;
  let mine: Household;
  let full: string;
  const tokens = new Map<Narrow, string>();
  let routes: readonly (readonly [Operation, BearerRow])[];

  beforeAll(async () => {
    fixture = await startMatrixFixture();
    mine = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    full = await mine.token(['payroll.read']);
    for (const scope of narrow) tokens.set(scope, await mine.token([scope]));
    routes = fixture.operations.flatMap((operation): readonly (readonly [Operation, BearerRow])[] => {
      const row = matrixRows[operation.operation];
      return row === undefined || row === 'public' || 'page' in row ? [] : [[operation, row]];
    });
  });
  afterAll(() => fixture.close());

  const isMissing = ({ status, text }: { status: number; text: string }) =>
    status === 403 && text.startsWith('{"detail":"Missing required scope: ');

  test.each(narrow)(
    '%s: lets in what it says, and refuses all else in the shape of the specification',
    async (scope) => {
      const letIn: string[] = [];
      const wrong: string[] = [];
      for (const [operation, { scope: wanted }] of routes) {
        const answer = await fixture.call(operation, mine.ids, tokens.get(scope)!);
        if (!isMissing(answer)) {
          letIn.push(operation.operation);
          // `openid` is part of every token; a list of companies has no scope of its own.
          if (wanted !== 'payroll.read' && wanted !== 'openid' && wanted !== null) wrong.push(operation.operation);
          if (answer.status === 401 || answer.status >= 500) wrong.push(`${operation.operation}: ${answer.status}`);
        } else if (answer.text !== `{"detail":"Missing required scope: ${wanted}"}`) {
          wrong.push(`${operation.operation}: ${answer.text}`);
        }
      }
      expect(wrong).toEqual([]);
      const permissions = new Set(letIn.map((name) => routes.find(([one]) => one.operation === name)![0].permission));
      const own = scope === 'payroll.people.read' ? 'people.read' : 'pays.read';
      expect([...permissions].sort()).toEqual(['company.read', own, 'signed-in'].sort());
      const { reads, isKeptFrom } = promises[scope];
      expect(letIn).toEqual(expect.arrayContaining([...reads]));
      expect([...isKeptFrom, ...keptFromBoth].filter((name) => letIn.includes(name))).toEqual([]);
    },
  );

  test('payroll.people.read gets nothing of pays where an answer could hold it beside people', async () => {
    const named = (name: string) => routes.find(([{ operation }]) => operation === name)![0];
    const employee = named('get-employee');
    const withBalances = { ...employee, path: `${employee.path}?include=balances` };
    const people = tokens.get('payroll.people.read')!;
    expect((await fixture.call(employee, mine.ids, people)).status).toBe(200);
    expect(isMissing(await fixture.call(withBalances, mine.ids, people))).toBe(true);
    expect((await fixture.call(withBalances, mine.ids, full)).status).toBe(200);
    const both = await mine.token(narrow);
    expect((await fixture.call(withBalances, mine.ids, both)).status).toBe(200);
    // Of what needs somebody it sees the requests of employees alone. @see decision 1012
    const worklist = await fixture.call(named('get-worklist'), mine.ids, people);
    const kinds = (JSON.parse(worklist.text) as { items: { kind: string }[] }[]).flatMap(({ items }) => items);
    expect(kinds.filter(({ kind }) => kind !== 'employee-request')).toEqual([]);
    const wide = await fixture.call(named('get-worklist'), mine.ids, full);
    expect((JSON.parse(wide.text) as { items: unknown[] }[]).flatMap(({ items }) => items)).not.toEqual([]);
  });

  test('no answer to a narrow scope has a tax or bank number in it, where the wide one has them', async () => {
    const number =
      /"(tax_file_number|ird_number|account_number|bank_account_number|[a-z]+_bank_account_number)":"([^"]+)"/g;
    const planted = new Set<string>();
    for (const [operation, { scope }] of routes.filter(([{ method }]) => method === 'GET')) {
      if (scope !== 'payroll.read' && scope !== null) continue;
      const { text } = await fixture.call(operation, mine.ids, full);
      // Events carry them masked.
      for (const [, , value = ''] of text.matchAll(number)) if (/^\d+$/.test(value)) planted.add(value);
    }
    expect(planted.size).toBeGreaterThan(1);
    const leaks: string[] = [];
    for (const [operation] of routes.filter(([{ method }]) => method === 'GET')) {
      for (const scope of narrow) {
        const { text } = await fixture.call(operation, mine.ids, tokens.get(scope)!);
        if ([...planted].some((value) => new RegExp(`(?<!\\d)${value}(?!\\d)`).test(text)))
          leaks.push(`${scope}: ${operation.operation}`);
      }
    }
    expect(leaks).toEqual([]);
  });

  test('a token for another company of the account gets what a stranger gets, and nothing of the whole account', async () => {
    const { accounts } = fixture.service;
    const named = (name: string) => fixture.operations.find(({ operation }) => operation === name)!;
    const writer = await mine.token(['payroll.write']);
    const made = await fixture.call(named('create-company'), new Map([...mine.ids, ['marker', 'Second']]), writer);
    const second = (JSON.parse(made.text) as { id: number }).id;
    const scopes = ['payroll.read', 'payroll.write', 'users.manage', 'keys.manage', 'partner.checkout.write'];
    const asked = { customerId: mine.customerId, scopes, companyIds: [second] };
    const issued = await accounts.issueToken(asked, { userId: null, clientId: null, requestId: 'limited' });
    if (!issued.ok) throw new Error(issued.error.message);
    const limited = issued.value.accessToken;
    const wrong: string[] = [];
    const ofTheAccount = /^\/api\/(?:users|machine-keys|audit-log|api-management|webhooks|events|partner-checkout)/;
    const writesOfTheAccount = /^(?:create-company|(?:create|rename|delete)-employment-type)$/;
    for (const [operation, row] of routes) {
      const { status, text } = await fixture.call(operation, mine.ids, limited);
      const says = `${operation.operation}: ${status} ${text.slice(0, 120)}`;
      // Names of kinds of employment belong to the account; records of every company refer to them.
      if (operation.operation === 'list-employment-types') continue;
      if (text.includes(mine.ids.get('marker')!)) wrong.push(`shows the other company: ${says}`);
      else if (ofTheAccount.test(operation.path) || writesOfTheAccount.test(operation.operation)) {
        const isLimited = text === '{"detail":"This token is limited to some companies of the account."}';
        if (status !== 403 || (!isLimited && !isMissing({ status, text }))) wrong.push(says);
      } else if (row.reach === 'company') {
        if (text !== '{"detail":"User does not have access to this company."}') wrong.push(says);
      } else if (row.reach === 'employee' && status !== (row.foreign ?? 404)) wrong.push(says);
    }
    expect(wrong).toEqual([]);
    const list = await fixture.call(named('list-companies'), mine.ids, limited);
    expect((JSON.parse(list.text) as { id: number }[]).map(({ id }) => id)).toEqual([second]);
    const own = await fixture.call(named('get-company'), new Map([['company_id', String(second)]]), limited);
    expect(own.status).toBe(200);
  });
});
