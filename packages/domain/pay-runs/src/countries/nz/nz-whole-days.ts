import type { CalculatedPay } from '../../domain/calculate-pay';
import { wholeDays } from '../../domain/timesheets/whole-days';
import type { MinimumBasis } from '../pay-basis';

/** The last pay of a period with warnings of its approved shifts of 24 hours. Modern awards, which more is held against, are Australian. */
export function nzWithWholeDays(pay: CalculatedPay<'NZ'>, { shifts }: MinimumBasis<'NZ'>): CalculatedPay<'NZ'> {
  const told = wholeDays(shifts.own, 'nz.timesheets/whole-day');
  if (told.length === 0) return pay;
  const { calculationInput, figures } = pay;
  const { result } = figures;
  return {
    ...pay,
    calculationInput: { ...calculationInput, warnings: [...told, ...(calculationInput.warnings ?? [])] },
    figures: { ...figures, result: { ...result, warnings: [...told, ...result.warnings] } },
  };
}
