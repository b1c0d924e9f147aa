import { civilDate, type CivilDate } from '../../calendar/civil-date';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { Amount, InputReader, Source } from '../../input/input-reader';
import { auLeaveTypes, type AuLeaveType } from './leave-type';

export interface PayLeaveInput {
  readonly description: string;
  readonly leaveType: AuLeaveType;
  readonly date: string;
  readonly hours: Amount;
  /** Dollars an hour; without it and without `multiplier`, the employee's hourly rate. */
  readonly rate?: Amount | null;
  readonly multiplier?: Amount | null;
  /** Dollars of loading. Left out, holiday leave is loaded by the employee's `leaveLoadingPercentage`. */
  readonly leaveLoadingAmount?: Amount | null;
  /** Leave of type `OTHER` that uses up rostered days off or time off in lieu. */
  readonly takenFrom?: TimeBank;
  /** Annual, long service or personal leave that is paid in place of being taken, while the job goes on. */
  readonly isCashUp?: boolean;
  /** Marks a row that takes back or mends what an earlier pay held; only such a row may be below zero. */
  readonly isAdjustment?: boolean;
}

/** Time worked and not paid, which the employee takes off later. */
export type TimeBank = 'RDO' | 'TOIL';

export interface PayLeave {
  readonly description: string;
  readonly leaveType: AuLeaveType;
  readonly date: CivilDate;
  readonly hours: Decimal;
  readonly rate: Decimal | undefined;
  readonly multiplier: Decimal | undefined;
  readonly leaveLoadingAmount: Aud | undefined;
  readonly takenFrom: TimeBank | undefined;
  readonly isCashUp: boolean;
  readonly isAdjustment: boolean;
}

export const payLeaveMembers: ReadonlySet<string> = new Set([
  'description',
  'leaveType',
  'date',
  'hours',
  'rate',
  'multiplier',
  'leaveLoadingAmount',
  'takenFrom',
  'isCashUp',
  'isAdjustment',
]);

const leaveTypes: ReadonlySet<AuLeaveType> = new Set(auLeaveTypes);
const timeBanks: ReadonlySet<TimeBank> = new Set(['RDO', 'TOIL'] as const);
const mayBeCashedUp: ReadonlySet<AuLeaveType> = new Set(['HOLIDAY', 'LONG_SERVICE', 'SICK'] as const);
const NO_DAY = civilDate('0001-01-01');

export function readPayLeave(reader: InputReader, row: Source, zero: Decimal): PayLeave {
  const leaveType = reader.required(reader.code(row, 'leaveType', leaveTypes), 'leaveType', 'OTHER');
  const isAdjustment = reader.flag(row, 'isAdjustment', false);
  const rate = reader.amount(row, 'rate');
  const multiplier = reader.amount(row, 'multiplier');
  if (rate !== undefined && multiplier !== undefined) {
    reader.refuse('input/conflict', 'multiplier', 'Leave has a rate or a multiplier of the hourly rate, not both.');
  }
  const takenFrom = reader.code(row, 'takenFrom', timeBanks);
  if (takenFrom !== undefined && leaveType !== 'OTHER') {
    reader.refuse(
      'input/conflict',
      'takenFrom',
      'Only leave of type OTHER is taken from rostered days off or time in lieu.',
    );
  }
  const isCashUp = reader.flag(row, 'isCashUp', false);
  if (isCashUp && !mayBeCashedUp.has(leaveType)) {
    reader.refuse(
      'input/conflict',
      'isCashUp',
      'Only leave of type HOLIDAY, LONG_SERVICE or SICK is paid in place of being taken.',
    );
  }
  return {
    description: reader.description(row),
    leaveType,
    date: reader.required(reader.date(row, 'date'), 'date', NO_DAY),
    hours: reader.required(reader.adjustable(row, 'hours', isAdjustment), 'hours', zero),
    rate,
    multiplier,
    leaveLoadingAmount: reader.adjustableDollars(row, 'leaveLoadingAmount', isAdjustment),
    takenFrom,
    isCashUp,
    isAdjustment,
  };
}
