import type { CivilDate } from '../../calendar/civil-date';
import { accepted, type Result } from '../../refusal/result';
import type { Dated } from '../../statutory/dated';
import { inForce, type InForceOptions } from '../../statutory/instrument';
import { holidays, type Holidays } from '../holidays/holidays';
import { employmentLeave, type EmploymentLeave } from './employment-leave';

/** The leave law of a day. The two laws count leave in other ways, so a caller handles each. */
export type LeaveLawOnDay =
  | { readonly law: 'holidays-act'; readonly edition: Dated<Holidays> }
  | { readonly law: 'employment-leave-act'; readonly edition: Dated<EmploymentLeave> };

/**
 * Which leave law is in force. An employer who employs somebody when the new law begins may follow it from the first pay
 * period that starts on or after that day, so the day to ask for is the first day of the pay period.
 * @law Employment Leave Act 2026 ss 2, 150, Schedule 1 cl 6
 */
export function leaveLawOn(periodStart: CivilDate, options: InForceOptions = {}): Result<LeaveLawOnDay> {
  const [first] = employmentLeave.editions;
  if (first !== undefined && periodStart >= first.effectiveFrom) {
    const next = inForce(employmentLeave, periodStart, options);
    return next.ok ? accepted({ law: 'employment-leave-act', edition: next.value }) : next;
  }
  const now = inForce(holidays, periodStart, options);
  return now.ok ? accepted({ law: 'holidays-act', edition: now.value }) : now;
}
