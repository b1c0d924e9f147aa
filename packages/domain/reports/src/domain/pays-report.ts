import type { PayRecord } from '@anz-payroll/pay-runs';
import type { ReportTable } from './report';

/** A report that is made of processed pays, one after the other, so that a year of pays need not be in memory at once. */
export interface PaysReport {
  add(pay: PayRecord): void;
  table(): ReportTable;
}
