import { accepted, nzd, type Result } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import type { CalculatedPay } from '../../domain/calculate-pay';
import type { NzPayFigures, PayWarning } from '../../domain/pay-record';
import type { PaysRefusal } from '../../domain/pays-refusal';
import { refusedPay } from '../../domain/refused-calculation';
import type { PayOfPeriod } from '../../domain/tax-of-period';
import { calculateNzPay } from './nz-calculate';

/**
 * The new pays of a period with their part of what the law withholds from all of them, ordinary and extra pays in any
 * order. What the period warns of stands on the last of them.
 */
export function calculateNzPeriod(
  processed: readonly PayOfPeriod<'NZ'>[],
  fresh: readonly CalculatedPay<'NZ'>[],
  shareTaxBy: 'EARNINGS' | 'GROSS',
): Result<readonly CalculatedPay<'NZ'>[], PaysRefusal> {
  const open = fresh.map(({ calculationInput, figures: { result } }) => inputOf({ calculationInput, result }));
  const worked = nz.withholdForPeriod({
    pays: open,
    // The record may have changed within the period: its tax is worked out by what it says now.
    processed: processed.map((pay) => ({ ...processedPay(pay), input: { ...inputOf(pay), ...employeeOf(open) } })),
    shareBy: shareTaxBy === 'GROSS' ? 'GROSS' : 'TAXABLE',
  });
  if (!worked.ok) return refusedPay(worked.error);
  const shared: CalculatedPay<'NZ'>[] = [];
  for (const [i, { calculationInput }] of fresh.entries()) {
    const taxedTogether = worked.value.inputs[i]?.taxedTogether ?? null;
    const periodWarnings = i === fresh.length - 1 ? worked.value.warnings : [];
    const again = calculateNzPay({
      ...calculationInput,
      input: { ...calculationInput.input, taxedTogether },
      ...(periodWarnings.length === 0 ? {} : { periodWarnings }),
    });
    if (!again.ok) return again;
    shared.push(again.value);
  }
  return accepted(shared);
}

/** What processed pays withheld beyond the tax of their period, or short of it. */
export function nzPeriodWarnings(processed: readonly PayOfPeriod<'NZ'>[]): readonly PayWarning[] {
  const worked = nz.withholdForPeriod({ pays: [], processed: processed.map(processedPay) });
  return worked.ok ? worked.value.warnings : [];
}

function employeeOf([first]: readonly nz.NzPayInput[]): Partial<Pick<nz.NzPayInput, 'employee'>> {
  return first === undefined ? {} : { employee: first.employee };
}

/** A pay with the payout of its termination, which is taxed with the rest of the period. */
function inputOf({ calculationInput: { input }, result }: PayOfPeriod<'NZ'>): nz.NzPayInput {
  const { termination } = result;
  return termination === undefined ? input : { ...input, isFinalPay: true, termination };
}

type ProcessedPay = NonNullable<nz.PaysOfPeriod['processed']>[number];

function processedPay(pay: PayOfPeriod<'NZ'>): ProcessedPay {
  return { input: inputOf(pay), withheld: withheldIn(pay.result) };
}

function withheldIn(figures: NzPayFigures): nz.Withheld {
  return {
    paye: nzd(figures.paye),
    levy: nzd(figures.accEarnersLevy),
    studentLoan: nzd(figures.nzStudentLoan),
    studentLoanCir: nzd(figures.periodStudentLoanCir),
    studentLoanBor: nzd(figures.periodStudentLoanBor),
  };
}
