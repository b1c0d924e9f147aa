import { decimalText, described, text, withDefault, type ValuesOf } from '../fields';
import { awardCode } from './award-code';

/** A classification of a company whose rates follow a published modern award. */
export interface FollowedAward {
  readonly groupId: number;
  readonly companyId: number;
  readonly awardCode: string;
  /** As the award names it, or a rate id of the Fair Work Commission. */
  readonly classification: string;
  /** By how much the company stays above the award. */
  readonly marginPercent: string;
}

export const followedAwardFields = {
  award_code: awardCode,
  classification: described(text(1, 200), 'A rate id such as BR89795, or the name in GET /api/awards/{award_code}'),
  margin_percent: withDefault(
    described(decimalText({ least: '0', most: '1000', places: 4 }), 'By how much the rates stay above the award'),
    '0',
  ),
} as const;

export type FollowedAwardBody = Partial<ValuesOf<typeof followedAwardFields>>;
