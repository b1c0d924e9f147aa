import type { AuSuperTiming } from 'payroll-core/au';
import { explainAsText } from 'payroll-core/trace';
import { dateIn, flagIn, has } from '../read-input';
import type { JsonObject, OwnKind } from '../vector';
import { ordinaryEarnings, plainPay } from './plain-pay';

/** `{ payDate, isFirstContribution?, nextRegularPayday?, determinationMadeOn?, earlierExtendedDueDate?, dueDate }` */
export const ownPaydaySuper: OwnKind = (row) => {
  const pay = plainPay(dateIn(row, 'payDate'), {}, { superTiming: timingIn(row), hours: ordinaryEarnings('1000') });
  return {
    actual: pay.superDueDate,
    expected: row['dueDate'] ?? null,
    trace: () => explainAsText(pay.trace.figures.superDueDate),
  };
};

export function timingIn(row: JsonObject): AuSuperTiming {
  return {
    isFirstContribution: flagIn(row, 'isFirstContribution', false),
    nextRegularPayday: dayOrNull(row, 'nextRegularPayday'),
    determinationMadeOn: dayOrNull(row, 'determinationMadeOn'),
    earlierExtendedDueDate: dayOrNull(row, 'earlierExtendedDueDate'),
  };
}

function dayOrNull(row: JsonObject, name: string): string | null {
  return has(row, name) ? dateIn(row, name) : null;
}
