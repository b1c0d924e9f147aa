import type { CivilDate } from '../../calendar/civil-date';
import { nzd } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Amount, InputReader, Source } from '../../input/input-reader';

/** Hours, or units of another kind such as kilometres, paid at a rate. */
export interface NzPayHoursInput {
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
  /** The public holiday that the hours were worked on: they pay at least time and a half. */
  readonly publicHolidayDate?: string | null;
}

export interface NzPayHours {
  readonly description: string;
  readonly units: string;
  readonly value: Decimal;
  readonly rate: Decimal | undefined;
  readonly multiplier: Decimal | undefined;
  readonly rateReference: string | undefined;
  readonly rateDescription: string | undefined;
  readonly isOvertime: boolean;
  readonly isTime: boolean;
  readonly publicHolidayDate: CivilDate | undefined;
}

export const nzPayHoursMembers: ReadonlySet<string> = new Set([
  'description',
  'units',
  'value',
  'rate',
  'multiplier',
  'rateReference',
  'rateDescription',
  'isOvertime',
  'publicHolidayDate',
]);

const TIME = /\b(?:h|hrs?|hours?)\b/i;
const NONE = nzd('0');

export function readNzPayHours(reader: InputReader, row: Source): NzPayHours {
  const units = reader.required(reader.text(row, 'units', 32), 'units', '');
  const rate = reader.amount(row, 'rate');
  const multiplier = reader.amount(row, 'multiplier');
  if (rate !== undefined && multiplier !== undefined) {
    reader.refuse('input/conflict', 'multiplier', 'A row has a rate or a multiplier of the hourly rate, not both.');
  }
  return {
    description: reader.description(row),
    units,
    value: reader.required(reader.amount(row, 'value'), 'value', NONE),
    rate,
    multiplier,
    rateReference: reader.text(row, 'rateReference', 60),
    rateDescription: reader.text(row, 'rateDescription', 60),
    isOvertime: reader.flag(row, 'isOvertime', false),
    isTime: TIME.test(units),
    publicHolidayDate: reader.date(row, 'publicHolidayDate'),
  };
}
