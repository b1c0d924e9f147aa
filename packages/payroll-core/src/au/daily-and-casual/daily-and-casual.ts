import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { files } from './parameters';

export interface DailyAndCasualRules {
  /** A day's pay times this is the weekly equivalent, and the week's withholding divided by it that of a day. */
  readonly daysInWeek: number;
}

export const dailyAndCasual: Instrument<DailyAndCasualRules> = defineInstrument(
  'au.daily-and-casual',
  files,
  (raw: DailyAndCasualRules): DailyAndCasualRules => raw,
);
