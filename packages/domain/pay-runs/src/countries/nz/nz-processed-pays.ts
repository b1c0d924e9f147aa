import { add, decimal, equal, greater, nzd, subtract, whole, type Decimal } from 'payroll-core';
import * as nz from 'payroll-core/nz';

export type ProcessedPay = NonNullable<nz.PaysOfPeriod['processed']>[number];

/** What PAYE of a pay stands on, beside its amount. */
const codeMembers = ['nzTaxCode', 'noDeclaration', 'taxCertificate', 'schedular'] as const;
const loanMembers = ['hasStudentLoan', 'studentLoanSpecialRate', 'studentLoanCir', 'studentLoanBor'] as const;
/**
 * Members that a period has one of: those of the record as it is now. What prices the rows of a pay, its holiday pay, the
 * contribution that is treated as pay and the rate chosen for extra pays stay its own.
 */
const membersOfPeriod = [...codeMembers, ...loanMembers] as const satisfies readonly (keyof nz.NzPayEmployee)[];
/** Codes by whose scale all pays of a period are one income. */
const mainCodes: ReadonlySet<string> = new Set(['M', 'ME']);
const NIL = nzd('0');

/**
 * The processed pays that are taxed as one with new pays under the record as it is now. A pay under another code or certificate
 * was taxed for itself, and so are the new ones. Where the terms of the student loan have changed, the processed pays count as if
 * they had borne what the terms of now ask of them, so that nothing is made good for either time (decision 1159).
 */
export function processedUnder(
  record: nz.NzPayEmployee | undefined,
  processed: readonly ProcessedPay[],
): readonly ProcessedPay[] {
  if (record === undefined) return processed;
  const together = processed.filter(({ input }) => isTaxedWith(input.employee, record));
  const changed = together.map(({ input, withheld }) => ({
    withheld,
    input: { ...input, employee: { ...input.employee, ...membersOf(record) } },
  }));
  const terms = withoutRemaining(record);
  if (together.every(({ input }) => isSame(loanMembers, withoutRemaining(input.employee), terms))) return changed;
  const asked = nz.withholdForPeriod({ pays: [], processed: changed });
  if (!asked.ok) return changed;
  const { studentLoan, studentLoanCir, studentLoanBor } = asked.value.asked;
  return changed.map(({ input, withheld }, i) => ({
    input,
    withheld: {
      ...withheld,
      ...(i === 0
        ? { studentLoan, studentLoanCir, studentLoanBor }
        : { studentLoan: NIL, studentLoanCir: NIL, studentLoanBor: NIL }),
    },
  }));
}

/**
 * The record with what was left of a notice before the period: pays of the period that were processed have taken of it, and count
 * among those that the limit is for.
 */
export function withRemainingOfPeriod(
  record: nz.NzPayEmployee | undefined,
  processed: readonly ProcessedPay[],
): Pick<nz.NzPayEmployee, 'studentLoanCir'> {
  const notice = record?.studentLoanCir;
  if (notice?.remaining === undefined || notice.remaining === null) return {};
  let taken: Decimal = whole(0);
  let most: Decimal = whole(0);
  for (const { input, withheld } of processed) {
    const left = input.employee.studentLoanCir?.remaining;
    if (left === undefined || left === null) continue;
    taken = add(taken, decimal(String(withheld.studentLoanCir)));
    most = greater(most, decimal(String(left)));
  }
  const isSameNotice = equal(subtract(most, taken), decimal(String(notice.remaining)));
  return isSameNotice ? { studentLoanCir: { ...notice, remaining: most.toString() } } : {};
}

function withoutRemaining(employee: nz.NzPayEmployee): nz.NzPayEmployee {
  const notice = employee.studentLoanCir;
  return notice === undefined || notice === null ? employee : { ...employee, studentLoanCir: { rate: notice.rate } };
}

function isTaxedWith(paid: nz.NzPayEmployee, record: nz.NzPayEmployee): boolean {
  return (isOfMainCode(paid) && isOfMainCode(record)) || isSame(codeMembers, paid, record);
}

function isOfMainCode({ nzTaxCode, noDeclaration }: nz.NzPayEmployee): boolean {
  return noDeclaration !== true && mainCodes.has(nzTaxCode ?? '');
}

function isSame(names: readonly (keyof nz.NzPayEmployee)[], paid: nz.NzPayEmployee, record: nz.NzPayEmployee): boolean {
  return names.every((name) => JSON.stringify(paid[name] ?? null) === JSON.stringify(record[name] ?? null));
}

function membersOf(record: nz.NzPayEmployee): Partial<nz.NzPayEmployee> {
  return Object.fromEntries(membersOfPeriod.map((name) => [name, record[name]]));
}
