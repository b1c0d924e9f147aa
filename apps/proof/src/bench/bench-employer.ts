import type { Service } from '@anz-payroll/composition';
import { must } from '../must';

export interface BenchEmployer {
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeIds: readonly number[];
  readonly token: string;
}

/** Ordinary hours and some overtime, different for everybody. */
export function hoursOf(at: number) {
  return [
    { description: 'Ordinary time', units: 'hours', value: '38' },
    { description: 'Overtime', units: 'hours', value: String(at % 6), multiplier: '1.5', isOvertime: true },
  ];
}

/** A customer with a plan, and a token of its owner. */
export interface BenchCustomer {
  readonly customerId: number;
  readonly userId: number;
  readonly token: string;
}

/** Several customers of one service need names of their own. */
export async function subscribe({ accounts }: Service, name = 'bench'): Promise<BenchCustomer> {
  const operator = { customerId: null, userId: null, clientId: null, requestId: 'bench' };
  const { id: customerId } = must(await accounts.createCustomer({ name: 'Bench', isApiAdmin: true }, operator));
  must(await accounts.createPlan({ code: name, name: 'Bench', employeeCap: null }, operator));
  must(await accounts.startSubscription({ customerId, planCode: name, kind: 'paid', endsAt: null }, operator));
  const person = { name: 'Owner', email: `owner@${name}.example`, role: 'owner' as const };
  const user = must(await accounts.createUser({ customerId, ...person }, operator));
  const scopes = ['payroll.read', 'payroll.write'];
  const issued = must(
    await accounts.issueToken({ customerId, userId: user.id, scopes, lifetimeSeconds: 86_400 }, operator),
  );
  return { customerId, userId: user.id, token: issued.accessToken };
}

/** Another company of the customer, with so many employees. */
export async function hireFor(
  service: Service,
  { customerId, token }: BenchCustomer,
  count: number,
  kind: 'with-numbers' | 'without-numbers' = 'with-numbers',
): Promise<BenchEmployer> {
  const body = { legal_name: 'Bench Pty Ltd', abn: '51824753556' };
  const company = must(await service.employees.createCompanyWithEmployees({ customerId, body }));
  const none: BenchEmployer = { customerId, companyId: company.id, employeeIds: [], token };
  return hireMore(service, none, count, (at) => employeeBody(company.id, at, kind));
}

/** The same employer with more people, up to so many. */
export async function hireMore(
  { employees }: Service,
  employer: BenchEmployer,
  count: number,
  bodyOf: (at: number) => object,
): Promise<BenchEmployer> {
  const employeeIds = [...employer.employeeIds];
  while (employeeIds.length < count) {
    const length = Math.min(1_000, count - employeeIds.length);
    const items = Array.from({ length }, (_, at) => bodyOf(employeeIds.length + at));
    const made = must(await employees.createEmployees({ companyId: employer.companyId, items }));
    for (const result of made.results) {
      if (!('employee' in result)) throw new Error(JSON.stringify(result.errors));
      employeeIds.push(result.employee.id);
    }
  }
  return { ...employer, employeeIds };
}

/** A company with so many employees, and a token of its owner. */
export async function hire(service: Service, count: number): Promise<BenchEmployer> {
  return hireFor(service, await subscribe(service), count);
}

export function employeeBody(companyId: number, at: number, kind: 'with-numbers' | 'without-numbers'): object {
  return {
    ...{
      first_name: `First${at % 97}`,
      last_name: `Last${at}`,
      number: `N${companyId}-${at}`,
      date_of_birth: '1990-04-12',
    },
    ...{ address1: '1 Harbour Street', city: 'Sydney', state: 'NSW', country: 'AU', postcode: '2000' },
    ...{ start_date: '2024-07-01', employment_status: 'Full-time' },
    ...(kind === 'with-numbers' ? { tax_file_number: '123456782' } : { is_super_only_contractor: true }),
    ...{ is_foreign_resident: false, has_claimed_tax_free_threshold: true, has_stsl_liability: at % 5 === 0 },
    ...{ is_closely_held: false, pay_rate_per_hour: String(28 + (at % 31)), standard_hours_per_day: '7.6' },
    ...{ standard_days_per_week: 5, pay_period: 'WEEKLY' },
  };
}
