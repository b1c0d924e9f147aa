import { rolePermissions, userRoles, type UserRole } from '@anz-payroll/accounts';
import { permissionNames } from '@anz-payroll/http-kit/security';
import { must, operator } from './testing/account-service';
import {
  matrixRows,
  startMatrixFixture,
  type Household,
  type MatrixFixture,
  type Operation,
} from './testing/route-matrix';

jest.setTimeout(300_000);

const scopes = [
  'payroll.read',
  'payroll.write',
  'users.manage',
  'partner.checkout.preview',
  'partner.checkout.write',
  'partner.checkout.cancel',
];

interface Person {
  readonly role: UserRole;
  readonly token: string;
  readonly cookie: string;
}

/** What roles are for, in words of our own: not derived from what the routes declare. */
const isRead = ({ method }: Operation) => method === 'GET';
const isAboutPays = ({ path }: Operation) =>
  /\/pays?(?:$|[/-])|\/pay-runs|\/payslip|\/reports?(?:$|\/)|\/stp|\/payday|\/super-|\/bank-file|\/payroll-tax|\/dashboard|terminate/.test(
    path.replace(/\/(?:super-funds|pay-rates|pay-sacrifices)(?=$|\/)/, ''),
  );
/** Forms and calculations that change nothing of anybody. */
const harmless = new Set([
  'calculate-pay',
  'compare-leave-laws',
  'interpret-shifts',
  'check-underpayment',
  'get-impact',
  'form-impact',
  'oauth-userinfo-by-post',
  'consent',
  // The own sign-in.
  'form-confirm',
  'form-start-second-factor',
  'form-confirm-second-factor',
  'form-new-recovery-codes',
  'form-remove-second-factor',
  'form-end-session',
  'form-end-other-sessions',
]);

/** Every role × route × page × tenant. */
describe('roles', () => {
  let fixture: MatrixFixture;
  let mine: Household;
  let other: Household;
  const people = new Map<UserRole, Person>();
  let guarded: readonly Operation[];

  beforeAll(async () => {
    fixture = await startMatrixFixture();
    mine = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    other = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    guarded = fixture.operations.filter(({ operation }) => {
      const row = matrixRows[operation];
      return row !== undefined && row !== 'public' && !('page' in row && row.page === 'public');
    });
    const { accounts } = fixture.service;
    const password = 'correct horse battery staple';
    for (const role of userRoles) {
      const login = { email: `${role}@roles.example`, password };
      const companyIds = [Number(mine.ids.get('company_id'))];
      const user = must(
        await accounts.createUser({ customerId: mine.customerId, name: role, role, companyIds, ...login }, operator),
      );
      const asked = { customerId: mine.customerId, userId: user.id, scopes, lifetimeSeconds: 86_400 };
      const { accessToken } = must(await accounts.issueToken(asked, operator));
      const { sessionSecret } = must(await accounts.signIn({ ...login, address: '127.0.0.1', requestId: 'roles' }));
      people.set(role, { role, token: accessToken, cookie: `payroll-session=${sessionSecret}` });
    }
  });
  afterAll(() => fixture.close());

  const isPage = ({ operation }: Operation) => {
    const row = matrixRows[operation];
    return row !== undefined && row !== 'public' && 'page' in row;
  };
  /** Asks as this person, for records that nobody has, so that what is let in changes nothing. */
  const ask = (one: Operation, person: Person, ids: ReadonlyMap<string, string>) =>
    isPage(one)
      ? fixture.visit(one, ids, person.cookie, { headers: {}, csrfToken: undefined })
      : fixture.call(one, ids, person.token);
  /** Reads are asked of the own company; writes of nobody's. */
  const nothing = (one: Operation) =>
    new Map([...mine.ids].map(([name, id]) => [name, isRead(one) && name === 'company_id' ? id : '987654321']));
  const isRefused = (one: Operation, { status, text }: { status: number; text: string }) =>
    isPage(one)
      ? text.includes('Not for your role') || (refusesPlainly(one) && status === 404 && !text.includes('<'))
      : status === 403 && text.includes('Your role does not have the permission');
  const refusesPlainly = ({ operation }: Operation) => {
    const row = matrixRows[operation];
    return row !== undefined && row !== 'public' && 'page' in row && row.refusal === 404;
  };
  const may = (role: UserRole, one: Operation) =>
    (rolePermissions[role] as readonly string[]).includes(one.permission!);

  test('every route and page that is not for everybody declares a permission that exists', () => {
    expect(guarded.filter(({ permission }) => permission === undefined).map(({ operation }) => operation)).toEqual([]);
    expect(guarded.length).toBeGreaterThan(250);
    for (const { permission } of guarded) expect(permissionNames).toContain(permission);
    expect([...rolePermissions.owner].sort()).toEqual([...permissionNames].sort());
  });

  test.each(userRoles)(
    '%s: what the role does not allow is refused before anything else, all else is let in',
    async (role) => {
      const wrong: string[] = [];
      for (const one of guarded) {
        // A form is let in as far as its token.
        const answer = await ask(one, people.get(role)!, nothing(one));
        const refused = isRefused(one, answer);
        // A script's address answers 404 both for its role and for a run that nobody has.
        if (may(role, one) ? refused && !refusesPlainly(one) : !refused) {
          wrong.push(`${one.method} ${one.path} (${one.permission}): ${answer.status} ${answer.text.slice(0, 80)}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test('a reader and an auditor write nothing', () => {
    const writes = guarded.filter((one) => !isRead(one) && !harmless.has(one.operation));
    for (const role of ['reader', 'auditor'] as const) {
      expect(writes.filter((one) => may(role, one)).map(({ operation }) => operation)).toEqual([]);
    }
    expect(writes.length).toBeGreaterThan(100);
  });

  test('HR reaches no pay, no report and no filing', () => {
    const pays = guarded.filter(isAboutPays).filter((one) => !harmless.has(one.operation));
    const let_in = pays.filter((one) => may('hr', one)).map(({ operation }) => operation);
    expect(let_in.filter((name) => !/planned-termination|plan-termination/.test(name))).toEqual([]);
    expect(pays.length).toBeGreaterThan(50);
  });

  test('only an owner manages users, applications and webhooks; only owner and auditor read the log', () => {
    const about = (what: RegExp) => guarded.filter(({ path }) => what.test(path));
    const admitted = (what: RegExp) => userRoles.filter((role) => about(what).some((one) => may(role, one)));
    expect(admitted(/\/users|^\/api-management|\/developers/)).toEqual(['owner']);
    const applications = about(/\/api\/(?:api-management|webhooks|events)/);
    const those = (which: readonly Operation[]) => userRoles.filter((role) => which.some((one) => may(role, one)));
    expect(those(applications.filter((one) => !isRead(one)))).toEqual(['owner']);
    expect(those(applications.filter(isRead))).toEqual(['owner', 'bookkeeper']);
    expect(admitted(/\/activity|\/audit-log/)).toEqual(['owner', 'auditor']);
  });

  test('approving is for others than the payroll officer, and changing a pay is nothing for an approver', () => {
    const named = (name: string) => guarded.find(({ operation }) => operation === name)!;
    expect(may('payroll-officer', named('form-approve-pay-run'))).toBe(false);
    expect(may('approver', named('form-approve-pay-run'))).toBe(true);
    for (const name of ['create-pays', 'rebuild-pay', 'delete-pay', 'form-correct-pay', 'pay-run-cells']) {
      expect([name, may('approver', named(name))]).toEqual([name, false]);
    }
  });

  test.each(userRoles)("%s never sees another account's company", async (role) => {
    const marker = other.ids.get('marker')!;
    // What is sent does not name it, so that an answer that does has it from elsewhere.
    const theirs = new Map([...other.ids, ['marker', 'Nobody']]);
    const wrong: string[] = [];
    for (const one of guarded) {
      const answer = await ask(one, people.get(role)!, theirs);
      const isWrong = answer.text.includes(marker) || (answer.status === 200 && one.path.includes('{company_id}'));
      if (isWrong) wrong.push(`${one.method} ${one.path}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('tax and bank numbers are whole for roles that say so, and masked for the others', async () => {
    const employee = mine.ids.get('employee_id')!;
    const found: Record<string, boolean> = {};
    for (const [role, { token }] of people) {
      const headers = { authorization: `Bearer ${token}` };
      const texts = await Promise.all(
        [
          `/api/employees/${employee}`,
          `/api/company/${mine.ids.get('company_id')}/employees`,
          `/api/employees/${employee}/bank-accounts`,
        ].map(async (path) => (await fetch(`${fixture.url}${path}`, { headers })).text()),
      );
      expect(texts[2]).toContain('678');
      const shown = texts.map((text) => /"(?:tax_file_number|account_number)":"\d{6,9}"/.test(text));
      expect([role, new Set(shown).size]).toEqual([role, 1]);
      found[role] = shown[0]!;
    }
    expect(found).toEqual({
      owner: true,
      bookkeeper: true,
      'payroll-officer': true,
      approver: false,
      hr: true,
      reader: false,
      auditor: false,
    });
  });

  test('a user whose company is not listed reaches nothing of it, save for owner and auditor', async () => {
    const { accounts } = fixture.service;
    const list = fixture.operations.find(({ operation }) => operation === 'list-employees')!;
    for (const [role, person] of people) {
      const { user } = (await accounts.listUsers(mine.customerId)).find(({ user: one }) => one.name === role)!;
      const before = await ask(list, person, mine.ids);
      const actor = { ...operator, customerId: mine.customerId };
      must(await accounts.changeUser({ userId: user.id, change: {}, companyIds: [] }, actor));
      const after = await ask(list, person, mine.ids);
      expect([role, before.status, after.status]).toEqual([role, 200, ['owner', 'auditor'].includes(role) ? 200 : 403]);
    }
  });
});
