import { openService, type Service } from '@anz-payroll/composition';
import { auEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import {
  openTestDatabase,
  testKeys,
  type TestDatabase,
  type TestEngine,
} from '@anz-payroll/persistence-typeorm/testing';
import { auditedRoutes } from '../../routes/accounts/audited-routes';
import { calculatePayRoute } from '../../routes/calculator/calculate-pay';
import { compareLeaveLawsRoute } from '../../routes/calculator/compare-leave-laws';
import { companyRoutes } from '../../routes/companies/company-routes';
import { employeeRoutes } from '../../routes/employees/employee-routes';
import { filingRoutes } from '../../routes/filing/filing-routes';
import { payRoutes } from '../../routes/pays/pay-routes';
import { payslipRoutes } from '../../routes/payslips/payslip-routes';
import { reportRoutes } from '../../routes/reports/report-routes';
import { testSettings } from '@anz-payroll/http-kit/testing';
import { databaseProblem } from '../../compose';
import { accountCompanyAccess } from '@anz-payroll/oauth';
import { must, NOON, type Reply } from '../people-service';
import { serveRoutes } from '../serve-routes';

/** The service as it is composed, on a real database: companies, employees and pays over HTTP. */
export interface PayService {
  readonly url: string;
  readonly database: TestDatabase;
  readonly service: Service;
  /** A customer of its own with a company of each country. */
  employer(): Promise<Employer>;
  setNow(moment: number): void;
  close(): Promise<void>;
}

export interface Employer {
  readonly customerId: number;
  readonly au: number;
  readonly nz: number;
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  /** Hires somebody in one of the companies and answers the id. */
  hire(country: 'au' | 'nz', changes?: Readonly<Record<string, unknown>>): Promise<number>;
  hireAll(country: 'au' | 'nz', people: readonly Readonly<Record<string, unknown>>[]): Promise<readonly number[]>;
  /** `PUT …/pays/create`; the query as one would type it. */
  pay(country: 'au' | 'nz', items: unknown, query?: string, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  token(scopes: readonly string[]): Promise<string>;
  callAs(token: string, method: string, path: string, body?: unknown): Promise<Reply>;
  lapse(): Promise<void>;
  /** Stored events about pays and employees, oldest first. */
  events(): Promise<
    readonly { readonly type: string; readonly entity: { readonly id: number }; readonly data: unknown }[]
  >;
}

const operator = { customerId: null, userId: null, clientId: null, requestId: 'operator' };

export async function startPayService(
  engine: TestEngine,
  environment: Readonly<Record<string, string>> = {},
): Promise<PayService> {
  const database = await openTestDatabase(engine);
  let now = NOON;
  const clock = { now: () => now };
  const service = await openService(
    { ...testSettings(environment), databaseUrl: database.url, ...testKeys },
    { clock },
  );
  const { url, close } = await serveRoutes(routesOf(service), service, { problemOf: databaseProblem });
  return {
    url,
    database,
    service,
    employer: () => makeEmployer(service, url),
    setNow: (moment) => {
      now = moment;
    },
    close: async () => {
      await close();
      await service.close();
      await database.remove();
    },
  };
}

function routesOf({ accounts, companies, employees, pays, payslips, filing, reports, audit }: Service) {
  const access = accountCompanyAccess(accounts);
  const addresses = { suggest: () => Promise.resolve([]) };
  const people = {
    companies,
    employees,
    pays,
    accounts,
    access,
    addresses,
    paysPage: () => 'https://app.example.com/pays',
  };
  const routes = [
    ...companyRoutes(people),
    ...employeeRoutes(people),
    ...payRoutes({ pays, payslips, employees, access }),
    ...filingRoutes({ filing, accounts, access }),
    ...payslipRoutes({ payslips }),
    calculatePayRoute({ allowUnconfirmed: false }),
    compareLeaveLawsRoute(),
    ...reportRoutes({ reports, companies }),
  ];
  return auditedRoutes(routes, accounts, audit);
}

const week = { pay_rate_per_hour: '40', standard_hours_per_day: '7.6', standard_days_per_week: 5 };

async function makeEmployer({ accounts, database }: Service, url: string): Promise<Employer> {
  const customer = must(await accounts.createCustomer({ name: 'Employer' }, operator));
  const customerId = customer.id;
  const planCode = `plan-${customerId}`;
  must(await accounts.createPlan({ code: planCode, name: planCode, employeeCap: null }, operator));
  const subscription = must(
    await accounts.startSubscription({ customerId, planCode, kind: 'paid', endsAt: null }, operator),
  );
  const person = { name: 'Owner', email: `owner${customerId}@example.com`, role: 'owner' as const };
  const user = must(await accounts.createUser({ customerId, ...person }, operator));
  const token = async (scopes: readonly string[]) =>
    must(await accounts.issueToken({ customerId, userId: user.id, scopes, lifetimeSeconds: 86_400 }, operator))
      .accessToken;
  const full = await token(['payroll.read', 'payroll.write']);
  const call: Employer['call'] = (...request) => send(url, full, ...request);
  const company = async (body: object) => ((await call('PUT', '/api/company/create', body)).body as { id: number }).id;
  const ids = {
    au: await company({ legal_name: 'Wattle Pty Ltd', abn: '51824753556' }),
    nz: await company({ legal_name: 'Kowhai Limited', ird_number: '49091850' }),
  };
  const hireAll: Employer['hireAll'] = async (country, people) => {
    const sample = country === 'au' ? auEmployee : nzEmployee;
    const body = people.map((changes) => sample({ ...week, ...changes }));
    const hired = await call('PUT', `/api/company/${ids[country]}/employees/create`, body);
    if (hired.status !== 201) throw new Error(`Not hired: ${JSON.stringify(hired.body).slice(0, 2000)}`);
    return (hired.body as { employee: { id: number } }[]).map(({ employee }) => employee.id);
  };
  return {
    customerId,
    ...ids,
    call,
    token,
    callAs: (bearer, ...request) => send(url, bearer, ...request),
    hireAll,
    hire: async (country, changes = {}) => (await hireAll(country, [changes]))[0]!,
    pay: (country, items, query = '', headers = {}) =>
      call('PUT', `/api/company/${ids[country]}/pays/create${query}`, items, headers),
    lapse: async () => {
      must(await accounts.endSubscription(subscription.id, operator));
    },
    events: () =>
      database
        .reading((tx) => tx)
        .run(async (tx) => {
          const sql = 'SELECT body FROM events WHERE customer_id = ? ORDER BY id';
          const rows = await tx.query<{ body: string }>(sql, [customerId]);
          return rows.map(({ body }) => JSON.parse(body) as Awaited<ReturnType<Employer['events']>>[number]);
        }),
  };
}

async function send(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return {
    status: response.status,
    body: text === '' ? undefined : isJson ? (JSON.parse(text) as unknown) : text,
    headers: response.headers,
  };
}
