import { add, equal, greater, isNegative, isPositive, isZero, negate, subtract, sum } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import type { Nzd } from '../../money/currency';
import { asDollars } from '../../money/shown';
import { accepted, refused, type Result } from '../../refusal/result';
import type { Refusal } from '../../refusal/refusal';
import { terminationRefusal } from '../../termination/termination-rule';
import { given, step, type Step } from '../../trace/step';
import { terminationTrace } from '../../termination/termination-trace';
import { taxExtraPays, type TaxedExtraPay, type TaxOnExtraPays } from '../extra-pays/tax-extra-pays';
import type { ExtraPay } from '../extra-pays/extra-pay';
import { nzRulesInForce, type NzRules } from '../rules/rules-in-force';
import { annualiseBeforeLeaving } from './annualise-before-leaving';
import type { NzTermination } from './nz-termination';
import type { NzTerminationInput } from './nz-termination-input';
import type {
  NzBalanceMovement,
  NzExtraPayTax,
  NzTerminationFigures,
  NzTerminationResult,
  NzTerminationWarning,
} from './nz-termination-result';
import { parseNzTermination } from './parse-nz-termination';
import { valueHolidays } from './value-holidays';

const NIL = nzd('0');

type PaymentName = 'unusedHoliday' | 'altHoliday' | 'redundancy' | 'other';

/**
 * A termination from the request to the cent: holidays, notice and redundancy, taxed as extra pays. Sick and long service
 * leave are never paid. Never throws: what cannot be answered is refused with a reason.
 */
export function calculateTermination(input: NzTerminationInput): Result<NzTerminationResult> {
  const parsed = parseNzTermination(input);
  if (!parsed.ok) return parsed;
  const rules = nzRulesInForce(parsed.value.payDate, { allowUnconfirmed: input.allowUnconfirmed === true });
  if (!rules.ok) return rules;
  const wrongRate = refuseElectedRate(parsed.value, rules.value);
  return wrongRate === undefined ? accepted(calculate(parsed.value, rules.value)) : refused(wrongRate);
}

/** @law Income Tax Act 2007 s RD 10(2) */
function refuseElectedRate({ employee }: NzTermination, { extraPays }: NzRules): Refusal | undefined {
  const elected = employee.extraPayElectedRate;
  const { electableRates } = extraPays.values;
  if (elected === undefined || electableRates.some((rate) => equal(rate, elected))) return undefined;
  return terminationRefusal(
    'termination/employee-facts',
    ['extraPayElectedRate'],
    `A rate chosen for extra pays is one of ${electableRates.map(String).join(', ')}; it is ${elected.toString()}.`,
    'code/unknown',
  );
}

function calculate(termination: NzTermination, rules: NzRules): NzTerminationResult {
  const { request } = termination;
  const holidays = valueHolidays(termination, rules.holidays);
  const notice = asGiven('paymentInLieuAmount', (request.paymentInLieuAmount ?? NIL) as Nzd);
  const redundancy = asGiven('redundancyAmount', (request.redundancyAmount ?? NIL) as Nzd);
  const { unusedHoliday, altHoliday, sinceAnniversary } = holidays;
  const totalAmount = addUp('nz.termination.total-amount', [
    unusedHoliday,
    altHoliday,
    sinceAnniversary,
    notice,
    redundancy,
  ]);
  const ytd = (request.nzYtdTaxable ?? NIL) as Nzd;
  const tax = taxPayments(
    {
      unusedHoliday: unusedHoliday.value,
      altHoliday: altHoliday.value,
      redundancy: redundancy.value,
      other: add(notice.value, sinceAnniversary.value),
    },
    termination,
    ytd,
    rules,
  );
  const part = (name: PaymentName): NzExtraPayTax => describe(tax.parts.find((each) => each.name === name));
  const holidayTax = add(part('unusedHoliday').tax, part('altHoliday').tax);
  const steps: Readonly<Record<keyof NzTerminationFigures, Step<Nzd>>> = {
    paymentInLieuAmount: notice,
    unusedHolidayAmount: unusedHoliday,
    unusedAltHolidayAmount: altHoliday,
    nonEtpAmount: sinceAnniversary,
    redundancyAmount: redundancy,
    totalAmount,
    taxAmount: tax.tax,
    unusedHolidayAndLoadingTaxAmount: step(
      'nz.termination.holiday-tax',
      holidayTax,
      () => `${part('unusedHoliday').tax.toString()} + ${part('altHoliday').tax.toString()} = ${holidayTax.toString()}`,
      [tax.tax],
    ),
  };
  const trace = terminationTrace(steps);
  return {
    paymentInLieuAmount: notice.value,
    unusedHolidayAmount: unusedHoliday.value,
    unusedAltHolidayAmount: altHoliday.value,
    nonEtpAmount: sinceAnniversary.value,
    redundancyAmount: redundancy.value,
    totalAmount: totalAmount.value,
    taxAmount: tax.tax.value,
    unusedHolidayAndLoadingTaxAmount: holidayTax,
    terminationDate: termination.terminationDate,
    reason: 'TERMINATION',
    cessationTypeCode: null,
    isManualLeaveAmounts: request.isManualLeaveAmounts === true,
    isPaymentInLieuPaid: request.isPaymentInLieuPaid === true,
    isUnusedHolidayPaid: !isZero(unusedHoliday.value),
    nzYtdTaxable: ytd,
    nzExtraPayTaxBreakdown: {
      unusedHoliday: part('unusedHoliday'),
      altHoliday: part('altHoliday'),
      redundancy: part('redundancy'),
      other: part('other'),
      totalTax: tax.tax.value,
      taxedAtLowRate: tax.taxedAtLowRate,
    },
    levyAmount: tax.levy.value,
    amountInKiwisaver: greater(subtract(totalAmount.value, redundancy.value), NIL),
    amountNotLiableForAcc: redundancy.value,
    taxedAtLowRate: tax.taxedAtLowRate,
    balanceMovements: movementsOf(termination),
    warnings: [...holidays.warnings, ...warningsOn(termination, unusedHoliday.value, totalAmount.value)],
    trace,
    parametersUsed: trace.parametersUsed(),
  };
}

function asGiven(name: string, amount: Nzd): Step<Nzd> {
  return step(`nz.termination.${name}`, amount, () => amount.toString(), [given(name, amount)]);
}

function addUp(rule: string, parts: readonly Step<Nzd>[]): Step<Nzd> {
  const total = sum(
    NIL,
    parts.map(({ value }) => value),
  );
  return step(
    rule,
    total,
    () => `${parts.map(({ value }) => value.toString()).join(' + ')} = ${total.toString()}`,
    parts,
  );
}

function taxPayments(
  amounts: Readonly<Record<PaymentName, Nzd>>,
  termination: NzTermination,
  ytd: Nzd,
  rules: NzRules,
): TaxOnExtraPays {
  const { employee, method } = termination;
  const elected = employee.extraPayElectedRate;
  // A payment of nothing has no rate, and must not set the low-rate indicator.
  const payments = (
    [
      { name: 'unusedHoliday', kind: 'holiday-pay', amount: amounts.unusedHoliday },
      { name: 'altHoliday', kind: 'alternative-holiday', amount: amounts.altHoliday },
      { name: 'other', kind: 'other', amount: amounts.other },
      { name: 'redundancy', kind: 'redundancy', amount: amounts.redundancy },
    ] satisfies readonly ExtraPay[]
  )
    .filter((pay) => !isZero(pay.amount))
    .map((pay) => (elected === undefined ? pay : { ...pay, electedRate: elected }));
  return taxExtraPays(
    payments,
    {
      taxCode: employee.taxCode,
      ...(employee.certificate === undefined ? {} : { certificateRate: employee.certificate.rate }),
      annualised: annualiseBeforeLeaving(termination, rules),
      method,
      // Zero stands for "not supplied": nobody who is paid out leave has earned nothing in the year.
      ...(isPositive(ytd) ? { yearToDateTaxable: ytd } : {}),
    },
    rules,
  );
}

function describe(part: TaxedExtraPay | undefined): NzExtraPayTax {
  if (part === undefined) {
    return { amount: NIL, tax: NIL, components: { income_tax: NIL, acc_levy: NIL }, appliedPersonalRate: '0' };
  }
  const { amount, tax, levy, rate } = part;
  return {
    amount,
    tax,
    components: { income_tax: subtract(tax, levy), acc_levy: levy },
    appliedPersonalRate: rate.toString(),
  };
}

/** Every balance that is settled goes to zero, from either side. */
function movementsOf({ employee }: NzTermination): readonly NzBalanceMovement[] {
  const movements: readonly NzBalanceMovement[] = [
    { leaveType: 'ANNUAL_HOLIDAYS', hours: negate(employee.balances.annual) },
    { leaveType: 'ALT_HOLIDAY', hours: negate(employee.balances.alternative) },
  ];
  return movements.filter(({ hours }) => !isZero(hours));
}

function warningsOn(termination: NzTermination, unusedHoliday: Nzd, total: Nzd): readonly NzTerminationWarning[] {
  const warnings: NzTerminationWarning[] = [];
  if (isNegative(unusedHoliday)) {
    warnings.push({
      code: 'nz.termination/holidays-in-advance',
      message:
        'Holidays taken in advance were set against the final pay. Beyond the eight per cent that needs the employee’s ' +
        'written consent.',
    });
  }
  if (isNegative(total)) {
    warnings.push({
      code: 'nz.termination/more-recovered-than-paid',
      message: `The termination comes to ${asDollars(total)}: more is taken back than paid, and nothing is taxed.`,
    });
  }
  if (termination.earlierPays === undefined && !termination.isFirstPayPeriod) {
    warnings.push({
      code: 'nz.termination/no-earlier-pays',
      message: 'No earlier pays were given: the weekly pay stood for the year when the tax rate was chosen.',
    });
  }
  return warnings;
}
