import type { createCompanyWithEmployees } from '@anz-payroll/employee-lifecycle';
import type { PayRun } from '@anz-payroll/pay-runs';
import { addDays, type CivilDate } from 'payroll-core/calendar';
import { randomCompany } from './random-company';
import type { HistoryDependencies } from './seed-history';
import { taken } from './taken';

export interface RandomCompaniesDependencies extends Pick<HistoryDependencies, 'employees' | 'pays'> {
  readonly createCompany: ReturnType<typeof createCompanyWithEmployees>;
}

export interface RandomCompanies {
  readonly customerId: number;
  readonly count: number;
  readonly today: CivilDate;
  /** How many weekly pays everybody has, up to today. */
  readonly weeks: number;
  /** Looks at a run before it is processed. */
  readonly review?: (run: PayRun) => Promise<void>;
}

/** Companies in both countries in turn, each with weekly pays in which nothing is wrong; the same ones every time. */
export async function seedRandomCompanies(deps: RandomCompaniesDependencies, options: RandomCompanies): Promise<void> {
  for (let seed = 0; seed < options.count; seed++) await seedOne(deps, options, seed);
}

async function seedOne(
  { createCompany, employees, pays }: RandomCompaniesDependencies,
  { customerId, today, weeks, review }: RandomCompanies,
  seed: number,
): Promise<void> {
  const { body, people } = randomCompany(seed);
  const company = taken(await createCompany({ customerId, body }));
  const companyId = company.id;
  const idOf = new Map(company.employees.map(({ number, id }) => [number, id]));
  const asAt = addDays(today, -7 * weeks - 1);
  for (const { number, opening, bankAccount } of people) {
    const who = { customerId, employeeId: idOf.get(number)! };
    taken(await employees.createPart({ ...who, kind: 'bank-account', body: bankAccount }));
    taken(await employees.setOpeningBalances({ ...who, body: { as_at: asAt, ...opening } }));
  }
  for (let back = weeks - 1; back >= 0; back--) {
    const payDate = addDays(today, -7 * back);
    const items = people.flatMap(({ number, nextWeek }) => {
      const week = nextWeek(payDate);
      return week === undefined ? [] : [{ employeeId: idOf.get(number)!, ...week }];
    });
    if (items.length > 0) {
      taken(await pays.createPays({ customerId, companyId, identifierType: 'employee_id', payDate, items }));
    }
    const run = taken(await pays.openPayRun({ customerId, companyId, payPeriod: 'WEEKLY', payDate }));
    await review?.(run);
    taken(await pays.processPayRun({ customerId, companyId, payRunId: run.id }));
  }
}
