import type { PayRecord, PayWarning } from './pay-record';

/** The pay with further warnings, for an answer; what is stored stays as it is. */
export function withWarnings(pay: PayRecord, warnings: readonly PayWarning[]): PayRecord {
  if (warnings.length === 0) return pay;
  return pay.country === 'AU'
    ? { ...pay, result: { ...pay.result, warnings: [...pay.result.warnings, ...warnings] } }
    : { ...pay, result: { ...pay.result, warnings: [...pay.result.warnings, ...warnings] } };
}
