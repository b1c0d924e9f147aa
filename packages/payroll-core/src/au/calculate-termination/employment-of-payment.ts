import type { CivilDate } from '../../calendar/civil-date';
import type { AuTermination } from './au-termination';

/**
 * The first day of the employment to which redundancy pay and other ETPs relate: that of continuous service, which a reinstatement
 * or a transfer did not break, where the request has one.
 * @law Income Tax Assessment Act 1997 (Cth) s 82-150(2), 82-155(2), 83-170(3)
 */
export function employmentFrom({ standards, startDate }: AuTermination): CivilDate {
  return standards?.continuousServiceFrom ?? startDate;
}
