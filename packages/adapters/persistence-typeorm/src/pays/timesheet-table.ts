import type { RunningClock } from '@anz-payroll/pay-runs';
import type { AwardShift } from 'payroll-core/au/awards';
import { column, defineTable, nullable } from '../columns';

export interface TimesheetShiftRow {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeId: number;
  readonly date: string;
  readonly shift: AwardShift;
  readonly note: string | null;
  readonly approvedBy: string | null;
  readonly approvedAt: number | null;
  readonly createdAt: number;
}

export const TimesheetShiftTable = defineTable<TimesheetShiftRow>('timesheet_shifts', {
  id: column.id(),
  customerId: column.integer(),
  companyId: column.integer(),
  employeeId: column.integer(),
  date: column.civilDate(),
  shift: column.json<AwardShift>(),
  note: nullable(column.text(500)),
  approvedBy: nullable(column.text(200)),
  approvedAt: nullable(column.epochMs()),
  createdAt: column.epochMs(),
});

export const TimeClockTable = defineTable<RunningClock>('time_clocks', {
  id: column.id(),
  customerId: column.integer(),
  companyId: column.integer(),
  employeeId: column.integer(),
  startedAt: column.epochMs(),
  breaks: column.json<RunningClock['breaks']>(),
  breakSince: nullable(column.epochMs()),
});
