import type { AuPayInput } from 'payroll-core/au';
import type { NzPayInput } from 'payroll-core/nz';

/** The rows of a pay, settled: rates found, standing items applied, items matched or created. */
export interface PayLines {
  readonly hours: NonNullable<AuPayInput['hours']> & NonNullable<NzPayInput['hours']>;
  readonly leave: readonly LeaveLine[];
  readonly allowances: readonly Line[];
  readonly deductions: readonly Line[];
  readonly bonuses: readonly Line[];
  readonly paySacrifices: readonly Line[];
  readonly backPayments: readonly Line[];
}

/** A row under the names of payroll-core, which reads and judges it. */
export type Line = Readonly<Record<string, unknown>> & { readonly description: string };

export type LeaveLine = Line & { readonly leaveType: string; readonly hours: string };

export const lineLists = [
  'hours',
  'leave',
  'allowances',
  'deductions',
  'bonuses',
  'paySacrifices',
  'backPayments',
] as const;

/** The lists that have rows, for payroll-core, which reads and judges every member of them. */
export function filledLists(lines: PayLines): object {
  return Object.fromEntries(lineLists.filter((name) => lines[name].length > 0).map((name) => [name, lines[name]]));
}

/** The rows inside a stored input. */
export function linesOf(input: AuPayInput | NzPayInput): PayLines {
  const lists: Readonly<Record<string, unknown>> = { ...input };
  return Object.fromEntries(lineLists.map((name) => [name, lists[name] ?? []])) as unknown as PayLines;
}
