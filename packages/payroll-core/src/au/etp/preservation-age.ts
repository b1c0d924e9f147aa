import { auFinancialYear } from '../../calendar/financial-year';
import { completedYears, type CivilDate } from '../../calendar/civil-date';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { EtpRules } from './etp-rules';

/**
 * Whether the payee has reached preservation age by the last day of the income year in which the payment is made;
 * not on the day of leaving, and not on the day of payment.
 * @law ATO Schedule 11, Table A, "age of person at the end of the income year that the payment is received"
 */
export function reachedPreservationAge(
  dateOfBirth: CivilDate,
  payDate: CivilDate,
  rules: Dated<EtpRules>,
): Step<boolean> {
  const { lastDay } = auFinancialYear(payDate);
  const age = completedYears(dateOfBirth, lastDay);
  const { preservationAges } = rules.values;
  const row = preservationAges.findLast(({ from }) => from <= dateOfBirth)!;
  // The first row begins with the first day of all; people know it by its end.
  const births = row === preservationAges[0] ? `before ${preservationAges[1]!.from}` : `from ${row.from}`;
  return step(
    'au.etp.reached-preservation-age',
    age >= row.years,
    () => `${age} on ${lastDay}, preservation age ${row.years}`,
    [
      given('dateOfBirth', dateOfBirth),
      parameter(rules, `preservationAges/${row.from}`, () => `preservation age ${row.years} for births ${births}`),
    ],
  );
}
