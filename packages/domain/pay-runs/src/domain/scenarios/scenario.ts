import type { PayTotals } from 'payroll-core/changes';
import type { PayPeriod } from '../pay-command';

/** Something that the company thinks of doing. */
export type ScenarioChange =
  | {
      readonly kind: 'hire';
      readonly people: number;
      readonly hourlyRate: string;
      readonly hoursPerWeek: string;
      readonly payPeriod: PayPeriod;
    }
  /** 0.03 is three per cent. */
  | { readonly kind: 'raise'; readonly percentage: string; readonly employeeIds: readonly number[] | null }
  | { readonly kind: 'hours'; readonly hoursPerWeek: string; readonly employeeIds: readonly number[] | null }
  /** Once, so that each of them has this much more in hand. */
  | { readonly kind: 'bonus'; readonly net: string; readonly employeeIds: readonly number[] | null };

export interface NewScenario {
  readonly companyId: number;
  readonly name: string;
  readonly changes: readonly ScenarioChange[];
  readonly createdAt: number;
}

export interface Scenario extends NewScenario {
  readonly id: number;
}

export interface CostOfChange {
  readonly change: ScenarioChange;
  /** Whom it was worked out for. */
  readonly people: number;
  /** For one pay of each of them. */
  readonly onePay: PayTotals;
  /** Over a year of such pays; a bonus counts once. */
  readonly aYear: PayTotals;
  /** Those for whom it could not be worked out, with the reason. */
  readonly notWorkedOut: readonly { readonly employeeId: number; readonly reason: string }[];
}

export interface CostOfScenario {
  readonly scenario: Scenario;
  readonly changes: readonly CostOfChange[];
  readonly aYear: PayTotals;
}
