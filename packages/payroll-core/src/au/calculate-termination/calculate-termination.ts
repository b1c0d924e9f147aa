import { add, isMore, isPositive, multiply, subtract, sum } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { accepted, type Result } from '../../refusal/result';
import { given, step, type Reason, type Step } from '../../trace/step';
import { terminationTrace } from '../../termination/termination-trace';
import { cessationTypeCode } from '../cessation/cessation-type-code';
import { splitAnnualLeave, splitAnnualLeaveByHours, type AnnualLeaveSplit } from '../unused-leave/split-annual-leave';
import { withholdFromUnusedLeave } from '../unused-leave/withhold-from-unused-leave';
import { declarationOn } from '../withholding/declaration-on';
import type { ByPeriod } from '../unused-leave/split-long-service-leave';
import { assumptionWarnings } from './assumption-warnings';
import type { AuTermination } from './au-termination';
import type { AuTerminationInput } from './au-termination-input';
import type {
  AuTerminationFigures,
  AuTerminationResult,
  AuTerminationSteps,
  TaxSummary,
} from './au-termination-result';
import { auTerminationRules, type AuTerminationRules } from './au-termination-rules';
import { balanceMovements } from './balance-movement';
import { gatherEtps } from './gather-etps';
import { howItEnded } from './how-it-ended';
import { minimumEntitlements } from './minimum-entitlements';
import { minimumEntitlementWarnings } from './minimum-entitlement-warnings';
import { noticePayment } from './notice-payment';
import { parseAuTermination } from './parse-au-termination';
import { reportLumpSums } from './report-lump-sums';
import { openLongServiceLeave } from './open-long-service-leave';
import { etpsPaidThisYear, taxDelayed, taxEtps, type TaxedEtp } from './tax-etps';
import { taxFreeRedundancy } from './tax-free-redundancy';
import { taxOtherPayout } from './tax-other-payout';
import { terminationWarnings } from './termination-warnings';
import { totalLongService, valueUnusedLeave, type ValuedLeave } from './value-unused-leave';

const zero = aud('0');

/**
 * A termination from the request to the cent: what is paid, what is withheld from each part under which schedule, how it
 * is reported, and what it takes off the leave balances. Never throws: what cannot be answered is refused with a reason.
 */
export function calculateTermination(input: AuTerminationInput): Result<AuTerminationResult> {
  const parsed = parseAuTermination(input);
  if (!parsed.ok) return parsed;
  const { payDate, declaration } = parsed.value;
  const rules = auTerminationRules(payDate, { allowUnconfirmed: input.allowUnconfirmed === true }, declaration);
  return rules.ok ? accepted(calculateOnPayDate(parsed.value, rules.value)) : rules;
}

/** The declaration counts as it stands on the pay date: an application for a number may have lapsed by then. */
function calculateOnPayDate(termination: AuTermination, rules: AuTerminationRules): AuTerminationResult {
  const { payDate, dateOfBirth, normalPay } = termination;
  const { declaration, warnings } = declarationOn(termination.declaration, payDate, dateOfBirth, rules.withholding);
  const result = calculate({ ...termination, declaration, normalPay: { ...normalPay, declaration } }, rules);
  return warnings.length === 0 ? result : { ...result, warnings: [...warnings, ...result.warnings] };
}

function calculate(termination: AuTermination, rules: AuTerminationRules): AuTerminationResult {
  const { request } = termination;
  const leave = valueUnusedLeave(termination, rules);
  const notice = noticePayment(termination);
  const how = howItEnded(termination, rules);
  const redundancy = taxFreeRedundancy(termination, notice.value, how, rules);
  const etps = gatherEtps(termination, add(leave.sick.value, leave.rdo.value), redundancy, how.ending, rules);
  const sent = (
    name: 'redundancyAmount' | 'nonEtpAmount' | 'etpAmount' | 'redundancyTaxFreePilonComponent',
  ): Step<Aud> => asGiven(name, (request[name] ?? zero) as Aud);

  const annualLeave = annualLeaveByPeriod(add(leave.holiday.value, leave.loading.value), termination, rules);
  const longServiceLeave = valuesOf(leave);
  const nonEtp = sent('nonEtpAmount');
  const paidEarlierThisYear = add(termination.yearToDateTaxableIncome, etpsPaidThisYear(termination));
  const leaveTax = withholdFromUnusedLeave(
    {
      annualLeave,
      longServiceLeave,
      ending: how.ending === 'normal' || how.ending === 'death' ? how.ending : 'concessional',
      normalPay: termination.normalPay,
      paidEarlierThisYear,
    },
    rules.unusedLeave,
    rules.withholding,
  );
  const taxableLeave = sum(zero, [
    annualLeave.before18August1993,
    annualLeave.from18August1993,
    multiply(longServiceLeave.before16August1978, rules.unusedLeave.values.assessableShareBefore16August1978),
    longServiceLeave.to17August1993,
    longServiceLeave.after17August1993,
  ]);
  const otherPayout = add(nonEtp.value, leave.toil.value);
  const otherTaxable = sum(zero, [taxableLeave, otherPayout, etps.delayed]);
  const taxed = taxEtps(etps.payments, termination, otherTaxable, rules);
  const summaries = termination.taxSummaries ?? summarise(taxed, redundancy.lumpSumD.value);
  const isSetByHand = termination.taxSummaries !== undefined;

  const unusedLsl = totalLongService(leave);
  const leaveAndLoading = addUp('au.termination.unused-holiday-and-loading', [leave.holiday, leave.loading]);
  // Each part is paid after the one before it, which Schedule 15 asks for.
  const afterLeave = add(paidEarlierThisYear, taxableLeave);
  const otherTax = taxOtherPayout(otherPayout, termination, afterLeave, how.ending === 'death', rules);
  const delayedTax = taxDelayed(etps.delayed, termination, add(afterLeave, otherPayout), rules);
  const lumpSumD = isSetByHand ? fromRows('lumpSumD', summaries) : redundancy.lumpSumD;
  const etpTaxWithheld = isSetByHand
    ? fromRows('taxWithheld', summaries)
    : addUp(
        'au.termination.etp-tax-withheld',
        taxed.map(({ withheld }) => withheld),
      );
  const throughEtpTables = addUp('au.termination.redundancy-notice-sick-and-other', [
    sent('redundancyAmount'),
    notice,
    sent('etpAmount'),
    leave.sick,
    ...(isPositive(leave.rdo.value) ? [leave.rdo] : []),
  ]);
  const totalAmount = addUp('au.termination.total-amount', [
    throughEtpTables,
    leaveAndLoading,
    unusedLsl,
    nonEtp,
    ...(isPositive(leave.toil.value) ? [leave.toil] : []),
  ]);
  const totalEtpAmount = etpsAmong(throughEtpTables, lumpSumD, etps.delayed);
  const totalNonEtp = subtract(totalAmount.value, totalEtpAmount.value);
  const nonEtpTaxAmount = addUp('au.termination.non-etp-tax', [otherTax, delayedTax]);
  const steps: Readonly<Record<keyof AuTerminationFigures, Step<Aud>>> = {
    paymentInLieuAmount: notice,
    unusedHolidayAmount: leave.holiday,
    unusedLeaveLoadingAmount: leave.loading,
    unusedSickAmount: leave.sick,
    unusedRdoAmount: leave.rdo,
    unusedToilAmount: leave.toil,
    unusedLslPreAugust1978: leave.longService.before16August1978,
    unusedLslAugust1978ToAugust1993: leave.longService.to17August1993,
    unusedLslPostAugust1993: leave.longService.after17August1993,
    unusedLslAmount: unusedLsl,
    nonEtpAmount: nonEtp,
    redundancyAmount: sent('redundancyAmount'),
    redundancyTaxFreePilonComponent: sent('redundancyTaxFreePilonComponent'),
    etpAmount: sent('etpAmount'),
    normalEarnings: asGiven('normalEarnings', termination.normalPay.earnings),
    totalAmount,
    taxAmount: addUp('au.termination.tax-amount', [
      leaveTax.annualLeave,
      leaveTax.longServiceLeave,
      etpTaxWithheld,
      nonEtpTaxAmount,
    ]),
    unusedHolidayAndLoadingTaxAmount: leaveTax.annualLeave,
    unusedLslTaxAmount: leaveTax.longServiceLeave,
    etpTaxWithheld,
    nonEtpTaxAmount,
    totalEtpAmount,
    totalNonEtpAmount: step(
      'au.termination.total-non-etp-amount',
      totalNonEtp,
      () =>
        `${totalAmount.value.toString()} less ETPs of ${totalEtpAmount.value.toString()} = ${totalNonEtp.toString()}`,
      [totalAmount, totalEtpAmount],
    ),
    etpTaxableComponent: isSetByHand
      ? fromRows('taxableComponent', summaries)
      : components('taxable', taxed, totalEtpAmount, etps.segments),
    etpTaxFreeComponent: isSetByHand
      ? fromRows('taxFreeComponent', summaries)
      : components('taxFree', taxed, totalEtpAmount, etps.segments),
    lumpSumA: lumpSumA(leaveAndLoading, leave, termination),
    lumpSumB: step(
      'au.termination.lump-sum-b',
      leave.longService.before16August1978.value,
      () =>
        `long service leave accrued before 16 August 1978: ${leave.longService.before16August1978.value.toString()}`,
      [leave.longService.before16August1978],
    ),
    lumpSumD,
  };
  const standards = minimumEntitlements(termination, notice.value, rules);
  const trace = terminationTrace<AuTerminationSteps>({ ...steps, ...standards?.steps });
  return {
    ...figuresOf(steps),
    terminationDate: termination.terminationDate,
    reason: termination.reason,
    cessationTypeCode: cessationTypeCode(termination.reason, request.cessationTypeCode),
    isManualLeaveAmounts: request.isManualLeaveAmounts === true,
    isPaymentInLieuPaid: request.isPaymentInLieuPaid === true,
    paymentInLieuType: request.paymentInLieuType ?? null,
    noticeHours: request.noticeHours ?? null,
    noticeLumpSum: (request.noticeLumpSum as Aud | undefined) ?? null,
    isUnusedHolidayPaid: leave.isHolidayPaid,
    isUnusedLeaveLoadingPaid: leave.isLoadingPaid,
    isUnusedLslPaid: leave.isLongServicePaid.value,
    isUnusedSickPaid: leave.isSickPaid,
    taxSummaries: summaries,
    lslEntitlementHours: leave.comparison?.entitlementHours.value ?? null,
    lslShortfallHours: leave.comparison?.shortfallHours ?? null,
    lslShortfallAmount: leave.comparison?.shortfallAmount ?? null,
    minimumEntitlements: standards?.minimum ?? null,
    reportedAmounts: reportLumpSums({
      annualLeave,
      longServiceLeave,
      lumpSumD: lumpSumD.value,
      gross: add(otherPayout, etps.delayed),
      ending: how.ending,
    }),
    etpCaps: taxed.flatMap(({ code, caps }) => (caps === undefined ? [] : [{ etpCode: code, ...caps }])),
    amountInSuper: notice.value,
    balanceMovements: balanceMovements(termination, leave),
    warnings: [
      ...leave.warnings,
      ...openLongServiceLeave(termination, leave, rules),
      ...terminationWarnings(termination, how, etps.delayed, summaries, throughEtpTables.value),
      ...assumptionWarnings({
        termination,
        how,
        leave,
        annualLeave,
        segments: etps.segments,
        etpAmount: totalEtpAmount.value,
        nonEtpAmount: nonEtp.value,
        rules,
      }),
      ...minimumEntitlementWarnings(standards?.minimum),
    ],
    trace,
    parametersUsed: trace.parametersUsed(),
  };
}

/** Only what accrued before 18 August 1993 is taxed as such: by hours where they are kept apart, else by days. */
function annualLeaveByPeriod(payment: Aud, termination: AuTermination, rules: AuTerminationRules): AnnualLeaveSplit {
  const { holidayHoursBefore18August1993: older, holidayAccruedFrom: from, balances, terminationDate } = termination;
  if (older !== undefined) return splitAnnualLeaveByHours(payment, older, balances.holiday);
  return splitAnnualLeave(payment, from ?? terminationDate, terminationDate, rules.unusedLeave.values);
}

function asGiven(name: string, amount: Aud): Step<Aud> {
  return step(`au.termination.${name}`, amount, () => amount.toString(), [given(name, amount)]);
}

function valuesOf({ longService }: ValuedLeave): ByPeriod<Aud> {
  return {
    before16August1978: longService.before16August1978.value,
    to17August1993: longService.to17August1993.value,
    after17August1993: longService.after17August1993.value,
  };
}

function addUp(rule: string, parts: readonly Step<Aud>[]): Step<Aud> {
  const total = sum(
    zero,
    parts.map(({ value }) => value),
  );
  return step(
    rule,
    total,
    () => `${parts.map(({ value }) => value.toString()).join(' + ') || '0'} = ${total.toString()}`,
    parts,
  );
}

/** One row for each code; Lump Sum D stands in the row of the redundancy it belongs to. */
function summarise(taxed: readonly TaxedEtp[], lumpSumD: Aud): readonly TaxSummary[] {
  const rows = taxed.map(({ code, taxable, taxFree, withheld }) => ({
    etpCode: code,
    taxWithheld: withheld.value,
    taxableComponent: taxable,
    taxFreeComponent: taxFree,
    lumpSumD: zero,
  }));
  if (!isPositive(lumpSumD)) return rows;
  const ofRedundancy = rows.findIndex(({ etpCode }) => etpCode === 'R' || etpCode === 'S');
  if (ofRedundancy >= 0) return rows.map((row, index) => (index === ofRedundancy ? { ...row, lumpSumD } : row));
  return [{ etpCode: 'R', taxWithheld: zero, taxableComponent: zero, taxFreeComponent: zero, lumpSumD }, ...rows];
}

function fromRows(column: Exclude<keyof TaxSummary, 'etpCode'>, rows: readonly TaxSummary[]): Step<Aud> {
  const total = sum(
    zero,
    rows.map((row) => row[column]),
  );
  return step(`au.termination.tax-summaries.${column}`, total, () => `${total.toString()}, set by hand`, [
    given('taxSummaries', rows.length),
  ]);
}

/** ETPs are what remains of these payments without Lump Sum D and without what came too late. */
function etpsAmong(payments: Step<Aud>, lumpSumD: Step<Aud>, delayed: Aud): Step<Aud> {
  const outside = add(lumpSumD.value, delayed);
  const amount = isMore(payments.value, outside) ? subtract(payments.value, outside) : zero;
  return step(
    'au.termination.total-etp-amount',
    amount,
    () => `${payments.value.toString()} less ${outside.toString()} that is no ETP: ${amount.toString()}`,
    [payments, lumpSumD],
  );
}

function components(
  which: 'taxable' | 'taxFree',
  taxed: readonly TaxedEtp[],
  totalEtpAmount: Step<Aud>,
  segments: readonly Step<Aud>[],
): Step<Aud> {
  const amount = sum(
    zero,
    taxed.map((row) => row[which]),
  );
  const because: readonly Reason[] = [totalEtpAmount, ...segments];
  return step(`au.termination.etp-${which}-component`, amount, () => `${amount.toString()} of all ETPs`, because);
}

/**
 * Lump Sum A as the API defines it: unused annual leave and loading, and where the reason is redundancy or invalidity
 * also the long service leave accrued since 16 August 1978. How the tax office wants it is in `reportedAmounts`.
 */
function lumpSumA(leaveAndLoading: Step<Aud>, leave: ValuedLeave, { reason }: AuTermination): Step<Aud> {
  const withLongService = reason === 'REDUNDANCY' || reason === 'INVALIDITY';
  return addUp(
    'au.termination.lump-sum-a',
    withLongService
      ? [leaveAndLoading, leave.longService.to17August1993, leave.longService.after17August1993]
      : [leaveAndLoading],
  );
}

function figuresOf(steps: Readonly<Record<keyof AuTerminationFigures, Step<Aud>>>): AuTerminationFigures {
  return Object.fromEntries(
    Object.entries(steps).map(([name, { value }]) => [name, value]),
  ) as unknown as AuTerminationFigures;
}
