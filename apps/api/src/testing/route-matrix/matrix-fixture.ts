import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openService, type Service } from '@anz-payroll/composition';
import { readSettings, type Settings } from '@anz-payroll/configuration';
import { openTestDatabase, sqliteEngine } from '@anz-payroll/persistence-typeorm/testing';
import { compose } from '../../compose';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { startServer } from '@anz-payroll/http-kit/server';
import { must, operator } from '../account-service';
import { matrixRows, type BearerRow } from './matrix-rows';

/** One customer with one of everything a path can name. */
export interface Household {
  readonly customerId: number;
  /** By the name of the path parameter; for a bare `{id}`, by the part of the path in front of it. */
  readonly ids: ReadonlyMap<string, string>;
  token(scopes: readonly string[], lifetimeSeconds?: number): Promise<string>;
  /** The owner's browser session, as a `Cookie` header. */
  signIn(): Promise<string>;
}

export interface Operation {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  /** What the role of whoever acts must allow. */
  readonly permission?: string;
}

export interface MatrixFixture {
  readonly url: string;
  readonly operations: readonly Operation[];
  readonly service: Service;
  household(kind: { readonly isApiAdmin: boolean; readonly isSubscribed: boolean }): Promise<Household>;
  /** `change` may replace the body that the row has; `parameter` goes beside its query. */
  call(
    operation: Operation,
    ids: ReadonlyMap<string, string>,
    token: string | null,
    change?: (body: unknown) => unknown,
    parameter?: string,
  ): Promise<Answer>;
  /** Asks for a page, or sends its form, as a browser with this cookie would. */
  visit(
    operation: Operation,
    ids: ReadonlyMap<string, string>,
    cookie: string | null,
    sent?: SentForm,
  ): Promise<Answer>;
  close(): Promise<void>;
}

/** What a form is sent with besides its fields. */
export interface SentForm {
  readonly headers: Readonly<Record<string, string>>;
  readonly csrfToken: string | undefined;
  /** Beside or in the place of those that the row has. */
  readonly fields?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly bytes: Buffer;
  readonly headers: Headers;
}

const quiet: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };

/** The whole service as it is composed for production, on a fresh SQLite file. */
export async function startMatrixFixture(): Promise<MatrixFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'payroll-matrix-'));
  const database = await openTestDatabase(sqliteEngine);
  const settings = testSettings(folder, database.url);
  const composition = await compose(settings, quiet);
  if (!composition.ok) throw new Error(composition.problem);
  const server = await startServer(composition.dependencies);
  const service = await openService(settings);
  const url = server.address;
  const operations = await readOperations(url);
  const call: MatrixFixture['call'] = async (operation, ids, token, change, parameter) => {
    const row = matrixRows[operation.operation];
    const more: Pick<BearerRow, 'body' | 'query'> = row === undefined || row === 'public' || 'page' in row ? {} : row;
    const path = fill(operation.path, ids);
    const sent = more.body === undefined ? undefined : marked(more.body, ids);
    const body = change === undefined ? sent : JSON.stringify(change(JSON.parse(sent ?? '{}')));
    const query = [more.query?.slice(1), parameter].filter((part) => part !== undefined).join('&');
    return send(url, operation.method, `${path}${query === '' ? '' : `?${query}`}`, token, body);
  };
  const visit: MatrixFixture['visit'] = (operation, ids, cookie, sent) => {
    const row = matrixRows[operation.operation];
    const form = row !== undefined && row !== 'public' && 'page' in row ? row.form : undefined;
    const token = sent?.csrfToken === undefined ? {} : { csrf_token: sent.csrfToken };
    const fields = form === undefined ? undefined : { ...form, ...token, ...sent?.fields };
    return browse(`${url}${fill(operation.path, ids)}`, operation.method, cookie, fields, sent?.headers);
  };
  return {
    url,
    operations,
    service,
    call,
    visit,
    household: (kind) => makeHousehold(service, operations, call, kind),
    close: async () => {
      await server.stop();
      await composition.close();
      await service.close();
      await database.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function testSettings(folder: string, databaseUrl: string): Settings {
  const result = readSettings({
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    PORT: '0',
    DEMO_SEED: 'off',
    RATE_LIMITS: 'off',
    // Whether this machine is busy is not the question here.
    MAX_EVENT_LOOP_DELAY_MS: '10000',
    DISPATCHER: 'off',
    MAIL_SENDER: 'off',
    LODGEMENT: 'off',
    LOG_LEVEL: 'error',
  });
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.settings;
}

/** The registered routes, as the service itself describes them. */
async function readOperations(url: string): Promise<readonly Operation[]> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string; 'x-permission'?: string }>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, 'x-permission': permission }]) => ({
      operation: operationId,
      ...(permission === undefined ? {} : { permission }),
      method: method.toUpperCase(),
      path,
    })),
  );
}

export function parametersOf(path: string): readonly string[] {
  return [...path.matchAll(/([^/]+)\/\{([^}]+)\}/g)].map(([, before, name]) => (name === 'id' ? before! : name!));
}

function fill(path: string, ids: ReadonlyMap<string, string>): string {
  return path.replace(/([^/]+)\/\{([^}]+)\}/g, (_, before: string, name: string) => {
    const key = name === 'id' ? before : name;
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The matrix makes no record for {${key}} of ${path}: teach makeHousehold`);
    return `${before}/${id}`;
  });
}

function marked(body: unknown, ids: ReadonlyMap<string, string>): string {
  return JSON.stringify(body)
    .replaceAll('Foreign', ids.get('marker') ?? 'Nobody')
    .replace(/"\{([a-z_]+)\}"/g, (_, name: string) => ids.get(name) ?? '987654321');
}

async function send(url: string, method: string, path: string, token: string | null, body?: string): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined || method === 'GET' ? {} : { body }),
  });
  return answerOf(response);
}

async function answerOf(response: Response): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, text: bytes.toString(), bytes, headers: response.headers };
}

async function browse(
  address: string,
  method: string,
  cookie: string | null,
  form: Readonly<Record<string, string>> | undefined,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    headers: cookie === null ? more : { cookie, ...more },
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
  });
  return answerOf(response);
}

/** Which create makes the record that a path parameter names. */
const makers: Readonly<Record<string, string>> = {
  company_id: 'create-company',
  employee_id: 'create-employees',
  allowance_id: 'create-company-allowance',
  award_id: 'create-award',
  group_id: 'create-pay-rate-group',
  rate_id: 'create-pay-rate',
  'bank-accounts': 'create-bank-account',
  'super-funds': 'create-super-fund',
  'pay-rates': 'create-employee-pay-rate',
  deductions: 'create-standing-deduction',
  'pay-sacrifices': 'create-standing-sacrifice',
  allowances: 'create-standing-allowance',
  bonuses: 'create-standing-bonus',
  employment_type_id: 'create-employment-type',
  client_id: 'create-api-client',
  webhook_id: 'create-webhook',
  pay_id: 'create-pays',
  pay_run_id: 'open-pay-run',
  scenario_id: 'create-scenario',
};

async function makeHousehold(
  service: Service,
  operations: readonly Operation[],
  call: MatrixFixture['call'],
  { isApiAdmin, isSubscribed }: { readonly isApiAdmin: boolean; readonly isSubscribed: boolean },
): Promise<Household> {
  const { accounts } = service;
  const actor = { ...operator, customerId: null };
  const customer = must(await accounts.createCustomer({ name: 'Foreign customer', isReseller: true }, operator));
  const customerId = customer.id;
  const person = { name: 'Foreign', email: `owner-${customerId}@foreign.example`, role: 'owner' as const };
  const owner = must(await accounts.createUser({ customerId, ...person }, operator));
  await accounts.createPlan({ code: 'matrix', name: 'Matrix', employeeCap: null }, actor);
  const paid = { customerId, planCode: 'matrix', kind: 'paid' as const, endsAt: null };
  const subscription = must(await accounts.startSubscription(paid, actor));
  const token = async (scopes: readonly string[], lifetimeSeconds?: number) => {
    const lifetime = lifetimeSeconds === undefined ? {} : { lifetimeSeconds };
    return must(await accounts.issueToken({ customerId, userId: owner.id, scopes, ...lifetime }, operator)).accessToken;
  };
  const full = await token(['payroll.read', 'payroll.write']);
  // A delivery, an order and a connection are made by other things than a request; numbers nobody has stand in for them.
  const ids = new Map<string, string>([
    ['marker', `Marker${customerId}x`],
    ['delivery_id', String(900_000 + customerId)],
    ['order_id', String(900_000 + customerId)],
    ['request_id', String(900_000 + customerId)],
    ['delegation_id', String(900_000 + customerId)],
    ['sign_on_id', String(900_000 + customerId)],
    ['payment_file_id', String(900_000 + customerId)],
    ['payslip_id', String(900_000 + customerId)],
    // Lists that only employees in New Zealand have.
    ['absences', String(900_000 + customerId)],
    ['closedowns', String(900_000 + customerId)],
    ['working-days', String(900_000 + customerId)],
    ['public-holiday-transfers', String(900_000 + customerId)],
    ['shift_id', String(900_000 + customerId)],
    // An award is law; nobody owns it.
    ['award_code', 'MA000004'],
    ['earnings-weeks', String(900_000 + customerId)],
    ['report', 'payroll-summary'],
    ['layout', 'xero'],
    ['connection_id', await connectionOf(service, customerId)],
    ['user_id', String(await invitedUser(service, customerId))],
    ['role_id', String(await ownRole(service, customerId))],
    ['user_email', `"invited-again-${customerId}@foreign.example"`],
  ]);
  await makeKey(service, customerId, owner.id);
  for (const [key, operation] of Object.entries(makers)) {
    const maker = operations.find((one) => one.operation === operation);
    if (maker === undefined) continue;
    const answer = await call(maker, ids, full);
    if (answer.status !== 201) throw new Error(`${operation} answered ${answer.status}: ${answer.text}`);
    ids.set(key, idIn(JSON.parse(answer.text)));
  }
  // The owner is on the payroll, too.
  const [companyId, employeeId] = [Number(ids.get('company_id')), Number(ids.get('employee_id'))];
  must(
    await accounts.inviteEmployee(
      { customerId, companyId, employeeId, name: 'Foreign', email: person.email, companyName: 'Foreign' },
      { ...operator, customerId },
    ),
  );
  if (!isSubscribed) must(await accounts.endSubscription(subscription.id, actor));
  if (!isApiAdmin)
    must(await accounts.changeCustomer({ customerId, change: { isApiAdmin: false, isReseller: false } }, actor));
  const signIn = async () => {
    const link = must(await accounts.issuePasswordLink(owner.id, operator));
    const password = 'correct horse battery staple';
    must(await accounts.setPassword({ linkSecret: link.secret, password, requestId: 'matrix' }));
    const who = { email: person.email, password, address: '127.0.0.1', requestId: 'matrix' };
    return `payroll-session=${must(await accounts.signIn(who)).sessionSecret}`;
  };
  return { customerId, ids, token, signIn };
}

function idIn(body: unknown): string {
  const [first] = [body].flat() as Record<string, unknown>[];
  const record = (first?.['employee'] ?? first) as Record<string, unknown> | undefined;
  return String(record?.['id'] ?? record?.['client_id'] ?? record?.['pay_run_id']);
}

/** A live grant of this customer's own user to this customer's own application. */
async function connectionOf({ accounts }: Service, customerId: number): Promise<string> {
  const token = must(await accounts.issueToken({ customerId, scopes: [] }, operator));
  const bearer = must(await accounts.authenticateBearer(token.accessToken));
  return String(bearer.grantId);
}

/** A key that a list of another customer's keys must not show. */
async function makeKey({ accounts }: Service, customerId: number, userId: number): Promise<void> {
  const key = { name: `Marker${customerId}x`, scopes: ['payroll.read'], companyIds: null };
  must(await accounts.createMachineKey({ customerId, userId, ...key }, { ...operator, customerId }));
}

async function invitedUser({ accounts }: Service, customerId: number): Promise<number> {
  const invited = { name: 'Foreign', email: `invited-${customerId}@foreign.example`, role: 'bookkeeper' as const };
  return must(await accounts.inviteUser({ customerId, ...invited, companyIds: [] }, { ...operator, customerId })).id;
}

/** A role that a list of another customer's roles must not show. */
async function ownRole({ accounts }: Service, customerId: number): Promise<number> {
  const role = { name: `Marker${customerId}x`, permissions: ['people.read'], companyIds: null };
  const narrow = { departments: ['Bakery'], fieldGroups: [] };
  return must(await accounts.createOwnRole({ customerId, ...role, ...narrow }, { ...operator, customerId })).id;
}
