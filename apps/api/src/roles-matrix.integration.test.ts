import { fieldGroupNames, ownRolePermissions, rolePermissions, userRoles, type UserRole } from '@anz-payroll/accounts';
import fc from 'fast-check';
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
  'keys.manage',
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
const isOwn = ({ path }: Operation) => path.startsWith('/my');
const isAboutPays = (one: Operation) =>
  !isOwn(one) &&
  /\/pays?(?:$|[/-])|\/pay-runs|\/payslip|\/reports?(?:$|\/)|\/stp|\/payday|\/super-|\/bank-file|\/payroll-tax|\/dashboard|terminate/.test(
    one.path.replace(/\/(?:super-funds|pay-rates|pay-sacrifices)(?=$|\/)/, ''),
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
  // Of what one has allowed oneself; what others have is not found.
  'disconnect-application',
  // The own sign-in.
  'form-confirm',
  'form-start-passkey',
  'form-add-passkey',
  'form-remove-passkey',
  'form-start-passkey-confirmation',
  'form-confirm-passkey',
  'form-start-second-factor',
  'form-confirm-second-factor',
  'form-new-recovery-codes',
  'form-remove-second-factor',
  'form-end-session',
  'page-email-change',
  'form-ask-email-change',
  'form-cancel-email-change',
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
    const writes = guarded.filter((one) => !isRead(one) && !isOwn(one) && !harmless.has(one.operation));
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

  test('an employee reaches the own pay, the own sign-in and what concerns nobody', () => {
    const let_in = guarded.filter((one) => may('employee', one) && !isOwn(one));
    const reads = let_in.filter((one) => isRead(one) || harmless.has(one.operation)).length;
    expect(let_in.length).toBe(reads);
    const lookups =
      /^\/(?:account|home|search|confirm|consent|api\/(?:rules|awards|calculator|address|employment-t|oauth))/;
    expect(let_in.filter(({ path }) => !lookups.test(path)).map(({ path }) => path)).toEqual([]);
    expect(guarded.filter(isOwn).every(({ permission }) => permission === 'own-pay')).toBe(true);
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
    const receiver = { receiver_name: 'Agency', receiver_bsb: '062-000', receiver_account_number: '87654678' };
    const garnishee = { description: 'Garnishee', amount: '20.00', classification: 'CHILD_SUPPORT_GARNISHEE' };
    const made = await fetch(`${fixture.url}/api/employees/${employee}/deductions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${people.get('owner')!.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...garnishee, ...receiver }),
    });
    expect(made.status).toBe(201);
    const found: Record<string, boolean> = {};
    for (const [role, { token }] of [...people].filter(([name]) => name !== 'employee')) {
      const headers = { authorization: `Bearer ${token}` };
      const texts = await Promise.all(
        [
          `/api/employees/${employee}`,
          `/api/company/${mine.ids.get('company_id')}/employees`,
          `/api/employees/${employee}/bank-accounts`,
          `/api/employees/${employee}/deductions`,
        ].map(async (path) => (await fetch(`${fixture.url}${path}`, { headers })).text()),
      );
      for (const text of texts.slice(2)) expect(text).toContain('678');
      const shown = texts.map((text) => /"(?:tax_file_number|(?:receiver_)?account_number)":"\d{6,9}"/.test(text));
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

  test('the home page shows connections to those who see applications; to others their own', async () => {
    const home = fixture.operations.find(({ operation }) => operation === 'page-home')!;
    const listed: Record<string, number> = {};
    for (const [role, { cookie }] of [...people].filter(([name]) => name !== 'employee')) {
      const { text } = await fixture.visit(home, mine.ids, cookie);
      listed[role] = text.split('data-label="Application"').length - 1;
    }
    const { owner, bookkeeper, ...others } = listed;
    // Each of them has a token of their own.
    expect([owner, bookkeeper]).toEqual([expect.any(Number), owner]);
    expect(owner).toBeGreaterThan(people.size);
    expect(others).toEqual({ 'payroll-officer': 1, approver: 1, hr: 1, reader: 1, auditor: 1 });
  });

  test('a user whose company is not listed reaches nothing of it, save for owner and auditor', async () => {
    const { accounts } = fixture.service;
    const list = fixture.operations.find(({ operation }) => operation === 'list-employees')!;
    for (const [role, person] of [...people].filter(([name]) => name !== 'employee')) {
      const { user } = (await accounts.listUsers(mine.customerId)).find(({ user: one }) => one.name === role)!;
      const before = await ask(list, person, mine.ids);
      const actor = { ...operator, customerId: mine.customerId };
      must(await accounts.changeUser({ userId: user.id, change: {}, companyIds: [] }, actor));
      const after = await ask(list, person, mine.ids);
      expect([role, before.status, after.status]).toEqual([role, 200, ['owner', 'auditor'].includes(role) ? 200 : 403]);
    }
  });
});

/** What a role of the account's own is, as the API is told it. */
interface DrawnRole {
  readonly name: string;
  readonly permissions: readonly string[];
  readonly field_groups: readonly string[];
  readonly company_ids: readonly number[] | null;
  readonly departments: readonly string[] | null;
}

/** What is kept to one employee or pay, or leaves others out: docs/how-to/users.md names them. */
const forDepartments = new Set([
  ...['list-companies', 'get-company', 'redirect-to-pays'],
  ...['list-employees', 'get-employee', 'delete-employee', 'restore-employee', 'reinstate-employee'],
  ...['get-employee-access', 'end-employee-access', 'list-employee-requests', 'decide-employee-request'],
  ...['list-pays', 'get-pay', 'explain-pay', 'get-pay-difference'],
  ...['get-payslip', 'list-issued-payslips', 'get-issued-payslip'],
  ...['get-employee-balances', 'get-termination', 'list-employee-pay-rates'],
  ...['get-opening-balances', 'set-opening-balances'],
  ...['page-people', 'page-employee', 'page-edit-employee', 'form-update-employee', 'page-balances'],
  ...['page-issued-payslips', 'page-employee-access', 'form-employee-access', 'form-end-employee-access'],
  ...['form-plan-termination', 'form-cancel-planned-termination'],
  ...['form-delete-employee', 'form-restore-employee', 'form-reinstate-employee'],
  ...['page-employee-requests', 'form-decide-employee-request'],
  ...['page-pay', 'page-payslip-file', 'page-issued-payslip-file', 'page-pay-difference-file', 'page-what-if'],
]);
/** Of these, what shows or takes what people are paid. */
const aboutPay = new Set([
  ...['list-pays', 'get-pay', 'explain-pay', 'get-pay-difference'],
  ...['get-payslip', 'list-issued-payslips', 'get-issued-payslip'],
  ...['get-employee-balances', 'get-termination', 'list-employee-pay-rates'],
  ...['get-opening-balances', 'set-opening-balances'],
  ...['page-edit-employee', 'form-update-employee', 'page-balances', 'page-issued-payslips'],
  ...['page-pay', 'page-payslip-file', 'page-issued-payslip-file', 'page-pay-difference-file', 'page-what-if'],
]);
/** The lists that hang on an employee; those in the second group hold no amounts. */
const part =
  /(?:standing-|own-|employee-pay-rate|bank-account|super-fund|absence|closedown(?!-company)|working-day|holiday-transfer|earnings-week|page-pay-rate|form-[a-z]+-pay-rate$|-deduction|-sacrifice|-bonus)/;
const plainPart = /bank-account|super-fund|absence|closedown|working-day/;
const isPart = ({ operation, path }: Operation) => path.includes('{employee_id}') && part.test(operation) && !path.startsWith('/my'); // prettier-ignore
const noFigures = [
  ...['signed-in', 'own-pay', 'company.write', 'company.delete', 'users.manage', 'audit.read', 'checkout.manage'],
];

function heldBy({ permissions, field_groups }: DrawnRole): readonly string[] {
  const groups = { 'tax-numbers': 'tax-numbers.read', 'bank-details': 'bank-numbers.read', 'pay-figures': 'pay-figures.read' } as const; // prettier-ignore
  const shown = field_groups.map((group) => groups[group as keyof typeof groups]);
  const both = field_groups.includes('tax-numbers') && field_groups.includes('bank-details');
  return ['signed-in', 'own-pay', 'company.read', ...permissions, ...shown, ...(both ? ['numbers.read'] : [])];
}

/** Whether such a role is let in, in words of our own: not derived from what the routes declare. */
function letsIn(role: DrawnRole, one: Operation): boolean {
  if (!heldBy(role).includes(one.permission!)) return false;
  const isOwnAccount = ['signed-in', 'own-pay'].includes(one.permission!);
  const isNarrowed = forDepartments.has(one.operation) || isPart(one);
  if (role.departments !== null && !isNarrowed && !isOwnAccount) return false;
  if (role.field_groups.includes('pay-figures')) return true;
  if (isPart(one)) return plainPart.test(one.operation);
  return noFigures.includes(one.permission!) || (isNarrowed && !aboutPay.has(one.operation));
}

const drawnRole = fc.record({
  permissions: fc.subarray([...ownRolePermissions], { minLength: 1 }),
  field_groups: fc.subarray([...fieldGroupNames]),
  isLimited: fc.boolean(),
  departments: fc.constantFrom(null, null, ['bakery '], ['Bakery', 'Kiosk']),
});

/** For some departments; without pay figures; neither. */
const kinds = ['narrow', 'hiding', 'wide'] as const;
type Kind = (typeof kinds)[number];

/** Random roles of an account's own × route × page × tenant × field. */
describe('own roles', () => {
  let fixture: MatrixFixture;
  let mine: Household;
  let other: Household;
  let guarded: readonly Operation[];
  let ownerToken: string;
  let elsewhere: number;
  const people: { readonly kind: Kind; readonly role: DrawnRole; readonly person: Person }[] = [];
  const ofKind = (kind: Kind) => people.filter((one) => one.kind === kind);
  /** Ada bakes; Zebulon is in the office. */
  const ada = { ...{ first_name: 'Ada', last_name: 'Bakerton', number: 'BK-101', department: 'BAKERY' } };
  const zebulon = { ...{ first_name: 'Zebulon', last_name: 'Quarterman', number: 'OF-777', department: 'Office' } };
  const secrets = {
    ada: { tax: '876543210', bank: '44556677', pay: ['61.37', '2332.06'] },
    zebulon: { tax: '123456782', bank: '99887766', pay: ['73.91', '2808.58'] },
  };
  const ids = { ada: new Map<string, string>(), zebulon: new Map<string, string>() };

  const ask = (one: Operation, person: Person, which: ReadonlyMap<string, string>) =>
    isPage(one)
      ? fixture.visit(one, which, person.cookie, { headers: {}, csrfToken: undefined })
      : fixture.call(one, which, person.token);
  const isPage = ({ operation }: Operation) => {
    const row = matrixRows[operation];
    return row !== undefined && row !== 'public' && 'page' in row;
  };
  const refusesPlainly = ({ operation }: Operation) => {
    const row = matrixRows[operation];
    return row !== undefined && row !== 'public' && 'page' in row && row.refusal === 404;
  };
  const call = async (method: string, path: string, token: string, body?: unknown) => {
    const response = await fetch(`${fixture.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };

  beforeAll(async () => {
    fixture = await startMatrixFixture();
    mine = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    other = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    guarded = fixture.operations.filter(({ operation }) => {
      const row = matrixRows[operation];
      return row !== undefined && row !== 'public' && !('page' in row && row.page === 'public');
    });
    ownerToken = await mine.token(['payroll.write', 'users.manage'], 86_400);
    const company = Number(mine.ids.get('company_id'));
    const create = fixture.operations.find(({ operation }) => operation === 'create-company')!;
    elsewhere = (JSON.parse((await fixture.call(create, mine.ids, ownerToken, (body) => ({ ...(body as object), legal_name: 'Elsewhere Pty Ltd' }))).text) as { id: number }).id; // prettier-ignore
    const employ = fixture.operations.find(({ operation }) => operation === 'create-employees')!;
    for (const [who, person, pay_rate_per_hour] of [
      ['ada', ada, '61.37'],
      ['zebulon', zebulon, '73.91'],
    ] as const) {
      // prettier-ignore
      const { tax, bank } = secrets[who];
      const bankFields = { primary_bank_bsb: '062-000', primary_bank_account_number: bank };
      const made = await fixture.call(employ, mine.ids, ownerToken, (body) => [
        { ...(body as object[])[0], ...person, tax_file_number: tax, pay_rate_per_hour, ...bankFields },
      ]);
      const [{ employee }] = JSON.parse(made.text) as [{ employee: { id: number } }];
      const account = { account_name: 'Wages', account_number: bank, bsb: '062-000' };
      const kept = await call('POST', `/api/employees/${employee.id}/bank-accounts`, ownerToken, account);
      expect([kept.status, kept.text]).toEqual([201, expect.any(String)]);
      const pays = `/api/company/${company}/pays/create?identifier_type=employee_id&pay_date=2026-11-12`;
      const hours = [{ description: 'Ordinary time', units: 'hours', value: 38 }];
      const paid = await call('PUT', pays, ownerToken, [{ employee_id: employee.id, hours }]);
      expect([paid.status, paid.text]).toEqual([201, expect.any(String)]);
      const [{ id: payId }] = JSON.parse(paid.text) as [{ id: number }];
      const lists = JSON.parse(kept.text) as { id: number };
      ids[who] = new Map([...mine.ids, ['employee_id', String(employee.id)], ['pay_id', String(payId)], ['bank-accounts', String(lists.id)]]); // prettier-ignore
    }
    const { accounts } = fixture.service;
    const password = 'correct horse battery staple';
    const wanted = { narrow: 4, hiding: 4, wide: 4 };
    const drawn = fc.sample(drawnRole, { numRuns: 3_000, seed: 20_261_116 });
    for (const [index, { isLimited, ...given }] of drawn.entries()) {
      const kind = given.departments !== null ? 'narrow' : given.field_groups.includes('pay-figures') ? 'wide' : 'hiding'; // prettier-ignore
      if (wanted[kind] === 0) continue;
      const role: DrawnRole = {
        ...given,
        name: `Drawn ${index}`,
        company_ids: isLimited ? [index % 3 === 0 ? elsewhere : company] : null,
      };
      const made = await call('POST', '/api/roles', ownerToken, role);
      if (made.status === 400) continue;
      expect([made.status, made.text]).toEqual([201, expect.any(String)]);
      wanted[kind] -= 1;
      const { role_id: ownRoleId } = JSON.parse(made.text) as { role_id: number };
      const login = { email: `drawn-${index}@roles.example`, password };
      const user = must(await accounts.createUser({ customerId: mine.customerId, name: role.name, role: { ownRoleId }, ...login }, operator)); // prettier-ignore
      const asked = { customerId: mine.customerId, userId: user.id, scopes, lifetimeSeconds: 86_400 };
      const { accessToken } = must(await accounts.issueToken(asked, operator));
      const { sessionSecret } = must(await accounts.signIn({ ...login, address: '127.0.0.1', requestId: 'roles' }));
      const person = { role: 'reader' as const, token: accessToken, cookie: `payroll-session=${sessionSecret}` };
      people.push({ kind, role, person });
    }
    expect(wanted).toEqual({ narrow: 0, hiding: 0, wide: 0 });
  });
  afterAll(() => fixture.close());

  const nobodys = (one: Operation) =>
    new Map(
      [...mine.ids].map(([name, id]) => [name, one.method === 'GET' && name === 'company_id' ? id : '987654321']),
    );
  const isRefused = (one: Operation, { status, text }: { status: number; text: string }) =>
    isPage(one)
      ? text.includes('Not for your role') || (refusesPlainly(one) && status === 404 && !text.includes('<'))
      : status === 403 && text.includes('Your role');

  test.each(kinds)('%s: every route and page lets in exactly those roles that it is for', async (kind) => {
    const wrong: string[] = [];
    for (const { role, person } of ofKind(kind)) {
      for (const one of guarded) {
        const answer = await ask(one, person, nobodys(one));
        const refused = isRefused(one, answer);
        if (letsIn(role, one) ? refused && !refusesPlainly(one) : !refused) {
          wrong.push(`${JSON.stringify(role)} ${one.method} ${one.path} ${one.operation}: ${answer.status} ${answer.text.slice(0, 120)}`); // prettier-ignore
        }
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  test.each(kinds)(
    '%s: no answer holds a person of another department, another company or account, or a hidden field',
    async (kind) => {
      const company = Number(mine.ids.get('company_id'));
      const marker = other.ids.get('marker')!;
      const leaks: string[] = [];
      for (const { role, person } of ofKind(kind)) {
        const reaches = role.company_ids === null || role.company_ids.includes(company);
        const seesZebulon = reaches && role.departments === null;
        // The answer to somebody who is not let in is the same for everybody.
        for (const one of guarded.filter((read) => read.method === 'GET' && letsIn(role, read))) {
          for (const which of [ids.ada, ids.zebulon]) {
            const { status, text } = await ask(one, person, which);
            const leak = (what: string) => leaks.push(`${what}: ${JSON.stringify(role)} ${one.operation} ${status}`);
            if (text.includes(marker)) leak('another account');
            if (!reaches && /Bakerton|Quarterman/.test(text)) leak('another company');
            if (!seesZebulon && /Zebulon|Quarterman|OF-777/.test(text)) leak('another department');
            const namesOne = /\{employee_id\}|\{pay_id\}/.test(one.path) && !one.path.startsWith('/my');
            if (!seesZebulon && which === ids.zebulon && namesOne && status === 200) leak('a record of another department'); // prettier-ignore
            for (const { tax, bank, pay } of Object.values(secrets)) {
              if (!role.field_groups.includes('tax-numbers') && text.includes(tax)) leak('tax number');
              if (!role.field_groups.includes('bank-details') && text.includes(bank)) leak('bank account');
              if (!role.field_groups.includes('pay-figures') && pay.some((one_) => text.replaceAll(',', '').includes(one_))) leak('pay'); // prettier-ignore
            }
          }
        }
      }
      expect(leaks.slice(0, 20)).toEqual([]);
    },
  );

  test('what the role is for is shown: its own people, and the numbers of its field groups', async () => {
    const company = Number(mine.ids.get('company_id'));
    let seen = 0;
    for (const { role, person } of people) {
      if (!role.permissions.includes('people.read') || !(role.company_ids ?? [company]).includes(company)) continue;
      const list = await call('GET', `/api/company/${company}/employees`, person.token);
      expect([list.status, list.text]).toEqual([200, expect.stringContaining('Bakerton')]);
      expect(list.text.includes('Quarterman')).toBe(role.departments === null);
      expect(list.text.includes(secrets.ada.tax)).toBe(role.field_groups.includes('tax-numbers'));
      expect(list.text.includes(secrets.ada.bank)).toBe(role.field_groups.includes('bank-details'));
      expect(/"pay_rate_per_hour":"?61\.37/.test(list.text)).toBe(role.field_groups.includes('pay-figures'));
      const visit = async (path: string) =>
        (await fetch(`${fixture.url}${path}`, { headers: { cookie: person.cookie } })).text();
      expect(await visit('/search?q=ba')).toContain('Bakerton');
      for (const path of ['/search?q=quarter', `/companies/${company}/people?q=quarter`]) {
        expect([path, (await visit(path)).includes('Zebulon')]).toEqual([path, role.departments === null]);
      }
      if (role.permissions.includes('pays.read')) {
        const pays = await call('GET', `/api/company/${company}/pays`, person.token);
        const whose = (JSON.parse(pays.text) as { employee_id: number }[]).map(({ employee_id }) =>
          String(employee_id),
        );
        expect(whose).toContain(ids.ada.get('employee_id'));
        expect(whose.includes(ids.zebulon.get('employee_id')!)).toBe(role.departments === null);
        const payslip = await call('GET', `/api/company/${company}/pays/${ids.ada.get('pay_id')}`, person.token);
        expect(payslip.status).toBe(200);
      }
      seen += 1;
    }
    expect(seen).toBeGreaterThan(2);
  });

  test('a role for a department changes its own people and nobody else, and an answer to a change hides as a read does', async () => {
    const role = { name: 'Bakery HR', permissions: ['people.read', 'people.write'], departments: ['Bakery'] };
    const made = await call('POST', '/api/roles', ownerToken, role);
    const { role_id: ownRoleId } = JSON.parse(made.text) as { role_id: number };
    const { accounts } = fixture.service;
    const who = { name: 'Bea', email: 'bakery-hr@roles.example', role: { ownRoleId } };
    const user = must(await accounts.createUser({ customerId: mine.customerId, ...who }, operator));
    const asked = { customerId: mine.customerId, userId: user.id, scopes, lifetimeSeconds: 86_400 };
    const { accessToken } = must(await accounts.issueToken(asked, operator));
    const account = (which: Map<string, string>) =>
      `/api/employees/${which.get('employee_id')}/bank-accounts/${which.get('bank-accounts')}`;
    const own = await call('PATCH', account(ids.ada), accessToken, { account_name: 'Ada' });
    expect([own.status, own.text]).toEqual([200, expect.stringContaining('"account_name":"Ada"')]);
    expect(own.text).not.toContain(secrets.ada.bank);
    const foreign = await call('PATCH', account(ids.zebulon), accessToken, { account_name: 'Stolen' });
    expect([foreign.status, foreign.text]).toEqual([404, expect.stringContaining('Employee not found')]);
    const kept = await call('GET', `/api/employees/${ids.zebulon.get('employee_id')}/bank-accounts`, ownerToken);
    expect(kept.text).not.toContain('Stolen');
    const batch = [{ id: Number(ids.zebulon.get('employee_id')), department: 'Bakery' }];
    const update = `/api/company/${mine.ids.get('company_id')}/employees/update?identifier_type=employee_id`;
    const moved = await call('PATCH', update, accessToken, batch);
    expect([moved.status, moved.text]).toEqual([403, expect.stringContaining('Your role is for some departments')]);
  });
});
