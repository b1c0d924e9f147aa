import type { Correction as PayCorrection, PreviewedPay as Preview } from 'pay-runs';
import { toAmount } from '../../contract';
import type { Correction, PreviewedPay } from './pay-contracts';
import { showPay } from './show-pay';

export function showPreview({ pay, explanation, warnings }: Preview): PreviewedPay {
  return { ...showPay(pay), explanation, warnings };
}

export function showCorrection(correction: PayCorrection): Correction {
  const { pay, replacement, change, leave, yearToDate, filing, laterPayIds } = correction;
  return {
    pay: showPay(pay),
    replacement: showPreview(replacement),
    change: showFigures(change),
    leave: leave.map(({ leaveType, name, hours }) => ({ leave_type: leaveType, name, hours: toAmount(hours) })),
    year_to_date: { before: showFigures(yearToDate.before), after: showFigures(yearToDate.after) },
    filing,
    later_pay_ids: laterPayIds,
  };
}

function showFigures(figures: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, digits]) => [name, toAmount(digits)]));
}
