import { auFinancialYear, civilDate, nzTaxYear, type FinancialYear } from 'payroll-core';

/** The days of a financial year from its name: `2026-27` of Australia, `2027` of New Zealand. */
export function daysOfYear(name: string): FinancialYear {
  const year = name.slice(0, 4);
  const found = name === year ? nzTaxYear(civilDate(`${year}-01-01`)) : auFinancialYear(civilDate(`${year}-07-01`));
  if (found.name !== name) throw new TypeError(`${name} is not the name of a financial year.`);
  // The last year of the calendar ends beyond it.
  return found.lastDay > found.firstDay ? found : { ...found, lastDay: civilDate('9999-12-31') };
}
