import { withholdFromPeriod } from 'payroll-core/au';
import { aud } from 'payroll-core/money';
import { explainAsText } from 'payroll-core/trace';
import { onlyKnows } from '../read-input';
import type { Kind } from '../vector';
import { declarationIn, earningsIn, frequencyIn, rulesFor } from './inputs';

const NOTHING = aud('0');

/** The amount for the pay period before offsets and the Medicare levy adjustment; with the study loan when `stsl`. */
export const withholdingKind: Kind = ({ inputs }) => {
  onlyKnows(inputs, ['calc', 'scale', 'stsl', 'period', 'earnings', 'payDate', 'residency']);
  const { total } = withholdFromPeriod(
    {
      earnings: earningsIn(inputs),
      frequency: frequencyIn(inputs),
      declaration: declarationIn(inputs),
      paidEarlierThisYear: NOTHING,
    },
    rulesFor(inputs),
  );
  return { actual: total.value, trace: () => explainAsText(total) };
};
