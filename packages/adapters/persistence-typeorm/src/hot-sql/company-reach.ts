import type { CompanyReach, UserRole } from '@anz-payroll/accounts';
import { ownRolesOf, roleOf } from '../accounts/own-roles-of';
import type { Transaction } from '../database/transaction';

interface ReachRow {
  readonly id: number;
  readonly customer_id: number;
  readonly role: UserRole | 'own' | null;
  readonly own_role_id: number | null;
  readonly listed: number | null;
}

/**
 * Who owns a company, or each company of a customer, and what a user may do there, by the company's id. Companies belong
 * to another package; of their table only the owner and whether they are deleted is read here.
 *
 * @bench `npm run bench -- reads`: every request about a company begins with it
 */
export async function reachOfCompanies(
  tx: Transaction,
  userId: number | null,
  which: { readonly companyId: number } | { readonly customerId: number },
): Promise<ReadonlyMap<number, CompanyReach>> {
  const [where, value] = 'companyId' in which ? ['c.id', which.companyId] : ['c.customer_id', which.customerId];
  const rows = await tx.query<ReachRow>(
    `SELECT c.id, c.customer_id, u.role, u.own_role_id, l.company_id AS listed
       FROM companies c
       LEFT JOIN users u ON u.id = ?
       LEFT JOIN user_companies l ON l.user_id = u.id AND l.company_id = c.id
      WHERE ${where} = ? AND c.is_deleted = 0`,
    [userId ?? 0, value],
  );
  // All rows are of one user.
  const [first] = rows;
  if (first === undefined) return new Map();
  const { role: name, own_role_id: ownRoleId } = first;
  const role = name === null ? null : roleOf({ role: name, ownRoleId }, await ownRolesOf(tx, [{ role: name, ownRoleId }])); // prettier-ignore
  return new Map(rows.map((row) => [row.id, { customerId: row.customer_id, role, isListed: row.listed !== null }]));
}
