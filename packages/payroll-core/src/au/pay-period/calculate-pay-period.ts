import type { CivilDate } from '../../calendar/civil-date';
import { auFinancialYear } from '../../calendar/financial-year';
import { quarterOf } from '../../calendar/quarter';
import { add, greater, isMore, isNegative, isPositive, lesser, multiply, subtract, sum } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import { asDollars } from '../../money/shown';
import { accepted, type Result } from '../../refusal/result';
import type { InForceOptions } from '../../statutory/instrument';
import type { AuPayInput, AuPeriodShare } from '../calculate-pay/au-pay-input';
import type { AuPayWarning } from '../calculate-pay/au-pay-warning';
import { calculatePay } from '../calculate-pay/calculate-pay';
import { auPayRules, withSpecialSchedules, type AuPayRules } from '../calculate-pay/au-pay-rules';
import type { ParsedPay } from '../calculate-pay/parsed-pay';
import { writePeriodTaxBasis, type ParsedPeriodTaxBasis } from '../calculate-pay/period-tax-basis';
import { earningsOfPay } from '../calculate-pay/super-of-pay';
import { withholdFromEarnings } from '../calculate-pay/tax-of-pay';
import { taxableEarnings } from '../calculate-pay/taxable-earnings';
import { protectedFromChildSupport } from '../calculate-pay/work-out-pay';
import { deduct, type Deducted } from '../deductions/deduct';
import { ratesOfSuper } from '../super-guarantee/contribute-super';
import { declarationOn } from '../withholding/declaration-on';
import type { AuPayInPeriod, AuPayPeriodResult } from './pay-period';
import type { AuPayPeriodInput } from './pay-period-input';
import { inPay, readPayPeriod, type PayOfPeriod, type ProcessedPay, type ShareTaxBy } from './read-pay-period';
import { shareWithin } from './share-within';

const NOTHING = aud('0');

/**
 * Works out every pay of an employee's period together. Withholding, the thirty hours of minors, the maximum contribution
 * base and protected earnings are of the period, so they are worked out on all pays and shared among them; the shares add
 * up to the whole exactly. Which pay was entered first changes no more than the cent that a rounding leaves over.
 *
 * Processed pays stay as they are. The others bear what the period's tax exceeds theirs by, as far as their taxable
 * earnings go: no net falls below zero, and what is left is told.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 12-35; Superannuation Guarantee (Administration) Act 1992 (Cth) s 15,
 * s 28; Child Support (Registration and Collection) Act 1988 (Cth) s 46
 */
export function calculatePayPeriod(input: AuPayPeriodInput, options: InForceOptions = {}): Result<AuPayPeriodResult> {
  const read = readPayPeriod(input);
  if (!read.ok) return read;
  const { pays, shareTaxBy } = read.value;
  const last = pays.at(-1)!;
  const usual = auPayRules(last.parsed.payDate, options);
  if (!usual.ok) return usual;
  const { payDate, employee } = last.parsed;
  const bonuses = pays.flatMap((pay) => pay.parsed.bonuses);
  const rules = withSpecialSchedules(usual.value, { payDate, employee, bonuses }, options);
  if (!rules.ok) return rules;
  const isOfYear = pays.map((pay) => pay.processed === undefined || isOfOneYear(pay.parsed.payDate, payDate));
  const taxed = isOfYear.every(Boolean) ? pays : onTopOfEarlierYears(pays, rules.value);
  const { withheld, basis, warnings } = withholdFromAll(taxed, rules.value);
  const taxableGross = sumOf(taxed, ({ taxable }) => taxable);
  const tax = withOtherYears(shareTax(taxed, withheld, shareTaxBy), pays, taxed, isOfYear);
  const deducted = deductFromAll(pays, tax, options);
  if (!deducted.ok) return deducted;
  const ofSuper = shareSuper(
    pays,
    deducted.value.map(({ rows }) => rows),
    rules.value,
  );
  const taxBasis = writePeriodTaxBasis({
    ...basis,
    taxBefore: sumOf(taxed, ({ processed }) => processed?.tax ?? NOTHING),
    studyLoanBefore: sumOf(taxed, ({ processed }) => processed?.studyLoan ?? NOTHING),
  });
  const result: AuPayInPeriod[] = [];
  for (const [i, pay] of pays.entries()) {
    const due = { taxDue: tax.due[i]!, studyLoanDue: tax.loanDue[i]! };
    if (pay.processed !== undefined) {
      const difference = subtract(tax.due[i]!, pay.processed.tax);
      result.push({ ...due, isProcessed: true, tax: pay.processed.tax, difference });
      continue;
    }
    const periodShare: AuPeriodShare = {
      taxableGross: taxableGross.toString(),
      tax: tax.total.toString(),
      taxOfPay: tax.borne[i]!.toString(),
      studyLoanOfPay: tax.loanBorne[i]!.toString(),
      superEarningsOfPay: ofSuper.earnings[i]!.toString(),
      compulsorySuperOfPay: ofSuper.compulsory[i]!.toString(),
      superAboveCompulsoryOfPay: ofSuper.above[i]!.toString(),
      keptElsewhere: deducted.value[i]!.keptElsewhere.toString(),
      ...(taxBasis === undefined ? {} : { taxBasis }),
      ...(saysTheSame(pay.input, last.input) ? {} : { taxDeclaration: last.input.employee.taxDeclaration }),
    };
    const input: AuPayInput = { ...pay.input, periodShare };
    const worked = calculatePay(input, options);
    if (!worked.ok) return inPay(worked.error, i);
    result.push({ ...due, isProcessed: false, input, pay: worked.value });
  }
  return accepted({
    taxableGross,
    tax: tax.total,
    studyLoan: tax.loan,
    superEarnings: ofSuper.total.earnings,
    compulsorySuperAmount: ofSuper.total.compulsory,
    pays: result,
    notWithheld: tax.notWithheld,
    overWithheld: tax.overWithheld,
    warnings: [...warnings, ...onDifferences(tax)],
  });
}

/** Declarations as JSON, which is how the pays are kept. */
function saysTheSame({ employee: one }: AuPayInput, { employee: other }: AuPayInput): boolean {
  return (
    one.taxDeclaration === other.taxDeclaration ||
    JSON.stringify(one.taxDeclaration) === JSON.stringify(other.taxDeclaration)
  );
}

/** What the law withholds from all pays as one, and the earnings of each that it is withheld from. */
interface WithheldFromAll {
  readonly ordinary: Aud;
  readonly additional: Aud;
  readonly studyLoan: Aud;
  /** Normal earnings of each pay, and payments under the methods of Schedule 5. */
  readonly normalOf: readonly Aud[];
  readonly additionalOf: readonly Aud[];
}

function withholdFromAll(
  pays: readonly PayOfPeriod[],
  { withholding: rules }: AuPayRules,
): {
  readonly withheld: WithheldFromAll;
  readonly basis: Pick<ParsedPeriodTaxBasis, 'normal' | 'additional' | 'days'>;
  readonly warnings: readonly AuPayWarning[];
} {
  const { parsed } = pays.at(-1)!;
  const standing = declarationOn(parsed.employee.declaration, parsed.payDate, parsed.employee.dateOfBirth, rules);
  const split = pays.map((pay) =>
    taxableEarnings(pay.parsed, pay.lines.ordinary, pay.sacrifices, standing.declaration, rules),
  );
  const all = {
    normal: sumOf(split, ({ normal }) => normal),
    additional: split.flatMap(({ additional }) => additional),
    warnings: split.flatMap((part) => part.warnings),
  };
  const days = pays.reduce((total, { parsed: own }) => total + (own.isPaidAfterDeath ? 0 : (own.daysPaid ?? 0)), 0);
  const daysPaid = days === 0 ? undefined : days;
  const whole: ParsedPay = { ...parsed, daysPaid };
  const { withheld, warnings } = withholdFromEarnings(whole, all, standing, rules);
  const asNormal = split.map(({ additional }) =>
    sumOf(
      additional.filter(({ method }) => method === 'NORMAL_EARNINGS'),
      ({ amount }) => amount,
    ),
  );
  const ordinary = withheld.ordinary.total.value;
  return {
    withheld: {
      ordinary,
      additional: subtract(withheld.total.value, ordinary),
      studyLoan: withheld.studyLoan.value,
      normalOf: split.map(({ normal }, i) => add(normal, asNormal[i]!)),
      additionalOf: split.map(({ additional }, i) =>
        subtract(
          sumOf(additional, ({ amount }) => amount),
          asNormal[i]!,
        ),
      ),
    },
    basis: { normal: all.normal, additional: all.additional, days: daysPaid },
    warnings,
  };
}

interface SharedTax {
  readonly total: Aud;
  readonly loan: Aud;
  /** Of each pay, had none been processed. */
  readonly due: readonly Aud[];
  readonly loanDue: readonly Aud[];
  /** Of each pay, processed pays with what they withheld. */
  readonly borne: readonly Aud[];
  readonly loanBorne: readonly Aud[];
  readonly notWithheld: Aud;
  readonly overWithheld: Aud;
}

function shareTax(pays: readonly PayOfPeriod[], withheld: WithheldFromAll, by: ShareTaxBy): SharedTax {
  const limits = pays.map(({ taxable }) => taxable);
  const asked = add(withheld.ordinary, withheld.additional);
  const total = lesser(asked, sum(NOTHING, limits));
  const due = by === 'GROSS' ? shareWithin(total, grossOf(pays), limits) : byEarnings(withheld, limits);
  const loan = lesser(withheld.studyLoan, total);
  const loanDue = shareWithin(loan, due, due);
  const before = sumOf(pays, ({ processed }) => processed?.tax ?? NOTHING);
  const open = subtract(total, before);
  const fresh = pays.map(({ processed }) => processed === undefined);
  const room = limits.map((limit, i) => (fresh[i] === true ? limit : NOTHING));
  const shares = fresh.every(Boolean) ? due : shareWithin(greater(open, NOTHING), keep(due, fresh), room);
  const borne = pays.map(({ processed }, i) => processed?.tax ?? shares[i]!);
  const loanOpen = greater(
    subtract(
      loan,
      sumOf(pays, ({ processed }) => processed?.studyLoan ?? NOTHING),
    ),
    NOTHING,
  );
  const loanShares = fresh.every(Boolean) ? loanDue : shareWithin(loanOpen, keep(loanDue, fresh), shares);
  return {
    total,
    loan,
    due,
    loanDue,
    borne,
    loanBorne: pays.map(({ processed }, i) => processed?.studyLoan ?? loanShares[i]!),
    notWithheld: greater(subtract(open, sum(NOTHING, shares)), NOTHING),
    overWithheld: isNegative(open) ? subtract(before, total) : NOTHING,
  };
}

/**
 * The pays that this one is withheld from together with, where the period has paydays of two financial years. What was paid in the
 * earlier year counts as withheld by the tables of now: this year makes nothing good that the other withheld. What was paid in the
 * later year was paid after it.
 */
function onTopOfEarlierYears(pays: readonly PayOfPeriod[], rules: AuPayRules): readonly PayOfPeriod[] {
  const { payDate, employee } = pays.at(-1)!.parsed;
  const { firstDay, lastDay } = auFinancialYear(payDate);
  const isEarlier = ({ processed, parsed }: PayOfPeriod): boolean =>
    processed !== undefined && parsed.payDate < firstDay;
  const earlier = pays.filter(isEarlier).map((pay) => ({ ...pay, parsed: { ...pay.parsed, payDate, employee } }));
  if (earlier.length === 0) return pays.filter(({ processed, parsed }) => !processed || parsed.payDate <= lastDay);
  const alone = earlier.map(({ processed: _processed, ...pay }) => ({ ...pay, processed: undefined }));
  const { due, loanDue } = shareTax(alone, withholdFromAll(alone, rules).withheld, 'EARNINGS');
  let i = -1;
  return pays
    .filter(({ processed, parsed }) => processed === undefined || parsed.payDate <= lastDay)
    .map((pay) => {
      if (pay.processed === undefined || !isEarlier(pay)) return pay;
      i++;
      return { ...pay, processed: { ...pay.processed, tax: due[i]!, studyLoan: loanDue[i]! } };
    });
}

/** The same with the processed pays of other years, which bear what they withheld. */
function withOtherYears(
  tax: SharedTax,
  pays: readonly PayOfPeriod[],
  taxed: readonly PayOfPeriod[],
  isOfYear: readonly boolean[],
): SharedTax {
  if (taxed === pays) return tax;
  const place = new Map(taxed.map(({ input }, i) => [input, i]));
  const among = (shares: readonly Aud[], of: (processed: ProcessedPay) => Aud): readonly Aud[] =>
    pays.map(({ input, processed }, i) =>
      isOfYear[i] === true || processed === undefined ? (shares[place.get(input)!] ?? NOTHING) : of(processed),
    );
  const withheld = ({ tax: amount }: ProcessedPay): Aud => amount;
  const repaid = ({ studyLoan }: ProcessedPay): Aud => studyLoan;
  return {
    ...tax,
    due: among(tax.due, withheld),
    loanDue: among(tax.loanDue, repaid),
    borne: among(tax.borne, withheld),
    loanBorne: among(tax.loanBorne, repaid),
  };
}

function isOfOneYear(a: CivilDate, b: CivilDate): boolean {
  return auFinancialYear(a).firstDay === auFinancialYear(b).firstDay;
}

function grossOf(pays: readonly PayOfPeriod[]): readonly Aud[] {
  return pays.map(({ gross }) => greater(gross, NOTHING));
}

/** Tax on normal earnings goes with the normal earnings, tax on Schedule 5 payments with those. */
function byEarnings(withheld: WithheldFromAll, limits: readonly Aud[]): readonly Aud[] {
  const ordinary = shareWithin(withheld.ordinary, withheld.normalOf, limits);
  const room = limits.map((limit, i) => subtract(limit, ordinary[i]!));
  const additional = shareWithin(withheld.additional, withheld.additionalOf, room);
  return ordinary.map((share, i) => add(share, additional[i]!));
}

function keep(amounts: readonly Aud[], isKept: readonly boolean[]): readonly Aud[] {
  return amounts.map((amount, i) => (isKept[i] === true ? amount : NOTHING));
}

interface SharedSuper {
  readonly total: { readonly earnings: Aud; readonly compulsory: Aud };
  readonly earnings: readonly Aud[];
  readonly compulsory: readonly Aud[];
  readonly above: readonly Aud[];
}

/**
 * Super of the period: the hours of all pays decide whether a week of a minor counts, and the maximum contribution base
 * is met by all of them together. What processed pays have not contributed yet falls to the others. A processed pay of another
 * financial year, or of another quarter where the maximum is of a quarter, has its own rate and its own maximum.
 */
function shareSuper(
  pays: readonly PayOfPeriod[],
  deducted: readonly (readonly Deducted[])[],
  rules: AuPayRules,
): SharedSuper {
  const { parsed } = pays.at(-1)!;
  const law = rules.superGuarantee;
  const settings = parsed.employee.super;
  const hours = pays.flatMap((pay) => pay.parsed.hours);
  const most = law.values.maximumContributionBase;
  const isElsewhere = ({ processed, parsed: { payDate } }: PayOfPeriod): boolean =>
    processed !== undefined &&
    (most.per === 'year'
      ? !isOfOneYear(payDate, parsed.payDate)
      : quarterOf(payDate).firstDay !== quarterOf(parsed.payDate).firstDay);
  const counted = pays.map((pay, i) => {
    if (isElsewhere(pay)) return NOTHING;
    const own: ParsedPay = { ...pay.parsed, employee: parsed.employee };
    return earningsOfPay(own, pay.lines, pay.sacrifices, deducted[i]!, hours, rules).earnings.earnings.value;
  });
  const earlier = {
    quarter: parsed.yearToDate.superEarningsInQuarter,
    year: parsed.yearToDate.superEarningsInYear,
  }[most.per];
  const room = greater(subtract(most.amount, earlier), NOTHING);
  const earnings = settings.isSuperEnabled ? lesser(sum(NOTHING, counted), room) : NOTHING;
  const { compulsoryRate, rate } = ratesOfSuper(settings, law.values);
  const compulsory = toCents(multiply(earnings, compulsoryRate));
  const above = subtract(toCents(multiply(earnings, rate)), compulsory);
  const open = (whole: Aud, of: (pay: ProcessedPay) => Aud): Aud =>
    greater(
      subtract(
        whole,
        sumOf(pays, (pay) => (pay.processed === undefined || isElsewhere(pay) ? NOTHING : of(pay.processed))),
      ),
      NOTHING,
    );
  const fresh = pays.map(({ processed }) => processed === undefined);
  // What another pay should have contributed may be more than this pay earned, so nothing limits a share but the whole.
  const share = (amount: Aud, weights: readonly Aud[]): readonly Aud[] =>
    shareWithin(
      amount,
      keep(weights, fresh),
      fresh.map((isFresh) => (isFresh ? amount : NOTHING)),
    );
  const earningsOf = share(
    open(earnings, ({ superEarnings }) => superEarnings),
    counted,
  );
  return {
    total: { earnings, compulsory },
    earnings: earningsOf,
    compulsory: share(
      open(compulsory, (pay) => pay.compulsory),
      earningsOf,
    ),
    above: share(
      open(above, (pay) => pay.above),
      earningsOf,
    ),
  };
}

interface DeductedFromPay {
  readonly rows: readonly Deducted[];
  /** What the other pays leave the employee, less the child support that is already taken from them. */
  readonly keptElsewhere: Aud;
}

/** Deductions pay by pay. Child support stops where all pays together would leave less than the protected earnings. */
function deductFromAll(
  pays: readonly PayOfPeriod[],
  { borne }: SharedTax,
  options: InForceOptions,
): Result<readonly DeductedFromPay[]> {
  const left = pays.map((pay, i) => afterTaxAndGarnishees(pay, borne[i]!));
  const leftByAll = sum(NOTHING, left);
  let childSupport = sumOf(pays, ({ processed }) => processed?.childSupport ?? NOTHING);
  const deducted: DeductedFromPay[] = [];
  for (const [i, pay] of pays.entries()) {
    const { parsed, processed } = pay;
    const kept = protectedFromChildSupport(parsed, options);
    if (!kept.ok) return inPay(kept.error, i);
    const keptElsewhere = greater(subtract(subtract(leftByAll, left[i]!), childSupport), NOTHING);
    const { gross, afterTax } = withTermination(pay, borne[i]!);
    const rows = deduct(parsed.deductions, { gross, afterTax, protectedEarnings: kept.value, keptElsewhere });
    if (processed === undefined) {
      childSupport = add(
        childSupport,
        sumOf(
          rows.filter(({ classification }) => classification === 'CHILD_SUPPORT_DEDUCTION'),
          ({ amount }) => amount,
        ),
      );
    }
    deducted.push({ rows, keptElsewhere });
  }
  return accepted(deducted);
}

/** What a pay leaves before child support: its gross less tax and less garnishees, which come first. */
function afterTaxAndGarnishees(pay: PayOfPeriod, tax: Aud): Aud {
  const garnishees = pay.parsed.deductions.filter(({ classification }) => classification === 'CHILD_SUPPORT_GARNISHEE');
  const { gross, afterTax } = withTermination(pay, tax);
  const taken = deduct(garnishees, { gross, afterTax, protectedEarnings: undefined });
  return subtract(
    afterTax,
    sumOf(taken, ({ amount }) => amount),
  );
}

/** Deductions come out of all that a pay pays, a termination and its own tax included. */
function withTermination({ gross, parsed }: PayOfPeriod, tax: Aud): { readonly gross: Aud; readonly afterTax: Aud } {
  const { termination } = parsed;
  if (termination === undefined) return { gross, afterTax: subtract(gross, tax) };
  const paid = add(gross, termination.totalAmount);
  return { gross: paid, afterTax: subtract(paid, add(tax, termination.taxAmount)) };
}

function onDifferences({ notWithheld, overWithheld }: SharedTax): readonly AuPayWarning[] {
  if (isPositive(notWithheld)) {
    return [
      {
        code: 'au.pay-period/not-withheld',
        message:
          `${asDollars(notWithheld)} of the period’s tax was not withheld: processed pays withheld too little, and the ` +
          'others have no more earnings to bear it. Correct a processed pay.',
      },
    ];
  }
  if (!isMore(overWithheld, NOTHING)) return [];
  return [
    {
      code: 'au.pay-period/over-withheld',
      message:
        `Processed pays of the period withheld ${asDollars(overWithheld)} more than its tax. Correct one of them to give ` +
        'it back.',
    },
  ];
}

function sumOf<T>(items: readonly T[], of: (item: T) => Aud): Aud {
  let total = NOTHING;
  for (const item of items) total = add(total, of(item));
  return total;
}
