import { noAmounts } from './stp-amounts';
import type { IncomeOfType } from './stp-event';

/** What the tax office keeps a year to date of its own for. */
export type Income = Pick<IncomeOfType, 'incomeType' | 'incomeCountry'>;

/** The members of an encoded message that name incomes; messages of before had the income type beside the year to date alone. */
interface EncodedPayee {
  readonly payrollId: string;
  readonly incomeType: string;
  readonly yearToDate: EncodedIncome;
  readonly otherIncomeTypes?: readonly EncodedIncome[];
}

interface EncodedIncome {
  readonly incomeType?: string;
  readonly country?: string;
}

/** Of each payee of a message, by payroll id, the incomes that it tells. */
export function incomesTold(body: string): ReadonlyMap<string, readonly Income[]> {
  const { payees } = JSON.parse(body) as { readonly payees: readonly EncodedPayee[] };
  return new Map(
    payees.map(({ payrollId, incomeType, yearToDate, otherIncomeTypes = [] }) => [
      payrollId,
      [yearToDate, ...otherIncomeTypes].map((income) => ({
        incomeType: income.incomeType ?? incomeType,
        incomeCountry: income.country ?? null,
      })),
    ]),
  );
}

/**
 * Incomes that the tax office was told of and that hold nothing any more, because their pays were corrected, deleted or had the wrong
 * income type. A report of another income takes nothing back from them, so they are told with nothing in them.
 * @law ATO STP Phase 2 employer reporting guidelines, "Income types" and "Correcting information reported through STP"
 */
export function emptiedIncomes(told: readonly Income[], now: readonly Income[]): readonly IncomeOfType[] {
  return told
    .filter((income) => !now.some((one) => isSame(one, income)))
    .map((income) => ({ ...income, yearToDate: noAmounts }));
}

function isSame(a: Income, b: Income): boolean {
  return a.incomeType === b.incomeType && a.incomeCountry === b.incomeCountry;
}
