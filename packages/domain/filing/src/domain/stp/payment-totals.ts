import { add, aud, sum, type Aud } from 'payroll-core/money';
import { amountsOfPay } from './amounts-of-pay';
import type { AuFiledPay } from './kept-au-pay';
import { amountIn } from './stp-amounts';
import type { PaymentTotals } from './stp-event';

const nothing: PaymentTotals = {
  gross: aud('0'),
  withheld: aud('0'),
  childSupportGarnishee: aud('0'),
  childSupportDeductions: aud('0'),
};

/** W1, W2 and child support of the pays that one pay event reports. */
export function paymentTotals(pays: readonly AuFiledPay[]): PaymentTotals {
  return pays.reduce((total, filed) => {
    const amounts = amountsOfPay(filed);
    return {
      gross: add(total.gross, subjectToWithholding(filed)),
      withheld: add(total.withheld, aud(filed.pay.tax)),
      childSupportGarnishee: add(total.childSupportGarnishee, amountIn(amounts, 'deduction/G')),
      childSupportDeductions: add(total.childSupportDeductions, amountIn(amounts, 'deduction/D')),
    };
  }, nothing);
}

/**
 * Salary after sacrifice without what is never taxed, and what a termination pays as its payee is told of, without the tax-free
 * parts. Unused leave that is paid after a death is no income and subject to no withholding, so it is in neither.
 * @law ATO, PAYG withholding: what to report at W1; Taxation Administration Act 1953 (Cth) Sch 1 s 12-90
 */
function subjectToWithholding({ pay, termination }: AuFiledPay): Aud {
  const wages = aud(pay.taxableGross);
  if (termination === null) return wages;
  const reported = termination.reportedAmounts.filter(({ code }) => code !== 'D').map(({ amount }) => aud(amount));
  const taxable = termination.taxSummaries.map(({ taxableComponent }) => aud(taxableComponent));
  return sum(wages, [...reported, ...taxable]);
}
