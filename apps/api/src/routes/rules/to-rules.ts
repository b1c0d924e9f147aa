import type { LegalSource } from 'payroll-core/statutory';
import type { ChangedRule as Changed, Edition, RuleWithoutValues as Without } from 'payroll-core/rules';
import type { ChangedRule, RuleEdition, RuleInForce, RuleSource, RuleWithoutValues } from './rules-contracts';

export function toRuleInForce(edition: Edition): RuleInForce {
  const { instrument, country, values } = edition;
  return { instrument, country, ...toEdition(edition), values };
}

export function toRuleWithoutValues({
  instrument,
  country,
  why,
  coveredFrom,
  confirmedUntil,
}: Without): RuleWithoutValues {
  return {
    instrument,
    country,
    why: why === 'not-covered' ? 'not_covered' : 'unconfirmed',
    covered_from: coveredFrom,
    confirmed_until: confirmedUntil,
  };
}

export function toChangedRule({ instrument, country, earlier, later, changes }: Changed): ChangedRule {
  return { instrument, country, earlier: toEdition(earlier), later: toEdition(later), changes };
}

function toEdition({ effectiveFrom, confirmedUntil, law }: Edition): RuleEdition {
  return { effective_from: effectiveFrom, confirmed_until: confirmedUntil, law: toSource(law) };
}

function toSource({ title, href, confidence, note }: LegalSource): RuleSource {
  return { title, href, confidence, note: note ?? null };
}
