import { weeklyEarnings, withholdUnderScale, withholdWithoutTaxFileNumber } from 'payroll-core/au';
import type { Aud } from 'payroll-core/money';
import { explainAsText, type Step } from 'payroll-core/trace';
import { audIn, wordIn } from '../../read-input';
import type { JsonObject, OwnKind } from '../../vector';
import { frequencyOf, rulesOn, scaleIn } from '../inputs';

/** `{ scale, residency?, frequency, earnings, withheld }` */
export const ownSchedule1: OwnKind = (row, effectiveFrom) => {
  const withheld = withhold(row, effectiveFrom);
  return { actual: withheld.value, expected: row['withheld'] ?? null, trace: () => explainAsText(withheld) };
};

function withhold(row: JsonObject, effectiveFrom: string): Step<Aud> {
  const { schedule1 } = rulesOn(effectiveFrom);
  const scale = scaleIn(row);
  const earnings = audIn(row, 'earnings');
  if (scale === 4) {
    return withholdWithoutTaxFileNumber(earnings, wordIn(row, 'residency', ['resident', 'foreign']), schedule1);
  }
  const frequency = frequencyOf(row);
  return withholdUnderScale(weeklyEarnings(earnings, frequency), frequency, scale, schedule1);
}
