import { addDays, type CivilDate } from '../../calendar/civil-date';
import { lengthOfService, type LengthOfService } from '../long-service-leave/length-of-service';

/**
 * Continuous service from the first day to the last, both served. Days of unpaid leave and of unauthorised absence do not
 * break it and do not count in it.
 * @law Fair Work Act 2009 (Cth) s 22
 */
export function continuousService(firstDay: CivilDate, lastDay: CivilDate, daysNotCounted: number): LengthOfService {
  const from = addDays(firstDay, daysNotCounted);
  return from > lastDay ? { years: 0, months: 0, weeks: 0, days: 0 } : lengthOfService(from, lastDay);
}
