import { masked } from '@anz-payroll/companies';
import { sealedFieldNames } from '@anz-payroll/employee-lifecycle';
import type { RequestContext } from '@anz-payroll/http-kit/route';
import type { Principal } from '@anz-payroll/http-kit/security';
import { actorOf } from '../accounts/actor-of';
import type { PeopleServices } from './people-services';

const numbers: readonly string[] = [...sealedFieldNames, 'bank_account_number', 'account_number'];

/**
 * The records as this role sees them. Without the permission tax and bank numbers are masked. Whoever reads them in plain
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
  if (!context.principal.permissions.includes('numbers.read')) return records.map(withMasks);
  const shown = new Set<string>();
  let count = 0;
  for (const record of records) {
    const held = numbers.filter((name) => typeof (record as Record<string, unknown>)[name] === 'string');
    if (held.length > 0) count += 1;
    for (const name of held) shown.add(name);
  }
  if (count === 0) return records;
  await accounts.noteAudit(actorOf(context), {
    action: `${recordType}.read-numbers`,
    recordType,
    recordId: recordId === null ? null : String(recordId),
    details: { fields: [...shown].sort().join(','), records: String(count) },
  });
  return records;
}

function withMasks<T extends object>(record: T): T {
  const held = Object.entries(record).filter(([name, value]) => numbers.includes(name) && typeof value === 'string');
  return { ...record, ...Object.fromEntries(held.map(([name, value]) => [name, masked(value as string)])) };
}
