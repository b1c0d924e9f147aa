import { addYears, civilDate } from 'payroll-core/calendar';
import { isPositive } from 'payroll-core/money';
import { explainAsText } from 'payroll-core/trace';
import { countIn, decimalIn, flagIn, has } from '../read-input';
import type { OwnKind } from '../vector';
import { ordinaryEarnings, ordinaryHours, plainPay } from './plain-pay';

/** `{ earlier, earnings, superGuarantee }`, or `{ age, domestic?, hoursInWeek, due }`. */
export const ownSuperGuarantee: OwnKind = (row, effectiveFrom) => {
  if (has(row, 'age')) {
    const pay = plainPay(
      effectiveFrom,
      {
        dateOfBirth: addYears(civilDate(effectiveFrom), -countIn(row, 'age')),
        isPrivateOrDomesticWorker: flagIn(row, 'domestic', false),
      },
      { hours: ordinaryHours(decimalIn(row, 'hoursInWeek').toString(), '20') },
    );
    return {
      actual: isPositive(pay.super),
      expected: row['due'] ?? null,
      trace: () => explainAsText(pay.trace.figures.super),
    };
  }
  const earlier = decimalIn(row, 'earlier').toString();
  const pay = plainPay(
    effectiveFrom,
    {},
    {
      yearToDate: { superEarningsInQuarter: earlier, superEarningsInYear: earlier },
      hours: ordinaryEarnings(decimalIn(row, 'earnings').toString()),
    },
  );
  return {
    actual: pay.compulsorySuperAmount,
    expected: row['superGuarantee'] ?? null,
    trace: () => explainAsText(pay.trace.figures.compulsorySuperAmount),
  };
};
