import { add } from '../../money/arithmetic';
import type { Nzd } from '../../money/currency';
import type { SecondaryCode } from './extra-pays';
import type { ExtraPayBasis, ExtraPayRules } from './tax-extra-pays';

/** The annualised income, and for a secondary code the other income it stands for. */
export function incomeUnderneath(basis: ExtraPayBasis, rules: ExtraPayRules): Nzd {
  const other = otherIncome(basis, rules);
  return other === undefined ? basis.annualised.value : add(basis.annualised.value, other);
}

/** The low threshold of a secondary code; other codes have none. */
export function otherIncome({ taxCode }: ExtraPayBasis, { extraPays }: ExtraPayRules): Nzd | undefined {
  return taxCode.kind === 'secondary' ? extraPays.values.lowThresholds[taxCode.base as SecondaryCode] : undefined;
}
