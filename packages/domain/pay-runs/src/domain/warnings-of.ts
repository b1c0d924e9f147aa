import type { PayFigures, PayWarning } from './pay-record';

/** What the calculation of a pay warned of, its termination included, as answers and events show it. */
export function warningsOf({ result, termination }: Pick<PayFigures, 'result' | 'termination'>): readonly PayWarning[] {
  const warnings: readonly PayWarning[] = [...result.warnings, ...(termination?.warnings ?? [])];
  return warnings.map(({ code, message, field }) => ({ code, message, ...(field === undefined ? {} : { field }) }));
}
