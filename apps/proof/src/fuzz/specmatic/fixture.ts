import { businessNumber } from '../business-number';
import { connect, type Connection } from '../connect';
import type { FuzzService } from '../fuzz-service';
import { signIn } from '../sign-in';

export type Answer = Readonly<Record<string, unknown>>;

/** Makes the records that requests name. Nothing is shared between two calls, so that no order matters. */
export interface Fixture {
  readonly service: FuzzService;
  /** Throws upon anything but success. */
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<unknown>;
  /** A number that no other record has. */
  fresh(): number;
  /** A company that never had a trial: its number is its own. */
  client(): Answer;
  /** The header of a request that must be done once only. */
  key(): Readonly<Record<string, string>>;
  company(country?: Country): Promise<number>;
  employee(companyId: number, country?: Country): Promise<number>;
  staff(country?: Country): Promise<Staff>;
  /** What a colleague asked for and waits for a second person. */
  releaseRequest(): Promise<{ readonly companyId: number; readonly requestId: number }>;
  /** A pay of somebody new, in a run that is open or processed. */
  pay(state: 'pending' | 'processed', country?: Country): Promise<Staff & PaidPay>;
  trial(): Promise<Answer>;
  order(): Promise<Answer>;
  product(name: string): Promise<number>;
  /** Tokens of a customer's consent to an application. */
  connection(): Promise<Connection>;
}

export type Country = 'AU' | 'NZ';

export interface Staff {
  readonly companyId: number;
  readonly employeeId: number;
}

export interface PaidPay {
  readonly payId: number;
  readonly payRunId: number;
}

export const PAY_DATE = '2026-11-12';
export const hours = [{ description: 'Ordinary time', units: 'hours', value: 20, rate: 40 }];

export function worldOf(service: FuzzService): Fixture {
  let last = 0;
  const fresh = () => ++last;
  const client = () => ({ legal_name: 'Banksia Pty Ltd', abn: businessNumber(fresh()) });
  const key = () => ({ 'idempotency-key': `key-${fresh()}` });
  const call: Fixture['call'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${service.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${service.tokens().full}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 500)}`);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
  const company: Fixture['company'] = async (country = 'AU') =>
    idOf(await call('PUT', '/api/company/create', companies[country]));
  const employee: Fixture['employee'] = async (companyId, country = 'AU') => {
    const hire = { ...person, ...places[country], number: `E${fresh()}` };
    const [hired] = (await call('PUT', `/api/company/${companyId}/employees/create`, [hire])) as Answer[];
    return idOf(hired?.['employee']);
  };
  const staff: Fixture['staff'] = async (country) => {
    const companyId = await company(country);
    return { companyId, employeeId: await employee(companyId, country) };
  };
  const contact = () => ({ first_name: 'Ana', last_name: 'Person', email: `ana${fresh()}@example.com` });
  const product: Fixture['product'] = async (name) => {
    const products = (await call('GET', '/api/partner-checkout/products')) as Answer[];
    return idOf(products.find((one) => one['name'] === name));
  };
  return {
    service,
    call,
    fresh,
    client,
    key,
    company,
    employee,
    staff,
    releaseRequest: async () => {
      const { companyId, employeeId } = await staff();
      const path = `/api/company/${companyId}`;
      const rules = { pay_runs: true, payments: false, filings: false, bank_accounts: false };
      await call('PUT', `${path}/second-person`, { ...rules, limit: null, hold_bank_accounts: false });
      await fetch(`${service.url}${path}/pays/create?pay_date=${PAY_DATE}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${service.tokens().colleague}`, 'content-type': 'application/json' },
        body: JSON.stringify([{ employee_id: employeeId, hours }]),
      });
      const [request] = (await call('GET', `${path}/release-requests`)) as Answer[];
      return { companyId, requestId: idOf(request) };
    },
    pay: async (state, country) => {
      const hired = await staff(country);
      const [pay] = (await call('PUT', `/api/company/${hired.companyId}/pays/create?pay_date=${PAY_DATE}`, [
        { employee_id: hired.employeeId, hours },
      ])) as Answer[];
      const payRunId = Number(pay?.['pay_run_id']);
      if (state === 'processed') await call('POST', `/api/company/${hired.companyId}/pay-runs/${payRunId}/process`);
      return { ...hired, payId: idOf(pay), payRunId };
    },
    trial: async () =>
      (await call('POST', '/api/partner-checkout/trials', { customer: contact(), company: client() }, key())) as Answer,
    order: async () =>
      (await call(
        'POST',
        '/api/partner-checkout/orders',
        { customer: contact(), company: client(), order: { product_id: await product('Monthly') } },
        key(),
      )) as Answer,
    product,
    connection: async () => {
      const session = await signIn(service);
      if (session === undefined) throw new Error('Nobody could sign in');
      return connect(service, session);
    },
  };
}

export function idOf(record: unknown): number {
  const id = (record as Answer | undefined)?.['id'];
  if (typeof id !== 'number') throw new Error(`No id in ${JSON.stringify(record)}`);
  return id;
}

const companies: Readonly<Record<Country, object>> = {
  AU: {
    ...{ legal_name: 'Wattle Pty Ltd', abn: '51824753556', default_pay_period: 'WEEKLY' },
    ...{ bank_bsb: '062-000', bank_account_number: '12345678', direct_entry_user_id: '301500' },
    ...{ financial_institution: 'CBA', email_address: 'pay@wattle.example', phone: '02 9000 0000', postcode: '2000' },
    ...{ contact_name: 'Jo Baker' },
  },
  NZ: {
    ...{ legal_name: 'Kōwhai Limited', ird_number: '49091850', default_pay_period: 'WEEKLY' },
    ...{ email_address: 'pay@kowhai.example', phone: '03 900 0000', contact_name: 'Jo Baker' },
    ...{ bank_account_number: '01-0902-0068389-00' },
  },
};

export const person = {
  ...{ first_name: 'Alinta', last_name: 'Walker', date_of_birth: '1990-04-12', address1: '1 Harbour Street' },
  ...{ start_date: '2024-07-01', employment_status: 'Full-time', pay_rate_per_hour: '40', pay_period: 'WEEKLY' },
  ...{ standard_hours_per_day: '7.6', standard_days_per_week: 5 },
};

export const places: Readonly<Record<Country, object>> = {
  AU: {
    ...{ city: 'Sydney', state: 'NSW', country: 'AU', postcode: '2000', tax_file_number: '123456782' },
    ...{ is_foreign_resident: false, has_claimed_tax_free_threshold: true, has_stsl_liability: false },
    ...{ is_closely_held: false, primary_bank_bsb: '062-000', primary_bank_account_number: '12345678' },
  },
  NZ: { city: 'Nelson', state: 'NSN', country: 'NZ', postcode: '7010', ird_number: '049103468', nz_tax_code: 'M' },
};
