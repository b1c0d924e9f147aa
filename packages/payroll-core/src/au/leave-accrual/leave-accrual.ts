import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import type { AuLeaveType } from '../leave/leave-type';
import { files } from './parameters';

/** How much leave an hour of work earns where the employee's record does not say, and what else earns it. */
export interface LeaveAccrual {
  readonly holidayPerHour: Decimal;
  readonly sickPerHour: Decimal;
  readonly longServicePerHour: Decimal;
  readonly leaveThatDoesNotAccrue: ReadonlySet<AuLeaveType>;
}

interface Raw {
  readonly holidayPerHour: string;
  readonly sickPerHour: string;
  readonly longServicePerHour: string;
  readonly leaveThatDoesNotAccrue: readonly AuLeaveType[];
}

/** The editions of what the National Employment Standards accrue a week: annual and personal leave. */
export const leaveAccrual = defineInstrument('au.leave-accrual', files, (raw: Raw): LeaveAccrual => ({
  holidayPerHour: decimal(raw.holidayPerHour),
  sickPerHour: decimal(raw.sickPerHour),
  longServicePerHour: decimal(raw.longServicePerHour),
  leaveThatDoesNotAccrue: new Set(raw.leaveThatDoesNotAccrue),
}));
