import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import type { CivilDate, Dated } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import type { Figures } from '../../domain/pay-record';
import type { NzLeaveFacts } from './nz-leave-facts';

/** The years of service of an employee, with what moved them. */
export interface NzService {
  /** Every day until this one on which annual holidays arose, oldest first. */
  anniversariesUntil(day: CivilDate): readonly nz.Anniversary[];
  /** The day since which nothing has arisen: the last anniversary, a closedown since, or the start. */
  entitledSince(day: CivilDate): CivilDate;
}

/** In the leave account: the closedown that began on a day was paid, and the 12 months began anew with it. */
export function closedownPaid(began: CivilDate): string {
  return `granted:closedown:${began}`;
}

/** In the leave account: gross earnings of further pays of the period in which a closedown began, which paid their own eight per cent. */
export function closedownBeside(began: CivilDate): string {
  return `granted:closedown-beside:${began}`;
}

/**
 * Anniversaries moved by unpaid leave beyond a week, and begun anew with each closedown that paid eight per cent. A
 * closedown before the first day of this payroll counts because somebody told it.
 * @law Holidays Act 2003 ss 16, 34, 35
 */
export function nzService(
  { start_date: start }: Pick<EmployeeDetails, 'start_date'>,
  { absences, closedowns }: NzLeaveFacts,
  account: Figures,
  before: CivilDate | undefined,
  holidays: Dated<nz.Holidays>,
): NzService {
  const anchors = closedowns
    .filter(({ began }) => account[closedownPaid(began)] !== undefined || (before !== undefined && began <= before))
    .map(({ anchor }) => anchor);
  const walk = (until: CivilDate) => {
    const anniversaries: nz.Anniversary[] = [];
    let year = nz.serviceFrom(start);
    let since = start;
    for (;;) {
      const next = nz.anniversaryOf(year, absences, holidays);
      const anew = anchors.find((anchor) => anchor > year.from && anchor < next.date && anchor <= until);
      if (anew !== undefined) {
        year = nz.serviceFrom(anew);
        since = anew;
        continue;
      }
      if (next.date > until) return { anniversaries, since };
      anniversaries.push(next);
      since = next.date;
      year = next.next;
    }
  };
  return {
    anniversariesUntil: (day) => walk(day).anniversaries,
    entitledSince: (day) => walk(day).since,
  };
}
