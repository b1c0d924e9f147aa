import { civilDate, type CivilDate } from '../../calendar/civil-date';
import { nzd } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Amount, InputReader, Source } from '../../input/input-reader';
import { dollars } from '../dollars/dollars';
import { nzLeaveTypes, type NzLeaveType } from './leave-type';

export interface NzPayLeaveInput {
  readonly description: string;
  readonly leaveType: NzLeaveType;
  readonly date: string;
  readonly hours: Amount;
  /** Dollars an hour. Left out with `multiplier`, the Holidays Act prices the leave from the employee's record. */
  readonly rate?: Amount | null;
  readonly multiplier?: Amount | null;
  readonly leaveLoadingAmount?: Amount | null;
  /** Paid in place of being taken: an extra pay. @law Holidays Act 2003 ss 28A, 28B, 61 */
  readonly isCashUp?: boolean;
  /**
   * Annual holidays that are paid in a lump sum before they are taken: an extra pay, as the employer chooses, and always where they
   * reach across 31 March. @law Income Tax Act 2007 s RD 13
   */
  readonly taxAsNzExtraPay?: boolean;
  /**
   * Of `hours`, those that average weekly earnings alone pay for, because their entitlement arose in or after parental
   * leave. @law Parental Leave and Employment Protection Act 1987 s 42(2)
   */
  readonly averageWeeklyEarningsHours?: Amount | null;
}

export interface NzPayLeave {
  readonly description: string;
  readonly leaveType: NzLeaveType;
  readonly date: CivilDate;
  readonly hours: Decimal;
  readonly rate: Decimal | undefined;
  readonly multiplier: Decimal | undefined;
  readonly leaveLoadingAmount: Nzd;
  readonly isCashUp: boolean;
  readonly taxAsNzExtraPay: boolean;
  readonly averageWeeklyEarningsHours: Decimal;
}

export const nzPayLeaveMembers: ReadonlySet<string> = new Set([
  'description',
  'leaveType',
  'date',
  'hours',
  'rate',
  'multiplier',
  'leaveLoadingAmount',
  'isCashUp',
  'taxAsNzExtraPay',
  'averageWeeklyEarningsHours',
]);

const leaveTypes: ReadonlySet<NzLeaveType> = new Set(nzLeaveTypes);
const NO_DAY = civilDate('0001-01-01');
const NIL = nzd('0');

export function readNzPayLeave(reader: InputReader, row: Source): NzPayLeave {
  const rate = reader.amount(row, 'rate');
  const multiplier = reader.amount(row, 'multiplier');
  if (rate !== undefined && multiplier !== undefined) {
    reader.refuse('input/conflict', 'multiplier', 'Leave has a rate or a multiplier of the hourly rate, not both.');
  }
  return {
    description: reader.description(row),
    leaveType: reader.required(reader.code(row, 'leaveType', leaveTypes), 'leaveType', 'OTHER'),
    date: reader.required(reader.date(row, 'date'), 'date', NO_DAY),
    hours: reader.required(reader.amount(row, 'hours'), 'hours', NIL),
    rate,
    multiplier,
    leaveLoadingAmount: dollars(reader, row, 'leaveLoadingAmount') ?? NIL,
    isCashUp: cashUpOf(reader, row),
    taxAsNzExtraPay: extraPayOf(reader, row),
    averageWeeklyEarningsHours: reader.amount(row, 'averageWeeklyEarningsHours') ?? NIL,
  };
}

const cashable: ReadonlySet<unknown> = new Set(['ANNUAL_HOLIDAYS', 'HOLIDAY', 'ALT_HOLIDAY']);

function cashUpOf(reader: InputReader, row: Source): boolean {
  const isCashUp = reader.flag(row, 'isCashUp', false);
  if (isCashUp && !cashable.has(row['leaveType'])) {
    reader.refuse('input/not-allowed', 'isCashUp', 'Only annual and alternative holidays can be paid out.');
  }
  return isCashUp;
}

function extraPayOf(reader: InputReader, row: Source): boolean {
  const isExtraPay = reader.flag(row, 'taxAsNzExtraPay', false);
  if (isExtraPay && row['leaveType'] !== 'ANNUAL_HOLIDAYS' && row['leaveType'] !== 'HOLIDAY') {
    reader.refuse('input/not-allowed', 'taxAsNzExtraPay', 'Only annual holidays can be paid as an extra pay.');
  }
  return isExtraPay;
}
