import { auFinancialYear } from '../../calendar/financial-year';
import { add, equal, greater, isMore, isZero, lesser, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { asDollars } from '../../money/shown';
import { given, step, type Step } from '../../trace/step';
import { withholdFromPay, type AmountWithheldFromPay } from '../additional-payments/withhold-from-pay';
import type { AdditionalPayment } from '../additional-payments/additional-payment';
import type { PricedLines } from '../gross/price-lines';
import { totalSacrificed, type SacrificedSalary } from '../salary-sacrifice/sacrifice-salary';
import { declarationOn, type DeclarationOnPayDate } from '../withholding/declaration-on';
import type { AuWithholdingRules } from '../withholding/rules-in-force';
import { withholdingWarnings } from '../withholding/withholding-warning';
import type { AuPayWarning } from './au-pay-warning';
import type { ParsedPay, ParsedPeriodShare, ParsedTaxWithheld } from './parsed-pay';
import { taxableEarnings, usualEarnings, yearSoFar, type TaxableEarnings } from './taxable-earnings';

export interface TaxOfPay {
  readonly taxableGross: Aud;
  readonly total: Step<Aud>;
  readonly studyLoan: Step<Aud>;
  readonly warnings: readonly AuPayWarning[];
  /** Withholding that was asked for beyond what is paid; zero for nearly every pay. */
  readonly beyondPay: Aud;
}

const NOTHING = aud('0');

/** What is withheld from a pay: from its earnings, never more than they are, and from a termination. */
export function taxOfPay(
  pay: ParsedPay,
  lines: PricedLines,
  sacrifices: readonly SacrificedSalary[],
  rules: AuWithholdingRules,
): TaxOfPay {
  const taxableGross = subtract(add(lines.ordinary, lines.additional), totalSacrificed(sacrifices));
  const standing = declarationOn(pay.employee.declaration, pay.payDate, pay.employee.dateOfBirth, rules);
  if (pay.taxWithheld !== undefined) return withheldBefore(pay, pay.taxWithheld, taxableGross);
  if (pay.isPaidAfterDeath) return afterDeath(pay, lines.earnings);
  if (pay.periodShare !== undefined) return shareOfPeriod(pay, pay.periodShare, taxableGross, standing, rules);
  const earnings = taxableEarnings(pay, lines.ordinary, sacrifices, standing.declaration, rules);
  const { withheld, warnings } = withholdFromEarnings(pay, earnings, standing, rules);
  const together = pay.taxedTogether;
  const ofPay =
    together === undefined
      ? withheld.total
      : restOf('au.pay.tax-of-period', together.tax, together.taxElsewhere, together.taxableGross);
  const asked = ofPay.value;
  const beyondPay = isMore(asked, taxableGross) ? subtract(asked, taxableGross) : NOTHING;
  const fromEarnings = beyondPay === NOTHING ? ofPay : limited(ofPay, taxableGross);
  return {
    taxableGross,
    total: withTermination(fromEarnings, pay),
    studyLoan:
      together === undefined
        ? withheld.studyLoan
        : restOf('au.pay.study-loan-of-period', together.studyLoan, together.studyLoanElsewhere, together.taxableGross),
    warnings,
    beyondPay,
  };
}

/** What is withheld from earnings that have been split by the way they are taxed, with every warning about it. */
export function withholdFromEarnings(
  pay: ParsedPay,
  { normal, additional, warnings: onEarnings }: TaxableEarnings,
  { declaration, warnings: onDeclaration }: DeclarationOnPayDate,
  rules: AuWithholdingRules,
): { readonly withheld: AmountWithheldFromPay; readonly warnings: readonly AuPayWarning[] } {
  if (additional.length === 0) {
    // Nearly every pay ends here.
    const withheld = withholdFromPay(
      {
        earnings: normal,
        frequency: pay.frequency,
        declaration,
        paidEarlierThisYear: pay.yearToDate.gross,
        additionalPayments: additional,
        days: pay.daysPaid,
      },
      rules,
    );
    const warnings = onDeclaration.length === 0 ? withheld.warnings : [...onDeclaration, ...withheld.warnings];
    return { withheld, warnings };
  }
  const year = yearSoFar(pay);
  const usual = isOnTopOfNothing(normal, additional) ? usualEarnings(pay) : undefined;
  const withheld = withholdFromPay(
    {
      earnings: normal,
      frequency: pay.frequency,
      declaration,
      paidEarlierThisYear: pay.yearToDate.gross,
      additionalPayments: additional,
      earlierThisYear: year,
      days: pay.daysPaid,
      usualEarnings: usual,
    },
    rules,
  );
  const warnings: AuPayWarning[] = [...onDeclaration, ...withheld.warnings, ...onEarnings];
  if (isOnTopOfNothing(normal, additional)) warnings.push(onUsualEarnings(usual));
  if (year.isSpread && additional.some(({ method }) => method === 'METHOD_B2')) {
    warnings.push({
      code: 'au.tax/method-b2-pay-periods-estimated',
      message:
        `METHOD_B2 averages the earnings of the year so far; in how many pays they were paid is not known. They were ` +
        `taken as spread evenly over ${year.payPeriods} pay periods.`,
      field: 'tax_method',
    });
  }
  return { withheld, warnings };
}

/** Methods that do not work on top of this pay's normal earnings. */
const standsAlone: ReadonlySet<AdditionalPayment['method']> = new Set([
  'NORMAL_EARNINGS',
  'METHOD_B1',
  'RETURN_TO_WORK',
] as const);

/** A method of Schedule 5 in a pay without normal earnings: a bonus paid before, or apart from, the ordinary pay. */
function isOnTopOfNothing(normal: Aud, additional: readonly AdditionalPayment[]): boolean {
  if (!isZero(normal)) return false;
  return (
    additional.some(({ method }) => !standsAlone.has(method)) &&
    additional.every(({ method }) => method !== 'NORMAL_EARNINGS')
  );
}

function onUsualEarnings(usual: Aud | undefined): AuPayWarning {
  return usual === undefined
    ? {
        code: 'au.tax/no-usual-earnings',
        message:
          'A bonus or back payment is taxed on top of normal earnings; this pay has none, and what the employee usually ' +
          'earns is not known. Pay it together with the ordinary pay, or too little may be withheld.',
        field: 'tax_method',
      }
    : {
        code: 'au.tax/usual-earnings-used',
        message:
          `A bonus or back payment is taxed on top of normal earnings; this pay has none. The usual earnings of ` +
          `${asDollars(usual)} a pay period were used.`,
        field: 'tax_method',
      };
}

/** Tax of a year that has ended cannot be had back from the tax office; the employee claims it in the tax return. */
function withheldBefore({ payDate }: ParsedPay, { tax, studyLoan }: ParsedTaxWithheld, taxableGross: Aud): TaxOfPay {
  const says = () =>
    `${tax.toString()} as it was withheld: the financial year ${auFinancialYear(payDate).name} has ended`;
  return {
    taxableGross,
    total: step('au.pay.tax-as-withheld', tax, says, []),
    studyLoan: step('au.pay.study-loan-as-withheld', studyLoan, () => `${studyLoan.toString()} as it was withheld`, []),
    warnings: [
      {
        code: 'au.overpayments/tax-as-withheld',
        message:
          `The tax of ${asDollars(tax)} stays as it was withheld, because the financial year ${auFinancialYear(payDate).name} has ` +
          'ended. What was overpaid is repaid in gross, out of pay after tax and with the employee’s written agreement; the ' +
          'employee claims the tax in the tax return of that year.',
      },
    ],
    beyondPay: NOTHING,
  };
}

/**
 * Pay that was earned before a death and is paid after it goes to the estate, and is no income of the employee.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 12-35; ATO, "PAYG withholding for deceased employees"
 */
function afterDeath(pay: ParsedPay, earnings: Aud): TaxOfPay {
  const nothing = step('au.pay.paid-after-death', NOTHING, () => 'nothing is withheld from pay after a death', []);
  return {
    taxableGross: NOTHING,
    total: withTermination(nothing, pay),
    studyLoan: nothing,
    warnings: isZero(earnings)
      ? []
      : [
          {
            code: 'au.tax/paid-after-death',
            message:
              `Nothing is withheld from pay of ${asDollars(earnings)}: it is paid after the employee’s death, and Single Touch ` +
              'Payroll does not report it. Pay it to the estate, and give its executor a statement of it.',
          },
        ],
    beyondPay: NOTHING,
  };
}

/** The part of a period that `calculatePayPeriod` gave to this pay. */
function shareOfPeriod(
  pay: ParsedPay,
  share: ParsedPeriodShare,
  taxableGross: Aud,
  { declaration, warnings }: DeclarationOnPayDate,
  rules: AuWithholdingRules,
): TaxOfPay {
  const { dateOfBirth } = pay.employee;
  const ofPeriod =
    share.declaration === undefined
      ? declaration
      : declarationOn(share.declaration, pay.payDate, dateOfBirth, rules).declaration;
  const ofAll = withheldFromPeriod(pay, share, ofPeriod, rules);
  const { taxBefore = NOTHING, studyLoanBefore = NOTHING } = share.taxBasis ?? {};
  const ofPay = partOf('au.pay.tax-share-of-period', share.taxOfPay, share.tax, share, taxBefore, ofAll?.total);
  const beyondPay = isMore(share.taxOfPay, taxableGross) ? subtract(share.taxOfPay, taxableGross) : NOTHING;
  return {
    taxableGross,
    total: withTermination(beyondPay === NOTHING ? ofPay : limited(ofPay, taxableGross), pay),
    studyLoan: partOf(
      'au.pay.study-loan-share-of-period',
      share.studyLoanOfPay,
      ofAll === undefined ? undefined : lesser(ofAll.studyLoan.value, share.tax),
      share,
      studyLoanBefore,
      ofAll?.studyLoan,
    ),
    warnings: [...warnings, ...withholdingWarnings(share.taxableGross, pay.frequency, declaration, rules)],
    beyondPay,
  };
}

/**
 * How the tables come to the tax of all pays. Pays that were kept before `taxBasis` was, are explained where they were taxed as one
 * sum of normal earnings.
 */
function withheldFromPeriod(
  pay: ParsedPay,
  { tax, taxableGross, taxBasis }: ParsedPeriodShare,
  declaration: DeclarationOnPayDate['declaration'],
  rules: AuWithholdingRules,
): AmountWithheldFromPay | undefined {
  const { normal, additional, days } = taxBasis ?? { normal: taxableGross, additional: [], days: pay.daysPaid };
  const earnings = { normal, additional, warnings: [] };
  const whole: ParsedPay = { ...pay, daysPaid: days };
  const { withheld } = withholdFromEarnings(whole, earnings, { declaration, warnings: [] }, rules);
  return equal(lesser(withheld.total.value, taxableGross), tax) ? withheld : undefined;
}

function partOf(
  rule: string,
  part: Aud,
  whole: Aud | undefined,
  { taxableGross, declaration }: ParsedPeriodShare,
  before: Aud,
  ofAll: Step<Aud> | undefined,
): Step<Aud> {
  return step(
    rule,
    part,
    () =>
      `${part.toString()} is the part of this pay` +
      (whole === undefined ? '' : `; all pays of the period bear ${whole.toString()} on ${taxableGross.toString()}`) +
      (whole === undefined || isZero(before)
        ? ''
        : `, of which ${before.toString()} is of pays that were processed before`) +
      (declaration === undefined ? '' : ', by the tax declaration of the last of them'),
    ofAll === undefined ? [] : [ofAll],
  );
}

/** What is left for this pay of an amount on all pays of the period; tax once withheld is not given back here. */
function restOf(rule: string, ofPeriod: Aud, elsewhere: Aud, earnings: Aud): Step<Aud> {
  const rest = greater(subtract(ofPeriod, elsewhere), NOTHING);
  return step(
    rule,
    rest,
    () =>
      `${ofPeriod.toString()} on ${earnings.toString()} of all pays of the period, ` +
      `less ${elsewhere.toString()} from the others = ${rest.toString()}`,
    [],
  );
}

function limited(withheld: Step<Aud>, most: Aud): Step<Aud> {
  return step(
    'au.pay.tax-within-pay',
    most,
    () => `${withheld.value.toString()}, at most what is paid: ${most.toString()}`,
    [withheld],
  );
}

function withTermination(fromEarnings: Step<Aud>, { termination }: ParsedPay): Step<Aud> {
  if (termination === undefined) return fromEarnings;
  const total = add(fromEarnings.value, termination.taxAmount);
  return step(
    'au.pay.tax-with-termination',
    total,
    () => `${fromEarnings.value.toString()} + termination ${termination.taxAmount.toString()} = ${total.toString()}`,
    [fromEarnings, given('tax of the termination', termination.taxAmount)],
  );
}
