import { toFixed, type Decimal } from 'payroll-core/money';
import { amountIn, type StpAmounts, type StpBox } from './stp-amounts';
import type { ReportedPayee, StpEvent } from './stp-event';

/**
 * The message as it is sent: JSON, amounts as text with two decimals, every disaggregated amount under its Phase 2 code.
 * The same event always gives the same bytes.
 */
export function encodeStpEvent(event: StpEvent): string {
  return JSON.stringify({
    message: 'STP Phase 2',
    kind: event.kind,
    action: event.action,
    messageId: event.messageId,
    isFullFileReplacement: event.replacesMessageIds.length > 0,
    replacesMessageIds: event.replacesMessageIds,
    financialYear: event.financialYear,
    paymentDate: event.paymentDate,
    madeAt: event.madeAt,
    payer: event.payer,
    payeeCount: event.payees.length,
    totals:
      event.totals === null
        ? null
        : {
            w1Gross: money(event.totals.gross),
            w2Withheld: money(event.totals.withheld),
            childSupportGarnishee: money(event.totals.childSupportGarnishee),
            childSupportDeductions: money(event.totals.childSupportDeductions),
          },
    payees: event.payees.map(encodePayee),
  });
}

/** Whether two messages differ by nothing but their id and the moment they were made at. */
export function saysTheSame(one: string, another: string): boolean {
  return withoutOccasion(one) === withoutOccasion(another);
}

function withoutOccasion(body: string): string {
  return JSON.stringify({ ...(JSON.parse(body) as object), messageId: null, madeAt: null });
}

function encodePayee({
  yearToDate,
  otherIncomeTypes,
  employeeId: _ours,
  incomeCountry,
  taxOffsetTotal,
  ...payee
}: ReportedPayee) {
  return {
    ...payee,
    ...(taxOffsetTotal === null ? {} : { taxOffsetTotal }),
    yearToDate: encodeAmounts(yearToDate, { incomeType: payee.incomeType, incomeCountry }),
    ...(otherIncomeTypes.length === 0
      ? {}
      : { otherIncomeTypes: otherIncomeTypes.map((other) => encodeAmounts(other.yearToDate, other)) }),
  };
}

function encodeAmounts(
  amounts: StpAmounts,
  { incomeType, incomeCountry }: Pick<ReportedPayee, 'incomeType' | 'incomeCountry'>,
) {
  const one = (box: StpBox) => money(amountIn(amounts, box));
  return {
    incomeType,
    ...(incomeCountry === null ? {} : { country: incomeCountry }),
    gross: one('gross'),
    paygWithheld: one('payg-withheld'),
    overtime: one('overtime'),
    bonusesAndCommissions: one('bonuses-and-commissions'),
    directorsFees: one('directors-fees'),
    paidLeave: coded(amounts, 'paid-leave'),
    allowances: coded(amounts, 'allowance').map(({ code, amount }) => {
      const [category, description] = code.split('/');
      return { code: category, amount, ...(description === undefined ? {} : { description }) };
    }),
    salarySacrifice: coded(amounts, 'salary-sacrifice'),
    lumpSums: coded(amounts, 'lump-sum').map(({ code, amount }) => {
      const [letter, financialYear] = code.split('/');
      return { code: letter, ...(financialYear === undefined ? {} : { financialYear }), amount };
    }),
    etps: etpsOf(amounts),
    deductions: coded(amounts, 'deduction'),
    super: coded(amounts, 'super'),
    reportableFringeBenefits: coded(amounts, 'fringe-benefits'),
  };
}

function coded(amounts: StpAmounts, kind: string): readonly { readonly code: string; readonly amount: string }[] {
  return [...amounts]
    .filter(([box]) => box.startsWith(`${kind}/`))
    .map(([box, amount]) => ({ code: box.slice(kind.length + 1), amount: money(amount) }))
    .sort(byCode);
}

/** One row for each code and payment date. */
function etpsOf(amounts: StpAmounts) {
  const keys = new Set([...amounts.keys()].filter((box) => box.startsWith('etp/')).map((box) => box.slice(4, 16)));
  return [...keys].sort().map((key) => {
    const [code, paymentDate] = key.split('/');
    const part = (name: 'taxable' | 'tax-free' | 'withheld') =>
      money(amountIn(amounts, `etp/${code!}/${paymentDate!}/${name}`));
    return { code, paymentDate, taxable: part('taxable'), taxFree: part('tax-free'), withheld: part('withheld') };
  });
}

function byCode(a: { readonly code: string }, b: { readonly code: string }): number {
  return a.code < b.code ? -1 : 1;
}

function money(amount: Decimal): string {
  return toFixed(amount, 2);
}
