import type { ExtraPayKind } from '../extra-pays/extra-pay';

/** Lump sums that the employer is not bound to count as earnings for holidays. @law Holidays Act 2003 s 14 */
const notForHolidays: ReadonlySet<ExtraPayKind> = new Set<ExtraPayKind>([
  'redundancy',
  'retiring-allowance',
  'share-scheme',
  'holiday-pay',
]);

/** Whether a payment of that kind is gross earnings in the sense of the Holidays Act, unless the employer is free to make it. */
export function isGrossEarnings(kind: ExtraPayKind): boolean {
  return !notForHolidays.has(kind);
}
