import type { EmploymentType } from './employment-type';

/** What an award needs to know of a person to find the minimum rate and the rules. */
export interface AwardEmployee {
  readonly employmentType: EmploymentType;
  /** A rate id of the Fair Work Commission (`BR89795`), or the classification as the pay guide or the award names it. */
  readonly classification: string;
  /** The heading of apprentices, trainees and cadets in the pay guide. */
  readonly group?: string;
  /** The stream of the award, such as `Home care`. */
  readonly stream?: string;
  /** Juniors have rates by age; without a date of birth or an age the adult rate is meant. */
  readonly dateOfBirth?: string;
  readonly age?: number;
  readonly monthsWithEmployer?: number;
  /** Office employees of the Hospitality award have junior rates of their own. */
  readonly office?: boolean;
  /** `day` unless said: `shiftworker`, `baking-production`, `continuous-shiftworker`, `permanent-night`. */
  readonly worker?: string;
  readonly disabilityServicesWork?: boolean;
}
