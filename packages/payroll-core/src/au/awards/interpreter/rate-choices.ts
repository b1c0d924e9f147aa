import { isMore } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import { weaker, type Certainty } from '../certainty';
import { percentOf } from '../percent-of';
import type { AwardRules, OvertimeTier, OvertimeTrigger, RestRule, RulePercent, Treatment } from '../rules/award-rules';
import type { AwardLineKind } from './pay-line';
import type { MinuteFacts, WorkerFacts } from './when-applies';

/** A rate that was chosen for some minutes, and why. */
export interface ChosenRate {
  readonly kind: AwardLineKind;
  readonly rule: string;
  readonly says: string;
  readonly rate: Aud;
  /** What the percentage is of. */
  readonly hourly: Aud;
  readonly percent: string;
  readonly column: string;
  readonly clause: string;
  readonly certainty: Certainty;
}

/** What was chosen for a rule at one hourly rate, and at others (a birthday, higher duties). */
interface RateChoice {
  readonly hourly: Aud;
  readonly chosen: ChosenRate;
  readonly others: Map<Aud, ChosenRate>;
}

/** Turns a rule of the award and an hourly rate into the rate that is paid to one person. */
export class RateChoices {
  private readonly choices = new Map<object, Map<string, RateChoice>>();
  private readonly casual: boolean;
  private readonly partTime: boolean;

  constructor(
    private readonly rules: AwardRules,
    person: WorkerFacts,
  ) {
    this.casual = person.employment === 'casual';
    this.partTime = person.employment === 'part-time';
  }

  priced(percent: RulePercent, hourly: Aud): Pick<ChosenRate, 'rate' | 'hourly' | 'percent'> {
    if (!this.casual) {
      const own = this.partTime ? (percent.partTime ?? percent.permanent) : percent.permanent;
      return { percent: own, hourly, rate: percentOf(hourly, own) };
    }
    if (this.rules.casual.method === 'added')
      return { percent: percent.casual, hourly, rate: percentOf(hourly, percent.casual) };
    const loaded = percentOf(hourly, (100 + Number(this.rules.casual.loading)).toString());
    return { percent: percent.casual, hourly, rate: percentOf(loaded, percent.casual) };
  }

  ofTier(tier: OvertimeTier, hourly: Aud, trigger: OvertimeTrigger | undefined): ChosenRate {
    return this.choose(tier, trigger === undefined ? '' : `${trigger.id} ${trigger.clause}`, hourly, () => ({
      ...this.priced(tier.percent, hourly),
      kind: tier.kind ?? 'overtime',
      rule: tier.id,
      says: trigger === undefined ? 'Overtime' : `Overtime: ${lowerFirst(trigger.says)} (clause ${trigger.clause})`,
      column: tier.column,
      clause: tier.clause,
      certainty: weaker(tier.certainty, trigger?.certainty ?? 'published'),
    }));
  }

  /** The rate of hours that fill a minimum payment: a line of its own where one weak source is all that says the minimum. */
  ofMinimum(treatment: Treatment, hourly: Aud, certainty: Certainty): ChosenRate {
    const plain = this.ofTreatment(treatment, hourly);
    if (certainty !== 'secondary' || plain.certainty === 'secondary') return plain;
    return this.choose(treatment, 'minimum', hourly, () => ({ ...plain, certainty }));
  }

  ofTreatment(treatment: Treatment, hourly: Aud, kind: AwardLineKind = treatment.kind): ChosenRate {
    return this.choose(treatment, kind, hourly, () => ({
      ...this.priced(treatment.percent, hourly),
      kind,
      rule: treatment.id,
      says: treatment.says,
      column: treatment.column,
      clause: treatment.clause,
      certainty: treatment.certainty,
    }));
  }

  /** The rate beyond the span of a broken shift, where it is more than the one chosen. */
  orBeyondSpan(chosen: ChosenRate, hourly: Aud): ChosenRate {
    const beyond = this.rules.brokenShift?.beyondSpan;
    if (beyond === undefined) return chosen;
    const instead = this.choose(beyond, '', hourly, () => ({
      ...this.priced(beyond.percent, hourly),
      kind: 'overtime',
      rule: 'broken-shift-beyond-span',
      says: 'Work beyond the span of a broken shift',
      column: beyond.column,
      clause: beyond.clause,
      certainty: beyond.certainty,
    }));
    return isMore(instead.rate, chosen.rate) ? instead : chosen;
  }

  /** The rate after too short a rest, where it is more than the one chosen. */
  orRest(chosen: ChosenRate, rest: RestRule | undefined, minute: MinuteFacts, hourly: Aud): ChosenRate {
    // Where the shift is overtime as a whole, the rates of overtime were chosen already.
    if (rest === undefined || rest.asOvertime === true) return chosen;
    const percent = minute.publicHoliday && rest.publicHoliday !== undefined ? rest.publicHoliday : rest.percent;
    const instead = this.choose(percent, '', hourly, () => ({
      ...this.priced(percent, hourly),
      kind: rest.kind,
      rule: 'rest-break',
      says: `Less than ${rest.hours} hours of rest before the shift`,
      column: this.casual ? (rest.casualColumn ?? rest.column) : rest.column,
      clause: rest.clause,
      certainty: rest.certainty,
    }));
    return isMore(chosen.rate, instead.rate) ? chosen : instead;
  }

  /** One object for one rule at one hourly rate, so that minutes of the same kind meet in one line. */
  private choose(rule: object, variant: string, hourly: Aud, make: () => ChosenRate): ChosenRate {
    const byVariant = this.choices.get(rule) ?? new Map<string, RateChoice>();
    if (byVariant.size === 0) this.choices.set(rule, byVariant);
    const known = byVariant.get(variant);
    if (known !== undefined && known.hourly === hourly) return known.chosen;
    const again = known?.others.get(hourly);
    if (again !== undefined) return again;
    const chosen = make();
    if (known === undefined) byVariant.set(variant, { hourly, chosen, others: new Map() });
    else known.others.set(hourly, chosen);
    return chosen;
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
