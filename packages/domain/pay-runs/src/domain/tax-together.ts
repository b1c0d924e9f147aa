import { accepted, add, decimal, greater, subtract, whole, type Decimal, type Result } from 'payroll-core';
import * as au from 'payroll-core/au';
import * as nz from 'payroll-core/nz';
import type { PayGrounds } from './pay-grounds';
import { linesOf, type PayLines } from './pay-lines';
import type { AuPayFigures, NzPayFigures } from './pay-record';
import type { PaysRefusal } from './pays-refusal';
import { shareByGross } from './share-by-gross';
import { refusedPay, workOut, type WorkedOut } from './work-out';
import { isGiven } from './is-given';

/** A pay of the same employee in the same run. */
export type PayOfPeriod =
  | { readonly country: 'AU'; readonly grounds: PayGrounds & { readonly country: 'AU' }; readonly result: AuPayFigures }
  | {
      readonly country: 'NZ';
      readonly grounds: PayGrounds & { readonly country: 'NZ' };
      readonly result: NzPayFigures;
    };

const NOTHING: Decimal = whole(0);

/** What is withheld from a period, by kind. */
interface Withheld {
  readonly earnings: string;
  readonly tax: Decimal;
  /** The ACC levy inside PAYE; nothing in Australia. */
  readonly levy: Decimal;
  /** Study or student loan. */
  readonly loan: Decimal;
}

/**
 * Several pays of one employee in one run are one period's earnings: what is withheld is worked out on all of them.
 * `before` are processed and stay as they are. Each new pay bears what the tax up to and with it exceeds the tax of the
 * pays before it by; redistributed, the new pays share their tax in proportion to gross.
 */
export function taxTogether(
  before: readonly PayOfPeriod[],
  fresh: readonly WorkedOut[],
  redistributeByGross: boolean,
): Result<readonly WorkedOut[], PaysRefusal> {
  if (before.length + fresh.length < 2) return accepted(fresh);
  return redistributeByGross ? redistribute(before, fresh) : oneAfterTheOther(before, fresh);
}

function oneAfterTheOther(
  before: readonly PayOfPeriod[],
  fresh: readonly WorkedOut[],
): Result<readonly WorkedOut[], PaysRefusal> {
  const taxed: WorkedOut[] = [];
  for (const pay of fresh) {
    const earlier = [...before, ...taxed];
    if (earlier.length === 0) {
      taxed.push(pay);
      continue;
    }
    const all = withheldFrom([...earlier, pay]);
    if (!all.ok) return all;
    const again = workOut(withTax(pay, all.value, sumOf(earlier.map(withheldIn))));
    if (!again.ok) return again;
    taxed.push(again.value);
  }
  return accepted(taxed);
}

function redistribute(
  before: readonly PayOfPeriod[],
  fresh: readonly WorkedOut[],
): Result<readonly WorkedOut[], PaysRefusal> {
  const all = withheldFrom([...before, ...fresh]);
  if (!all.ok) return all;
  const done = sumOf(before.map(withheldIn));
  const weights = fresh.map(({ result }) => greater(decimal(result.gross), NOTHING));
  const shares = (kind: 'tax' | 'levy' | 'loan'): readonly Decimal[] =>
    shareByGross(greater(subtract(all.value[kind], done[kind]), NOTHING), weights);
  const [tax, levy, loan] = [shares('tax'), shares('levy'), shares('loan')];
  const taxed: WorkedOut[] = [];
  for (const [i, pay] of fresh.entries()) {
    const elsewhere = {
      tax: subtract(all.value.tax, tax[i]!),
      levy: subtract(all.value.levy, levy[i]!),
      loan: subtract(all.value.loan, loan[i]!),
    };
    const again = workOut(withTax(pay, all.value, elsewhere));
    if (!again.ok) return again;
    taxed.push(again.value);
  }
  return accepted(taxed);
}

/** What the law withholds from all these pays as one. */
function withheldFrom(pays: readonly PayOfPeriod[]): Result<Withheld, PaysRefusal> {
  const first = pays[0]!;
  const last = pays.at(-1)!;
  const lines = mergedLines(pays);
  if (first.country === 'AU' && last.country === 'AU') {
    const { taxedTogether: _together, termination: _termination, ...input } = last.grounds.input;
    // What the year held before the period began is what it held before its first pay.
    const { yearToDate: _year, ...rest } = input;
    const { yearToDate } = first.grounds.input;
    const worked = au.calculatePay({
      ...rest,
      ...lines,
      ...(!isGiven(yearToDate) ? {} : { yearToDate }),
    } as au.AuPayInput);
    if (!worked.ok) return refusedPay(worked.error);
    const { taxableGross, tax, studyLoan } = worked.value;
    return accepted({ earnings: taxableGross.toString(), tax, levy: NOTHING, loan: studyLoan });
  }
  const { input } = last.grounds as PayGrounds & { readonly country: 'NZ' };
  const { taxedTogether: _together, yearToDate: _year, ...rest } = input;
  const { yearToDate } = (first.grounds as PayGrounds & { readonly country: 'NZ' }).input;
  const termination = terminationIn(pays);
  const worked = nz.calculatePay({
    ...rest,
    ...lines,
    ...(!isGiven(yearToDate) ? {} : { yearToDate }),
    ...(termination === undefined ? {} : { isFinalPay: true, termination }),
  } as nz.NzPayInput);
  if (!worked.ok) return refusedPay(worked.error);
  const { taxableGross, paye, accEarnersLevy, nzStudentLoan } = worked.value;
  return accepted({ earnings: taxableGross.toString(), tax: paye, levy: accEarnersLevy, loan: nzStudentLoan });
}

function terminationIn(pays: readonly PayOfPeriod[]): nz.NzTerminationInPay | undefined {
  const ended = pays.find(({ result }) => result.termination !== undefined);
  return ended?.country === 'NZ' ? ended.result.termination : undefined;
}

/** Rows of all the pays. Shares of gross were priced on their own pay, so they come in as dollars; deductions are no tax. */
function mergedLines(pays: readonly PayOfPeriod[]): Partial<PayLines> {
  const lists = pays.map(({ grounds }) => linesOf(grounds.input));
  const merged = {
    hours: lists.flatMap(({ hours }) => hours),
    leave: lists.flatMap(({ leave }) => leave),
    allowances: lists.flatMap(({ allowances }) => allowances),
    bonuses: lists.flatMap(({ bonuses }) => bonuses),
    backPayments: lists.flatMap(({ backPayments }) => backPayments),
    paySacrifices: pays.flatMap((pay) =>
      pay.country === 'NZ'
        ? []
        : pay.result.paySacrifices.map(({ description, amount, isIncludedInSuperCalculations, isSuper }) => ({
            description,
            amount,
            isIncludedInSuperCalculations,
            isSuper,
          })),
    ),
    deductions: [],
  };
  return merged;
}

function withheldIn(pay: PayOfPeriod): Omit<Withheld, 'earnings'> {
  if (pay.country === 'NZ') {
    const { paye, accEarnersLevy, nzStudentLoan } = pay.result;
    return { tax: decimal(paye), levy: decimal(accEarnersLevy), loan: decimal(nzStudentLoan) };
  }
  const { tax, studyLoan, termination } = pay.result;
  const ofTermination = decimal(termination?.taxAmount ?? '0');
  return { tax: subtract(decimal(tax), ofTermination), levy: NOTHING, loan: decimal(studyLoan) };
}

function sumOf(parts: readonly Omit<Withheld, 'earnings'>[]): Omit<Withheld, 'earnings'> {
  let total = { tax: NOTHING, levy: NOTHING, loan: NOTHING };
  for (const part of parts) {
    total = {
      tax: add(total.tax, part.tax),
      levy: add(total.levy, part.levy),
      loan: add(total.loan, part.loan),
    };
  }
  return total;
}

function withTax(pay: WorkedOut, all: Withheld, elsewhere: Omit<Withheld, 'earnings'>): PayGrounds {
  if (pay.country === 'AU') {
    const taxedTogether: au.AuTaxedTogether = {
      taxableGross: all.earnings,
      tax: all.tax.toString(),
      studyLoan: all.loan.toString(),
      taxElsewhere: elsewhere.tax.toString(),
      studyLoanElsewhere: elsewhere.loan.toString(),
    };
    return { ...pay.grounds, input: { ...pay.grounds.input, taxedTogether } };
  }
  const taxedTogether: nz.NzTaxedTogether = {
    taxableGross: all.earnings,
    paye: all.tax.toString(),
    levy: all.levy.toString(),
    studentLoan: all.loan.toString(),
    payeElsewhere: elsewhere.tax.toString(),
    levyElsewhere: elsewhere.levy.toString(),
    studentLoanElsewhere: elsewhere.loan.toString(),
  };
  return { ...pay.grounds, input: { ...pay.grounds.input, taxedTogether } };
}
