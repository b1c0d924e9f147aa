import { localDay, type Company } from '@anz-payroll/companies';
import { sortKey, type Employee, type EmployeeCursor, type EmployeePage } from '@anz-payroll/employee-lifecycle';
import { accepted, type CivilDate, type Result } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import { balancesReadModel, type BalancesReadModel } from '../domain/balances';
import type { InCompany } from '../domain/pay-command';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { PayStores } from '../ports';
import { companyOf } from './company-of';
import { figuresAsAt, positionOf } from './pays-as-at';
import type { PaysDependencies } from './pays-dependencies';

type Deps = Pick<PaysDependencies, 'reading' | 'clock'>;

export interface ReadBalances {
  readonly customerId: number;
  readonly employeeId: number;
  /** The company's today, if absent. */
  readonly asAt?: CivilDate;
}

export interface ListBalances extends InCompany {
  readonly asAt?: CivilDate;
  /** With those who are deleted: what they were paid stays paid. */
  readonly withDeleted?: boolean;
  readonly page: EmployeePage;
}

export interface BalancesOfCompany {
  readonly balances: readonly BalancesReadModel[];
  /** Where the next page begins; undefined on the last one. */
  readonly next?: EmployeeCursor;
}

/** Leave, year to date and opening figures of one employee at the end of a day, in whatever state the employee is. */
export function readBalances(deps: Deps) {
  return ({ customerId, employeeId, asAt }: ReadBalances): Promise<Result<BalancesReadModel, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const employee = await stores.employees.find(employeeId);
      const company =
        employee === undefined ? undefined : await companyOf(stores, { customerId, companyId: employee.companyId });
      if (employee === undefined || company?.ok !== true) return refusal('pay/not-found', 'Employee not found');
      const [balances] = await balancesOf(stores, company.value, [employee], dayAsked(deps, company.value, asAt));
      return balances === undefined ? refusal('pay/not-found', 'Employee not found') : accepted(balances);
    });
}

/** The same of everybody by name; without those who are deleted, unless they are asked for. */
export function listBalances(deps: Deps) {
  return (query: ListBalances): Promise<Result<BalancesOfCompany, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query);
      if (!company.ok) return company;
      const { limit } = query.page;
      // One more than asked for tells whether there is a next page.
      const whom = query.withDeleted === true ? 'all' : undefined;
      const found = await stores.employees.ofCompany(query.companyId, whom, { ...query.page, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const day = dayAsked(deps, company.value, query.asAt);
      const balances = await balancesOf(stores, company.value, shown, day);
      const last = shown.at(-1);
      return accepted({
        balances,
        ...(last === undefined || found.length === shown.length
          ? {}
          : { next: { nameKey: sortKey(last.details), id: last.id } }),
      });
    });
}

function dayAsked({ clock }: Deps, company: Company, asAt: CivilDate | undefined): CivilDate {
  return asAt ?? localDay(clock.now(), company.details.timezone);
}

async function balancesOf(
  stores: PayStores,
  company: Company,
  employees: readonly Employee[],
  asAt: CivilDate,
): Promise<readonly BalancesReadModel[]> {
  const positions = employees.map(({ id }) => positionOf(company, id, asAt, 'end of day'));
  const figures = await figuresAsAt(stores, company, positions);
  const { country } = company;
  const financialYear = countryPayroll(country).yearOf(asAt);
  return positions.flatMap((position) => {
    const told = figures.get(position);
    return told === undefined ? [] : [balancesReadModel({ country, asAt, financialYear, ...told })];
  });
}
