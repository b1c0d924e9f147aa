import { civilDate } from 'payroll-core';
import type { DraftPart } from '../domain/parts/part';
import type { EmployeeStores, OtherOpening } from '../ports';

export interface ChangedOpening {
  readonly employeeId: number;
  readonly before: readonly DraftPart[];
  readonly after: readonly DraftPart[];
}

/**
 * Opening balances are in the year to date that the tax office has, so that it hears of other ones. Answers what was queued, in
 * words.
 */
export async function followOpenings(
  stores: Pick<EmployeeStores, 'openingReports'>,
  companyId: number,
  changed: readonly ChangedOpening[],
): Promise<readonly string[]> {
  if (changed.length === 0) return [];
  const changes = changed.map(({ employeeId, before, after }): OtherOpening => {
    const days = [...before, ...after].map(({ values }) => values['as_at']);
    return { employeeId, asAt: days.flatMap((day) => (typeof day === 'string' ? [civilDate(day)] : [])) };
  });
  return (await stores.openingReports?.follow(companyId, changes)) ?? [];
}
