import { fromYearMonthDay, yearMonthDay, type CivilDate } from './civil-date';

/** A year of account and the days it runs between, both included. */
export interface FinancialYear {
  /** `2026-27` in Australia; in New Zealand the year it ends in, `2027`. */
  readonly name: string;
  readonly firstDay: CivilDate;
  readonly lastDay: CivilDate;
}

/** 1 July to 30 June. @law Income Tax Assessment Act 1936 (Cth) s 6(1), "income year" */
export function auFinancialYear(date: CivilDate): FinancialYear {
  const { year, month } = yearMonthDay(date);
  const start = month >= 7 ? year : year - 1;
  return {
    name: `${start}-${String((start + 1) % 100).padStart(2, '0')}`,
    firstDay: fromYearMonthDay(start, 7, 1),
    lastDay: fromYearMonthDay(start + 1, 6, 30),
  };
}

/** 1 April to 31 March. @law Income Tax Act 2007 (NZ) s YA 1, "tax year" */
export function nzTaxYear(date: CivilDate): FinancialYear {
  const { year, month } = yearMonthDay(date);
  const start = month >= 4 ? year : year - 1;
  return {
    name: String(start + 1),
    firstDay: fromYearMonthDay(start, 4, 1),
    lastDay: fromYearMonthDay(start + 1, 3, 31),
  };
}
