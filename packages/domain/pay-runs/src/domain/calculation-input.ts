import type { Country } from '@anz-payroll/companies';
import type { AwardCheck } from './award-check';
import type { SuperTiming } from './pay-command';
import type { PayTypes, PayWarning } from './pay-record';

/**
 * What a pay was calculated from. Kept with the pay, it gives the same figures and the same explanation at any time;
 * the law of a date does not change.
 */
export type CalculationInput<C extends Country = Country> = {
  [K in C]: {
    readonly country: K;
    readonly input: PayTypes[K]['input'];
    readonly termination: PayTypes[K]['terminationInput'] | null;
    /** What was found while the input was put together: something is missing in the record, or was assumed. */
    readonly warnings?: readonly PayWarning[];
    /** What is known beside the calculation and a pay is held against, so that it warns the same when it is replayed. */
    readonly facts?: PayTypes[K]['facts'];
    /** The hours were made from approved shifts and nobody has changed them since. */
    readonly hoursFrom?: 'timesheets';
    /** What was said of the day on which its super is due. */
    readonly superTiming?: SuperTiming;
    /** What was said of the period when the pay was worked out among its other pays. */
    readonly periodWarnings?: readonly PayWarning[];
    /** The verdict on the period as it was when the pay was made: evidence that later rates do not change. */
    readonly awardCheck?: AwardCheck;
  };
}[C];
