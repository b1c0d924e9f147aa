import type { AwardRules, OvertimeTier, OvertimeTrigger, PercentRule } from '../rules/award-rules';
import { ruleHours } from './clock';
import { whenApplies, type MinuteFacts, type PeriodFacts, type WorkerFacts } from './when-applies';

/** Finds the percentage of overtime: the first tier that applies, and one that holds until the employee is relieved from duty. */
export class OvertimeTiers {
  constructor(
    private readonly code: string,
    private readonly rules: AwardRules,
    private readonly person: WorkerFacts,
  ) {}

  tierOf(
    period: PeriodFacts,
    minute: MinuteFacts,
    minutes: number,
    used: number,
    trigger: OvertimeTrigger | undefined,
  ): { readonly tier: OvertimeTier; readonly length: number } {
    for (const tier of this.rules.overtime.tiers) {
      if (tier.trigger !== undefined && tier.trigger !== trigger?.id) continue;
      if (!whenApplies(tier.when, minute, period, this.person)) continue;
      if (tier.firstHours === undefined) return { tier, length: minutes };
      const left = ruleHours(tier.firstHours) - used;
      if (left > 0) return { tier, length: Math.min(left, minutes) };
    }
    throw new TypeError(`The rules of ${this.code} leave a minute without an overtime rate`);
  }

  /** Whether a rate that is paid until the employee is relieved from duty is above that of ordinary hours. */
  isHeld(held: OvertimeTier | undefined, period: PeriodFacts, minute: MinuteFacts): boolean {
    if (held === undefined) return false;
    const treatment = this.rules.ordinary.find(({ when }) => whenApplies(when, minute, period, this.person));
    return treatment === undefined || this.percentOf(treatment) < this.percentOf(held);
  }

  /** Of a rate and one that is paid until the employee is relieved from duty, the higher. */
  notLess(due: OvertimeTier, held: OvertimeTier | undefined): OvertimeTier {
    return held === undefined || this.percentOf(due) > this.percentOf(held) ? due : held;
  }

  private percentOf({ percent: { permanent, casual } }: PercentRule): number {
    return Number(this.person.employment === 'casual' ? casual : permanent);
  }
}
