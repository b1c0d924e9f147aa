import type { Aud } from '../../money/currency';
import type { Step } from '../../trace/step';
import { withholdFromWorkingHolidayMaker } from '../working-holiday-makers/withhold-from-working-holiday-maker';
import type { AuTermination } from './au-termination';
import type { AuTerminationRules } from './au-termination-rules';

/** Whatever a working holiday maker is paid is under Schedule 15. Only for a declaration that says so. */
export function withholdBySchedule15(
  payment: Aud,
  paidEarlierThisYear: Aud,
  { declaration }: AuTermination,
  rules: AuTerminationRules,
): Step<Aud> {
  return withholdFromWorkingHolidayMaker(
    {
      payment,
      paidEarlierThisYear,
      quotesTaxFileNumber: declaration.taxFileNumber !== 'not-quoted',
      employerIsRegistered: declaration.workingHolidayMaker?.employerIsRegistered === true,
    },
    rules.withholding.schedule15,
  );
}
