import type { AuPayInput, AuTerminationInput } from 'payroll-core/au';
import type { NzPayInput, NzTerminationInput } from 'payroll-core/nz';

/**
 * What a pay was worked out from. Kept with the pay, it gives the same figures and the same explanation at any time;
 * the law of a date does not change.
 */
export type PayGrounds =
  | {
      readonly country: 'AU';
      readonly input: AuPayInput;
      readonly termination: AuTerminationInput | null;
    }
  | {
      readonly country: 'NZ';
      readonly input: NzPayInput;
      readonly termination: NzTerminationInput | null;
    };
