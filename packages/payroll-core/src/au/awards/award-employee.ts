import { withoutNulls, type InputReader, type Source } from '../../input/input-reader';
import { employmentTypes, type EmploymentType } from './employment-type';

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
  /**
   * Retail, Fast Food and Pharmacy have rates of their own for the first six months of somebody of 18 to 20: the first day with the employer,
   * or how many months. Service with an old employer counts after a transfer of business.
   */
  readonly employedSince?: string;
  readonly monthsWithEmployer?: number;
  /** Office employees of the Hospitality award have junior rates of their own. */
  readonly office?: boolean;
  /** `day` unless said: `shiftworker`, `baking-production`, `continuous-shiftworker`, `permanent-night`. */
  readonly worker?: string;
  readonly disabilityServicesWork?: boolean;
}

export const awardEmployeeMembers: ReadonlySet<keyof AwardEmployee> = new Set([
  'employmentType',
  'classification',
  'group',
  'stream',
  'dateOfBirth',
  'age',
  'employedSince',
  'monthsWithEmployer',
  'office',
  'worker',
  'disabilityServicesWork',
]);

const knownEmploymentTypes: ReadonlySet<EmploymentType> = new Set(employmentTypes);
const LONGEST_NAME = 1000;
const OLDEST = 150;

/** Reads a person; the worker and the days are checked where the award and the day of the work are known. */
export function readAwardEmployee(reader: InputReader, part: Source): AwardEmployee {
  readEmploymentType(reader, part);
  reader.required(reader.text(part, 'classification', LONGEST_NAME), 'classification', '');
  reader.text(part, 'group', LONGEST_NAME);
  reader.text(part, 'stream', LONGEST_NAME);
  readAge(reader, part);
  reader.amount(part, 'monthsWithEmployer');
  reader.flag(part, 'office', false);
  reader.flag(part, 'disabilityServicesWork', false);
  return withoutNulls(part) as unknown as AwardEmployee;
}

export function readEmploymentType(reader: InputReader, part: Source): EmploymentType | undefined {
  return reader.requiredCode(part, 'employmentType', knownEmploymentTypes);
}

export function readAge(reader: InputReader, part: Source): number | undefined {
  return reader.count(part, 'age', OLDEST);
}
