import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The conversion of daily earnings of one edition. */
export interface DailyAndCasualRules {
  /** A day's pay times this is the weekly equivalent, and the week's withholding divided by it that of a day. */
  readonly daysInWeek: number;
}

/** The editions of withholding from payments made on a daily or casual basis (Schedule 1). */
export const dailyAndCasual: Instrument<DailyAndCasualRules> = defineInstrument(
  'au.daily-and-casual',
  files,
  (raw: DailyAndCasualRules): DailyAndCasualRules => raw,
);
