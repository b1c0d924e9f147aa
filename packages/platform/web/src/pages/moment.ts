import { utcTimestamp } from '@anz-payroll/kernel';

/** A moment as people read it, in UTC and said so. */
export function moment(epochMs: number): string {
  return `${utcTimestamp(epochMs).slice(0, 16).replace('T', ' ')} UTC`;
}
