import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import type { AuLeaveType } from '../leave/leave-type';
import { files } from './parameters';

/** Leave of the National Employment Standards that may be cashed out while the job goes on. */
export type LeaveCashedOut = 'HOLIDAY' | 'SICK';

/** How much leave an hour of work earns where the employee's record does not say, and what else earns it. */
export interface LeaveAccrual {
  readonly holidayPerHour: Decimal;
  readonly sickPerHour: Decimal;
  readonly longServicePerHour: Decimal;
  readonly leaveThatDoesNotAccrue: ReadonlySet<AuLeaveType>;
  /** What must be left of a balance when some of it is cashed out. */
  readonly remainsWhenCashedOut: {
    readonly HOLIDAY: { readonly section: string; readonly weeks: Decimal };
    readonly SICK: { readonly section: string; readonly days: Decimal };
  };
}

interface Raw {
  readonly holidayPerHour: string;
  readonly sickPerHour: string;
  readonly longServicePerHour: string;
  readonly leaveThatDoesNotAccrue: readonly AuLeaveType[];
  readonly remainsWhenCashedOut: {
    readonly HOLIDAY: { readonly section: string; readonly weeks: string };
    readonly SICK: { readonly section: string; readonly days: string };
  };
}

/** The editions of what the National Employment Standards accrue a week: annual and personal leave. */
export const leaveAccrual = defineInstrument(
  'au.leave-accrual',
  files,
  ({ remainsWhenCashedOut: { HOLIDAY, SICK }, ...raw }: Raw): LeaveAccrual => ({
    holidayPerHour: decimal(raw.holidayPerHour),
    sickPerHour: decimal(raw.sickPerHour),
    longServicePerHour: decimal(raw.longServicePerHour),
    leaveThatDoesNotAccrue: new Set(raw.leaveThatDoesNotAccrue),
    remainsWhenCashedOut: {
      HOLIDAY: { ...HOLIDAY, weeks: decimal(HOLIDAY.weeks) },
      SICK: { ...SICK, days: decimal(SICK.days) },
    },
  }),
);
