import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The rate once so much has been paid in the year. */
export interface YearToDateBand {
  readonly from: Decimal;
  readonly rate: Decimal;
}

/** The rates and thresholds for working holiday makers of one edition. */
export interface Schedule15 {
  readonly registered: readonly YearToDateBand[];
  readonly unregistered: readonly YearToDateBand[];
  readonly noTaxFileNumber: Decimal;
  /** At this rate and above, cents are ignored instead of rounded. */
  readonly dropsCentsFromRate: Decimal;
}

interface RawBand {
  readonly from: string;
  readonly rate: string;
}

interface RawSchedule15 {
  readonly registered: readonly RawBand[];
  readonly unregistered: readonly RawBand[];
  readonly noTaxFileNumber: string;
  readonly dropsCentsFromRate: string;
}

/** The editions of Schedule 15: working holiday makers. */
export const schedule15: Instrument<Schedule15> = defineInstrument(
  'au.working-holiday-makers',
  files,
  (raw: RawSchedule15): Schedule15 => ({
    registered: raw.registered.map(readBand),
    unregistered: raw.unregistered.map(readBand),
    noTaxFileNumber: decimal(raw.noTaxFileNumber),
    dropsCentsFromRate: decimal(raw.dropsCentsFromRate),
  }),
);

function readBand({ from, rate }: RawBand): YearToDateBand {
  return { from: decimal(from), rate: decimal(rate) };
}
