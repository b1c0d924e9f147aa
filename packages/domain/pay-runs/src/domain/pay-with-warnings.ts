import type { Country } from '@anz-payroll/companies';
import type { CalculatedPay } from './calculate-pay';
import type { PayWarning } from './pay-record';

/** The pay with more to tell, before what it told: in its figures and in what it is replayed from. */
export function payWithWarnings<C extends Country>(
  pay: CalculatedPay<C>,
  told: readonly PayWarning[],
): CalculatedPay<C> {
  if (told.length === 0) return pay;
  const { calculationInput, figures } = pay;
  const { result } = figures;
  return {
    ...pay,
    calculationInput: { ...calculationInput, warnings: [...told, ...(calculationInput.warnings ?? [])] },
    figures: { ...figures, result: { ...result, warnings: [...told, ...result.warnings] } },
  };
}
