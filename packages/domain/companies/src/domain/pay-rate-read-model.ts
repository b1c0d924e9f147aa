import { normalKey } from './normal-key';
import type { Award, PayRate, PayRateGroup } from './pay-rates';

export interface PayRateReadModel {
  readonly id: number;
  /** Stable for the life of the rate; what `rate_reference` on pay hours names. */
  readonly reference: string;
  readonly description: string;
  readonly units: string;
  readonly rate: string | null;
  readonly multiplier: string | null;
  readonly is_overtime: boolean;
}

export interface RatedEmployee {
  readonly id: number;
  readonly format_name: string;
  readonly number: string | null;
}

export interface PayRateGroupReadModel {
  readonly award_id: number | null;
  readonly award_name: string | null;
  readonly classification_id: number;
  readonly classification_name: string;
  readonly pay_rates: readonly PayRateReadModel[];
  readonly employees?: readonly RatedEmployee[];
}

export function payRateReadModel(rate: PayRate): PayRateReadModel {
  return {
    id: rate.id,
    reference: `company:${rate.id}`,
    description: rate.description,
    units: rate.units,
    rate: rate.rate,
    multiplier: rate.multiplier,
    is_overtime: rate.isOvertime,
  };
}

export interface PayRateFilter {
  /** Id or name of an award; `none` or `null` for the groups under no award. */
  readonly award?: string;
  /** Id or name of a classification. */
  readonly classification?: string;
}

/** Names are compared exactly but for case; digits may be an id or a name. */
export function chooseGroups(
  groups: readonly PayRateGroup[],
  awards: ReadonlyMap<number, Award>,
  filter: PayRateFilter,
): readonly PayRateGroup[] {
  const isNamed = (wanted: string, id: number, name: string): boolean =>
    wanted.trim() === String(id) || normalKey(wanted) === normalKey(name);
  return groups.filter((group) => {
    const award = group.awardId === null ? undefined : awards.get(group.awardId);
    if (filter.award !== undefined) {
      const wantsNone = ['none', 'null'].includes(normalKey(filter.award));
      if (award === undefined ? !wantsNone : !isNamed(filter.award, award.id, award.name)) return false;
    }
    return filter.classification === undefined || isNamed(filter.classification, group.id, group.name);
  });
}
