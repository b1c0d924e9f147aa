import type { AllowanceCategory, DeductionClassification } from 'payroll-core/au';
import { leaveTypes, type DecimalText, type LeaveType } from '../pay-command';

/** An item of its own column: an allowance, a deduction or a bonus by its description. */
export interface ItemColumn {
  readonly kind: 'allowance' | 'deduction' | 'bonus';
  readonly description: string;
  /** What a new item needs beside its amount: the category of an allowance, the classification of a deduction. */
  readonly code: string;
}

/** Hours of one kind of leave, those that are taken or those that are paid in place of being taken. */
export interface LeaveColumn {
  readonly kind: 'leave';
  readonly leaveType: LeaveType;
  readonly isCashUp?: true;
}

const CASHED_OUT = ':cashed-out';

/** One column of the table in which the pays of a run are entered. */
export type PayColumn =
  | { readonly kind: 'hours' }
  | { readonly kind: 'overtime'; readonly multiplier: DecimalText }
  | LeaveColumn
  | { readonly kind: 'department' }
  | { readonly kind: 'note' }
  | ItemColumn;

/** The column as text, for forms: `overtime:1.5`, `leave:SICK`, `leave:HOLIDAY:cashed-out`, `allowance:KN:Tools`. */
export function columnKey(column: PayColumn): string {
  switch (column.kind) {
    case 'overtime':
      return `overtime:${column.multiplier}`;
    case 'leave':
      return `leave:${column.leaveType}${column.isCashUp === true ? CASHED_OUT : ''}`;
    case 'allowance':
    case 'deduction':
    case 'bonus':
      return `${column.kind}:${column.code}:${column.description}`;
    case 'hours':
    case 'department':
    case 'note':
      return column.kind;
  }
}

const itemKey = /^(allowance|deduction|bonus):([A-Za-z_-]{0,40}):(.{1,100})$/s;

/** The column that a key names; undefined for a key that names none. */
export function readColumnKey(key: string): PayColumn | undefined {
  if (key === 'hours' || key === 'department' || key === 'note') return { kind: key };
  const multiplier = /^overtime:(\d(?:\.\d{1,4})?)$/.exec(key)?.[1];
  if (multiplier !== undefined) return { kind: 'overtime', multiplier };
  if (key.startsWith('leave:')) {
    const isCashUp = key.endsWith(CASHED_OUT);
    const named = key.slice('leave:'.length, isCashUp ? -CASHED_OUT.length : undefined);
    const leaveType = leaveTypes.find((type) => type === named);
    if (leaveType === undefined) return undefined;
    return isCashUp ? { kind: 'leave', leaveType, isCashUp } : { kind: 'leave', leaveType };
  }
  const [, kind, code, description] = itemKey.exec(key) ?? [];
  if (code === undefined || description === undefined) return undefined;
  return kind === 'allowance' || kind === 'deduction' || kind === 'bonus' ? { kind, code, description } : undefined;
}

/** The members that the code of a column gives a new item. */
export function codeMembers({ kind, code }: ItemColumn): {
  readonly allowanceCategory?: AllowanceCategory;
  readonly classification?: DeductionClassification;
} {
  if (code === '' || kind === 'bonus') return {};
  // payroll-core judges the code and names those that there are.
  return kind === 'allowance'
    ? { allowanceCategory: code as AllowanceCategory }
    : { classification: code as DeductionClassification };
}
