import { adjustMedicareLevy, weeklyEarnings, type AuWithholdingRules, type Family, type Scale } from 'payroll-core/au';
import { aud, type Aud } from 'payroll-core/money';
import { explainAsText, step, type Step } from 'payroll-core/trace';
import { countIn, flagIn, has, onlyKnows } from '../read-input';
import type { JsonObject, Kind } from '../vector';
import { earningsIn, frequencyIn, rulesFor, scaleIn } from './inputs';

const NOT_ADJUSTED: Step<Aud> = step(
  'au.medicare-levy-adjustment.none',
  aud('0'),
  () => 'no family reduction, or a scale on which none is allowed',
);

/** The reduction for the pay period that the family's declaration gives. */
export const medicareLevyAdjustmentKind: Kind = ({ inputs }) => {
  onlyKnows(inputs, ['calc', 'scale', 'spouse', 'children', 'period', 'earnings', 'payDate', 'stsl']);
  const adjustment = adjustmentFor(inputs, rulesFor(inputs));
  return { actual: adjustment.value, trace: () => explainAsText(adjustment) };
};

export function adjustmentFor(inputs: JsonObject, rules: AuWithholdingRules): Step<Aud> {
  const scale: Scale = scaleIn(inputs);
  const family: Family = {
    spouse: flagIn(inputs, 'spouse', false),
    dependants: has(inputs, 'children') ? countIn(inputs, 'children') : 0,
  };
  if ((scale !== 2 && scale !== 6) || (!family.spouse && family.dependants === 0)) return NOT_ADJUSTED;
  const frequency = frequencyIn(inputs);
  return adjustMedicareLevy(
    weeklyEarnings(earningsIn(inputs), frequency),
    frequency,
    scale,
    family,
    rules.medicareLevy,
  );
}
