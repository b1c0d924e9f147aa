import { CommandRefused } from './command';
import type { AdminServices } from './services';

/** Whose log an act on the company's data belongs to. */
export async function customerOfCompany({ accounts }: AdminServices, companyId: number): Promise<number> {
  const customerId = await accounts.customerOfCompany(companyId);
  if (customerId === undefined) throw new CommandRefused('No company found with the given company_id');
  return customerId;
}
