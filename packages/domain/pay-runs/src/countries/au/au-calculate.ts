import { accepted, civilDate, decimal, isNegative, quarterOf, subtract, type Result } from 'payroll-core';
import * as au from 'payroll-core/au';
import { asJson } from '../../domain/as-json';
import { awardWarnings } from '../../domain/award-check';
import type { CalculatedPay } from '../../domain/calculate-pay';
import type { CalculationInput } from '../../domain/calculation-input';
import { moreThanAPay } from '../../domain/more-than-a-pay';
import type { AuPayFigures, AuTerminationFigures, PayWarning } from '../../domain/pay-record';
import type { PaysRefusal } from '../../domain/pays-refusal';
import { refusedPay, refusedTermination } from '../../domain/refused-calculation';
import { sumOfRows } from '../../domain/sum-of';
import type { PayOfPeriod } from '../../domain/tax-of-period';
import type { PeriodBasis } from '../pay-basis';
import { balancesAfterPayout, stepsOfPay, type Calculated } from '../steps-of-pay';
import { toldOf } from './au-after-death';
import { stepsOfAward } from './au-award-check';
import { auYearToDate } from './au-input';
import { atFieldsOfRecord } from './au-fields-of-record';
import { auPayFigures } from './au-pay-figures';
import { auLeaveAfterFinalPay } from './au-leave-after-final-pay';
import { auLeaveLoadingWarnings, stepsOfLeaveLoading } from './au-leave-loading';
import { auPlausibility, stepsOfCashedOutLeave } from './au-plausibility';
import { given } from './given';

export function calculateAuPay(calculationInput: CalculationInput<'AU'>): Result<CalculatedPay<'AU'>, PaysRefusal> {
  const calculated = calculate(calculationInput);
  if (!calculated.ok) return calculated;
  const { pay, termination } = calculated.value;
  const tooMuch = moreThanAPay(pay, { 'gross before sacrifice': pay.grossBeforeSacrifice, super: pay.super });
  if (tooMuch !== undefined) return tooMuch;
  const ended = termination === undefined ? null : endedAsKept(termination, calculationInput);
  const { periodWarnings = [], awardCheck } = calculationInput;
  const warnings = [
    ...(calculationInput.warnings ?? []),
    ...atFieldsOfRecord(pay.warnings, calculationInput.input.employee.taxDeclaration),
    ...periodWarnings,
    ...auPlausibility(pay, calculationInput),
    ...auLeaveAfterFinalPay(pay, calculationInput),
    ...awardWarnings(awardCheck),
    ...auLeaveLoadingWarnings(calculated.value, calculationInput),
  ];
  const figures = auPayFigures(pay, toldOf(calculationInput, warnings), calculationInput.facts);
  const result = balancesAfterPayout(figures, ended?.balanceMovements ?? []);
  return accepted({
    calculationInput,
    figures: {
      country: 'AU',
      result: awardCheck === undefined ? result : { ...result, awardCheck },
      termination: ended,
    },
    explain: () => ({
      ...stepsOfPay(calculate(calculationInput)),
      ...stepsOfAward(awardCheck),
      ...stepsOfLeaveLoading(calculated.value, calculationInput),
      ...stepsOfCashedOutLeave(pay, calculationInput),
    }),
  });
}

function endedAsKept(
  termination: au.AuTerminationResult,
  calculationInput: CalculationInput<'AU'>,
): AuTerminationFigures {
  const ended = asJson<AuTerminationFigures>(termination);
  const { taxDeclaration } = calculationInput.input.employee;
  return { ...ended, warnings: toldOf(calculationInput, atFieldsOfRecord(ended.warnings, taxDeclaration)) };
}

function calculate({
  input,
  termination,
}: CalculationInput<'AU'>): Result<Calculated<au.AuPay, au.AuTerminationResult>, PaysRefusal> {
  const ended = termination === null ? undefined : au.calculateTermination(termination);
  if (ended?.ok === false) return refusedTermination(ended.error);
  const pay = au.calculatePay(withTermination(input, ended?.value));
  return pay.ok ? accepted({ pay: pay.value, termination: ended?.value }) : refusedPay(pay.error);
}

export function inputOfAuPay({ input, termination }: CalculationInput<'AU'>): Result<au.AuPayInput, PaysRefusal> {
  if (termination === null) return accepted(input);
  const ended = au.calculateTermination(termination);
  return ended.ok ? accepted(withTermination(input, ended.value)) : refusedTermination(ended.error);
}

function withTermination(input: au.AuPayInput, ended: au.AuTerminationResult | undefined): au.AuPayInput {
  return ended === undefined ? input : { ...input, termination: au.terminationInPay(ended) };
}

/**
 * The new pays of a period with their part of its tax, super and protected earnings. What the period warns of stands on
 * the last of them. Each keeps the year before the period, by which it was taxed; it may be warned of contributions by
 * those that were made before itself.
 */
export function calculateAuPeriod(
  processed: readonly PayOfPeriod<'AU'>[],
  fresh: readonly CalculatedPay<'AU'>[],
  shareTaxBy: 'EARNINGS' | 'GROSS',
  basis: PeriodBasis<'AU'>,
): Result<readonly CalculatedPay<'AU'>[], PaysRefusal> {
  const yearToDate = yearBefore(basis, inputsOf([...processed, ...fresh]));
  const isLater = madeLater(processed, fresh, basis);
  const first = processed.filter((_, i) => !isLater(i));
  const later = processed.filter((_, i) => isLater(i));
  const worked = au.calculatePayPeriod({
    pays: [
      ...first.map(processedPay),
      ...fresh.map(({ calculationInput, figures: { result } }) => ({ input: inputOf({ calculationInput, result }) })),
      ...later.map(processedPay),
    ],
    shareTaxBy,
    yearToDate,
  });
  if (!worked.ok) return refusedPay(worked.error);
  const shared: CalculatedPay<'AU'>[] = [];
  for (const [i, { calculationInput }] of fresh.entries()) {
    const own = worked.value.pays[first.length + i];
    if (own === undefined || own.isProcessed) continue;
    const isLast = i === fresh.length - 1;
    const told = new Set<string>(own.pay.warnings.map(({ code }) => code));
    const periodWarnings = isLast ? worked.value.warnings.filter(({ code }) => !told.has(code)) : [];
    const again = calculateAuPay({
      ...calculationInput,
      input: withYearBefore(withoutTermination(own.input), yearToDate),
      ...(periodWarnings.length === 0 ? {} : { periodWarnings }),
    });
    if (!again.ok) return again;
    shared.push(again.value);
  }
  return accepted(shared);
}

/**
 * The period is withheld from by the record of its last pay. A correction stands where the pay that it replaces stood: the pays that
 * were made after that one stay after it. Those of another quarter stand first, since the law of the last pay's day applies.
 */
function madeLater(
  processed: readonly PayOfPeriod<'AU'>[],
  fresh: readonly CalculatedPay<'AU'>[],
  { afterReplaced = [] }: PeriodBasis<'AU'>,
): (i: number) => boolean {
  const quarter = (payDate = ''): string => quarterOf(civilDate(payDate)).firstDay;
  const own = fresh[0]?.calculationInput.input.payDate;
  return (i) => afterReplaced[i] === true && quarter(processed[i]?.calculationInput.input.payDate) === quarter(own);
}

/** The pays of a period have one length. */
function yearBefore(basis: PeriodBasis<'AU'>, inputs: readonly au.AuPayInput[]): au.AuYearToDate {
  const payPeriod = inputs[0]?.payPeriod;
  return payPeriod === undefined ? {} : (auYearToDate(basis, payPeriod, inputs) ?? {});
}

/** A pay with the payout of its termination: notice counts for super, and deductions come out of all that is paid. */
function inputOf({ calculationInput: { input }, result }: PayOfPeriod<'AU'>): au.AuPayInput {
  const { termination } = result;
  return termination === undefined ? input : { ...input, termination };
}

/** The termination is stored beside the input and worked out again from there. */
function withoutTermination({ termination: _termination, ...input }: au.AuPayInput): au.AuPayInput {
  return input;
}

function inputsOf(pays: readonly Pick<PayOfPeriod<'AU'>, 'calculationInput'>[]): readonly au.AuPayInput[] {
  return pays.map(({ calculationInput: { input } }) => input);
}

function withYearBefore({ yearToDate: own, ...input }: au.AuPayInput, period: au.AuYearToDate): au.AuPayInput {
  const yearToDate = {
    ...period,
    ...given('superContributions', own?.superContributions),
    ...given('laundryAllowances', own?.laundryAllowances),
  };
  return Object.keys(yearToDate).length === 0 ? input : { ...input, yearToDate };
}

/** What processed pays withheld beyond the tax of their period, or short of it. */
export function auPeriodWarnings(
  processed: readonly PayOfPeriod<'AU'>[],
  basis: PeriodBasis<'AU'>,
): readonly PayWarning[] {
  if (processed.length === 0) return [];
  const yearToDate = yearBefore(basis, inputsOf(processed));
  const worked = au.calculatePayPeriod({ pays: processed.map(processedPay), yearToDate });
  if (!worked.ok) return [];
  return worked.value.warnings.filter(({ code }) => code.startsWith('au.pay-period/'));
}

function processedPay(pay: PayOfPeriod<'AU'>): au.AuPayOfPeriod {
  const { result } = pay;
  return {
    input: inputOf(pay),
    processed: {
      tax: subtract(decimal(result.tax), decimal(result.termination?.taxAmount ?? '0')).toString(),
      studyLoan: result.studyLoan,
      superEarnings: result.superEarnings,
      compulsorySuperAmount: result.compulsorySuperAmount,
      superAboveCompulsory: superAboveCompulsory(result),
      childSupport: sumOfRows(
        result.deductions.filter(({ classification }) => classification === 'CHILD_SUPPORT_DEDUCTION'),
      ).toString(),
    },
  };
}

/** Reportable super without what was sacrificed. */
function superAboveCompulsory({ rescSuperAmount, paySacrifices }: AuPayFigures): string {
  const above = subtract(decimal(rescSuperAmount), sumOfRows(paySacrifices.filter(({ isSuper }) => isSuper)));
  return isNegative(above) ? '0' : above.toString();
}
