import type { Company } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import type { PayStores } from '../ports';

/** The last days of those who have left, or who leave with a final pay that is staged, by employee. */
export async function lastDays(
  stores: Pick<PayStores, 'pays'>,
  { country }: Company,
  employees: readonly Employee[],
): Promise<ReadonlyMap<number, CivilDate>> {
  const days = new Map<number, CivilDate>();
  for (const { id, isTerminated, terminationDate } of employees) {
    if (isTerminated && terminationDate !== null) days.set(id, terminationDate);
  }
  // Elsewhere a final pay is staged by a planned last day only, which the record of the employee tells.
  if (countryPayroll(country).finalPayStatus !== 'pending') return days;
  const employed = employees.filter(({ id }) => !days.has(id)).map(({ id }) => id);
  for (const { employeeId, termination } of await stores.pays.stagedTerminations(employed)) {
    if (termination !== null) days.set(employeeId, termination.terminationDate);
  }
  return days;
}

/** The last days of the jobs before, of those who were reinstated from a day after `day`, by employee. */
export async function lastDaysBefore(
  stores: Pick<PayStores, 'pays'>,
  day: CivilDate,
  employees: readonly Employee[],
): Promise<ReadonlyMap<number, CivilDate>> {
  const days = new Map<number, CivilDate>();
  for (const { id, isTerminated, details } of employees) {
    if (isTerminated || details.start_date <= day) continue;
    const last = await stores.pays.lastTermination(id);
    if (last?.status === 'processed' && last.termination !== null) days.set(id, last.termination.terminationDate);
  }
  return days;
}
