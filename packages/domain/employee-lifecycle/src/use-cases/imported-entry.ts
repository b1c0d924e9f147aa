import { normalKey } from '@anz-payroll/companies';
import type { DraftPart, Part, PartKind, PartRules, PartValues } from '../domain/parts/part';
import { partRules } from '../domain/parts/part-rules';
import { exclusive } from './employee-parts';

/** Lists whose entries are known by their description. */
export const byDescription: ReadonlySet<PartKind> = new Set(['deduction', 'pay-rate', 'allowance']);

/**
 * A list with what a file brings of one entry: the one of its description, else the first, which is the one that an
 * export writes. What the file leaves empty stays as it is stored, and so do the other entries (decision 1095).
 */
export function withImportedEntry(
  kind: PartKind,
  stored: readonly Part[],
  brought: PartValues,
): { readonly list: readonly DraftPart[]; readonly values: PartValues } {
  const rules: PartRules = partRules[kind];
  const before = byDescription.has(kind) ? stored.find((part) => describedAs(part, brought)) : stored[0];
  if (before === undefined) {
    const values = { ...rules.defaults, ...brought };
    return { list: [...stored, { values }], values };
  }
  const values = exclusive(before.values, { ...keptOf(kind, before.values, brought), ...brought });
  return { list: stored.map((part) => (part === before ? { id: part.id, values } : part)), values };
}

function describedAs({ values }: Part, brought: PartValues): boolean {
  return normalKey(String(values['description'])) === normalKey(String(brought['description']));
}

/** Fields that are of one account, fund or day: those of another one are not completed by them. */
const together: Partial<
  Record<
    PartKind,
    { readonly isAnother: (stored: PartValues, brought: PartValues) => boolean; readonly names: readonly string[] }
  >
> = {
  'bank-account': {
    isAnother: (stored, brought) => differs(stored, brought, 'account_number'),
    names: ['bsb', 'account_name'],
  },
  'super-fund': {
    isAnother: (stored, brought) =>
      ['usi', 'is_smsf', 'abn'].some((name) => differs(stored, brought, name)) ||
      (stored['usi'] === null && brought['usi'] !== undefined),
    names: Object.keys(partRules['super-fund'].fields).filter((name) => name !== 'percentage'),
  },
  'opening-balances': {
    isAnother: (stored, brought) => differs(stored, brought, 'as_at'),
    names: Object.keys(partRules['opening-balances'].fields),
  },
  deduction: {
    isAnother: (stored, brought) => differs(stored, brought, 'receiver_account_number'),
    names: ['receiver_name', 'receiver_bsb', 'receiver_reference'],
  },
};

function keptOf(kind: PartKind, stored: PartValues, brought: PartValues): PartValues {
  const rule = together[kind];
  if (rule?.isAnother(stored, brought) !== true) return stored;
  const { defaults }: PartRules = partRules[kind];
  return { ...stored, ...Object.fromEntries(rule.names.map((name) => [name, defaults[name]])) };
}

function differs(stored: PartValues, brought: PartValues, name: string): boolean {
  const [one, other] = [stored[name] ?? null, brought[name] ?? null];
  return one !== null && other !== null && plain(one) !== plain(other);
}

/** Accounts are written with and without blanks and hyphens. */
function plain(value: unknown): string {
  return normalKey(String(value)).replaceAll(/[\s-]/g, '');
}
