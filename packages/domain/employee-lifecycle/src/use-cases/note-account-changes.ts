import type { Employee } from '../domain/employee';
import type { EmployeeStores } from '../ports';

/**
 * Notes that these are paid elsewhere from now on and queues the e-mail that tells each of them who has an address, in the transaction of the
 * change: whoever pays is looked at again, nothing is paid within the hold, and no failure behind the change can keep it from its employee.
 */
export async function noteAccountChanges(
  { accountChanges, emails }: Pick<EmployeeStores, 'accountChanges' | 'emails'>,
  employees: readonly Employee[],
  at: number,
): Promise<void> {
  await accountChanges.note(
    employees.map(({ id }) => id),
    at,
  );
  await accountChanges.hold(employees, at);
  for (const { id: userId, details } of employees) {
    if (details.email_address === null) continue;
    await emails.add({ kind: 'bank-account-changed', userId, facts: { at: String(at) } }, at);
  }
}
