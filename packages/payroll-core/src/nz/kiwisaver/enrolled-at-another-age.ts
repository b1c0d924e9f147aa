import { completedYears, type CivilDate } from '../../calendar/civil-date';
import type { Dated } from '../../statutory/dated';
import type { NzWarning } from '../warnings/nz-warnings';
import type { KiwiSaver } from './kiwisaver';

/**
 * A warning for somebody who counts as enrolled automatically (AE) and was too young or too old for it when the job began:
 * contributions are due only from a member, or from somebody who opted in.
 * @law KiwiSaver Act 2006 ss 10, 11, 33
 */
export function enrolledAtAnotherAge(
  dateOfBirth: CivilDate,
  startDate: CivilDate,
  kiwisaver: Dated<KiwiSaver>,
): NzWarning | undefined {
  const { automaticFromAge: from, automaticUntilAge: until } = kiwisaver.values;
  const age = completedYears(dateOfBirth, startDate);
  if (age >= from && age < until) return undefined;
  return {
    code: 'nz.kiwisaver/enrolled-at-another-age',
    message:
      `KiwiSaver is taken as of somebody enrolled automatically (kiwisaver_status_code AE), which nobody is who starts a job ` +
      `under ${from} or from ${until}; the employee was ${age} on ${startDate}. Set AK for a member, OK for somebody who has ` +
      'opted in, and otherwise NK.',
    details: { age: String(age) },
  };
}
