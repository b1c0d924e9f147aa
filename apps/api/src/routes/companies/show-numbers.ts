import { masked } from '@anz-payroll/companies';
import { encryptedFieldNames } from '@anz-payroll/employee-lifecycle';
import type { RequestContext } from '@anz-payroll/http-kit/route';
import type { Principal } from '@anz-payroll/http-kit/security';
import { actorOf } from '../accounts/actor-of';
import type { PeopleServices } from './people-services';

/** Which permission shows which field. */
const bankNumbers: readonly string[] = [
  ...encryptedFieldNames.filter((name) => name.endsWith('bank_account_number')),
  'bank_account_number',
  'account_number',
  'receiver_account_number',
];
const taxNumbers: readonly string[] = encryptedFieldNames.filter((name) => !bankNumbers.includes(name));
const numbers: readonly string[] = [...taxNumbers, ...bankNumbers];
const payFigures: readonly string[] = ['pay_rate_per_hour', 'annual_salary'];

/** The fields that a role does not see. */
export interface HiddenFields {
  readonly masked: readonly string[];
  /** Figures, which have no mask: they are left empty. */
  readonly emptied: readonly string[];
}

export function hiddenFields({ permissions }: Pick<Principal, 'permissions'>): HiddenFields {
  return {
    masked: [
      ...(permissions.includes('tax-numbers.read') ? [] : taxNumbers),
      ...(permissions.includes('bank-numbers.read') ? [] : bankNumbers),
    ],
    emptied: permissions.includes('pay-figures.read') ? [] : payFigures,
  };
}

export function withoutHidden<T extends object>(record: T, { masked: names, emptied }: HiddenFields): T {
  const changed = Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
    if (emptied.includes(name)) return [[name, null] as const];
    return names.includes(name) && typeof value === 'string' ? [[name, masked(value)] as const] : [];
  });
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) };
}

/**
 * The records as this role sees them. Without the permissions tax and bank numbers are masked and pay figures left empty. Whoever reads them in plain
 * leaves an entry in the audit log before the answer goes out: which records, by which application, in which request;
 * never the numbers. A read that shows none leaves nothing.
 * @law Privacy (Tax File Number) Rule 2015 (Cth) r 11
 */
export async function showNumbers<T extends object>(
  { accounts }: Pick<PeopleServices, 'accounts'>,
  context: RequestContext & { readonly principal: Principal },
  recordType: string,
  recordId: number | null,
  records: readonly T[],
): Promise<readonly T[]> {
  const hidden = hiddenFields(context.principal);
  const seen = hidden.masked.length + hidden.emptied.length === 0 ? records : records.map((one) => withoutHidden(one, hidden)); // prettier-ignore
  const shown = new Set<string>();
  let count = 0;
  for (const record of records) {
    const held = numbers.filter(
      (name) => !hidden.masked.includes(name) && typeof (record as Record<string, unknown>)[name] === 'string',
    );
    if (held.length > 0) count += 1;
    for (const name of held) shown.add(name);
  }
  if (count === 0) return seen;
  await accounts.noteAudit(actorOf(context), {
    action: `${recordType}.read-numbers`,
    recordType,
    recordId: recordId === null ? null : String(recordId),
    details: { fields: [...shown].sort().join(','), records: String(count) },
  });
  return seen;
}
