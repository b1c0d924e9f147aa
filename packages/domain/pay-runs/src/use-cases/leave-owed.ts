import { groupBy } from '@anz-payroll/kernel';
import { accepted, type CivilDate, type Result } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import type { LeaveOwed } from '../domain/leave-owed';
import type { InCompany } from '../domain/pay-command';
import type { PaysRefusal } from '../domain/pays-refusal';
import { companyOf } from './company-of';
import { figuresAsAt, positionOf } from './pays-as-at';
import type { PaysDependencies } from './pays-dependencies';

export interface LeaveOwedTo extends InCompany {
  readonly employeeIds: readonly number[];
  readonly asAt: CivilDate;
}

/**
 * What would be paid for the leave of employees if their jobs ended, by the number of the employee. Whoever is not in the answer is
 * owed the hours of the balances at the rate of the record.
 */
export function leaveOwed(deps: Pick<PaysDependencies, 'reading'>) {
  return (query: LeaveOwedTo): Promise<Result<ReadonlyMap<number, LeaveOwed>, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query);
      if (!company.ok) return company;
      const owed = new Map<number, LeaveOwed>();
      const payroll = countryPayroll(company.value.country);
      if (payroll.leaveOwed === undefined || query.employeeIds.length === 0) return accepted(owed);
      const { employeeIds: ids, asAt } = query;
      const parts = groupBy(await stores.roster.partsOf(ids), ({ employeeId }) => employeeId);
      const past = groupBy(
        await stores.pays.past(ids, payroll.historyFrom(asAt, [...parts.values()]), asAt),
        ({ employeeId }) => employeeId,
      );
      const positions = ids.map((id) => positionOf(company.value, id, asAt, 'end of day'));
      for (const [{ employeeId }, { employee, leave }] of await figuresAsAt(stores, company.value, positions)) {
        const own = payroll.leaveOwed({
          employee,
          parts: parts.get(employeeId) ?? [],
          past: past.get(employeeId) ?? [],
          leave,
          asAt,
        });
        if (own !== undefined) owed.set(employeeId, own);
      }
      return accepted(owed);
    });
}
