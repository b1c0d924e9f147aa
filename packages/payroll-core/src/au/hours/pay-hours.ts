import type { Decimal } from '../../money/decimal';
import type { Amount, InputReader, Source } from '../../input/input-reader';

/** Hours, or units of another kind such as kilometres, paid at a rate. */
export interface PayHoursInput {
  readonly description: string;
  /** The label of what is counted. Rows that count hours, such as `hours` or `Hrs`, are hours worked. */
  readonly units: string;
  readonly value: Amount;
  /** Dollars a unit. A rate found by reference or description is resolved by the caller and comes in here. */
  readonly rate?: Amount | null;
  /** Times the employee's `payRatePerHour`; not together with `rate`. */
  readonly multiplier?: Amount | null;
  readonly rateReference?: string | null;
  readonly rateDescription?: string | null;
  readonly isOvertime?: boolean;
  /** Marks a row that takes back or mends what an earlier pay held; only such a row may be below zero. */
  readonly isAdjustment?: boolean;
  /** Which week of the pay period, from 1. Only the 30-hours-in-a-week test of super guarantee asks for it. */
  readonly week?: number;
}

export interface PayHours {
  readonly description: string;
  readonly units: string;
  readonly value: Decimal;
  readonly rate: Decimal | undefined;
  readonly multiplier: Decimal | undefined;
  readonly rateReference: string | undefined;
  readonly rateDescription: string | undefined;
  readonly isOvertime: boolean;
  readonly isTime: boolean;
  readonly isAdjustment: boolean;
  readonly week: number | undefined;
}

export const payHoursMembers: ReadonlySet<string> = new Set([
  'description',
  'units',
  'value',
  'rate',
  'multiplier',
  'rateReference',
  'rateDescription',
  'isOvertime',
  'isAdjustment',
  'week',
]);

const TIME = /\b(?:h|hrs?|hours?)\b/i;
const WEEKS_IN_QUARTER = 14;

/** Whether a unit is hours of work, and not kilometres, pieces or dollars. */
export function countsTime(units: string): boolean {
  return units === 'hours' || TIME.test(units);
}

export function readPayHours(reader: InputReader, row: Source, zero: Decimal): PayHours {
  const units = reader.required(reader.text(row, 'units', 32), 'units', '');
  const isAdjustment = reader.flag(row, 'isAdjustment', false);
  const rate = reader.amount(row, 'rate');
  const multiplier = reader.amount(row, 'multiplier');
  if (rate !== undefined && multiplier !== undefined) {
    reader.refuse('input/conflict', 'multiplier', 'A row has a rate or a multiplier of the hourly rate, not both.');
  }
  return {
    description: reader.description(row),
    units,
    value: reader.required(reader.adjustable(row, 'value', isAdjustment), 'value', zero),
    rate,
    multiplier,
    rateReference: reader.text(row, 'rateReference', 60),
    rateDescription: reader.text(row, 'rateDescription', 60),
    isOvertime: reader.flag(row, 'isOvertime', false),
    isTime: countsTime(units),
    isAdjustment,
    week: reader.count(row, 'week', WEEKS_IN_QUARTER),
  };
}
