import { isMore } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import { accepted, type Result } from '../../../refusal/result';
import type { MinimumRate } from '../minimum-rate';
import type { AwardRules } from '../rules/award-rules';
import { dayOf, ruleHours } from './clock';
import type { Engagement } from './engagement';
import { whenPersonIs, type WorkerFacts } from './when-applies';

/** The hourly rate of a day, and the minimum that it is or is above. */
export interface BaseRate {
  readonly hourly: Aud;
  readonly minimum: MinimumRate;
}

/** The hourly rates of a person by day: an age changes within a period, and higher duties have a rate of their own. */
export class HourlyRates {
  private readonly bases = new Map<string, Aud>();
  private readonly minimums = new Map<Aud, MinimumRate>();

  constructor(
    private readonly code: string,
    private readonly rules: AwardRules,
    private readonly person: WorkerFacts,
    private readonly minimum: MinimumRate,
    private readonly baseOf: (day: number, classification?: string) => Result<BaseRate>,
    private readonly notes: string[],
  ) {}

  /** Looks up every rate that the shift can need, so that pricing itself cannot fail. */
  prepare(engagement: Engagement): Result<null> {
    const lastDay = dayOf(engagement.end) + 1;
    for (let day = dayOf(engagement.start); day <= lastDay; day++) {
      const base = this.baseAt(day);
      if (!base.ok) return base;
    }
    const { higherDuties } = engagement;
    if (higherDuties === undefined) return accepted(null);
    const rule = this.rules.higherDuties;
    if (rule === undefined || (rule.streams !== undefined && !whenPersonIs({ streams: rule.streams }, this.person))) {
      this.notes.push(`Higher duties on ${engagement.date} are not priced for this person under ${this.code}.`);
      return accepted(null);
    }
    const higher = this.baseAt(dayOf(engagement.start), higherDuties.classification);
    return higher.ok ? accepted(null) : higher;
  }

  /** The hourly rate of a minute: that of the age on its day, or of higher duties. */
  hourlyAt(engagement: Engagement, moment: number): Aud {
    const plain = this.bases.get(`${dayOf(moment)} `) ?? this.minimum.hourly;
    const { higherDuties } = engagement;
    const rule = this.rules.higherDuties;
    if (higherDuties === undefined || rule === undefined) return plain;
    const higher = this.bases.get(`${dayOf(engagement.start)} ${higherDuties.classification}`);
    if (higher === undefined || !isMore(higher, plain)) return plain;
    const whole = higherDuties.to - higherDuties.from > ruleHours(rule.overHours);
    return whole || (moment >= higherDuties.from && moment < higherDuties.to) ? higher : plain;
  }

  private baseAt(day: number, classification?: string): Result<Aud> {
    const key = `${day} ${classification ?? ''}`;
    const known = this.bases.get(key);
    if (known !== undefined) return accepted(known);
    const base = this.baseOf(day, classification);
    if (!base.ok) return base;
    const { hourly, minimum } = base.value;
    this.bases.set(key, hourly);
    this.minimums.set(hourly, minimum);
    return accepted(hourly);
  }

  /**
   * The minimum behind an hourly rate that `baseOf` answered, for the explanation. It is found by the object, as two levels may have the same
   * dollars.
   */
  minimumOf(hourly: Aud): MinimumRate {
    return this.minimums.get(hourly) ?? this.minimum;
  }
}
