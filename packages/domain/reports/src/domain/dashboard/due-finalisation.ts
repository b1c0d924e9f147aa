import type { StpYear } from '@anz-payroll/filing';
import * as au from 'payroll-core/au';
import {
  addDays,
  auFinancialYear,
  businessDayOnOrAfter,
  civilDate,
  daysBetween,
  type CivilDate,
  type FinancialYear,
} from 'payroll-core/calendar';
import { dueItem, type DueItem } from './due-item';

const DAYS_BEFORE = 60;
/** As long as other things that are late are asked for. */
const DAYS_LATE = 92;

/** A financial year whose finalisation is due soon, or was due. */
export interface YearToFinalise extends FinancialYear {
  readonly dueOn: CivilDate;
}

/**
 * The financial years to be asked for on a day: from two months before their finalisation is due until three months after it.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 389-20: 14 July after the end of the year; s 388-52: or the
 * first business day after it
 */
export function yearsToFinalise(today: CivilDate): readonly YearToFinalise[] {
  const thisYear = auFinancialYear(today);
  return [auFinancialYear(addDays(thisYear.firstDay, -1)), thisYear]
    .map((year) => ({ ...year, dueOn: finalisationDue(year) }))
    .filter(({ dueOn }) => dueOn >= addDays(today, -DAYS_LATE) && daysBetween(today, dueOn) <= DAYS_BEFORE);
}

function finalisationDue({ lastDay }: FinancialYear): CivilDate {
  const holidays = au.publicHolidays.editions.at(-1)!.values;
  return businessDayOnOrAfter(civilDate(`${lastDay.slice(0, 4)}-07-14`), holidays);
}

/** Nothing where everybody who is reported is declared complete: a change that opens the year again asks for it again. */
export function dueFinalisation({ name, dueOn }: YearToFinalise, { reported, finalised }: StpYear): readonly DueItem[] {
  return reported > 0 && reported === finalised
    ? []
    : [dueItem('finalisation', dueOn, `Finalise Single Touch Payroll for ${name}`)];
}
