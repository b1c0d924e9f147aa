import { emailKeyOf, type User } from '@anz-payroll/accounts';
import type { Company } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import { refusal, type CheckoutRefusal } from '../domain/checkout-refusal';
import type { Client } from '../domain/client';
import type { CheckoutStores } from '../ports';
import type { CompanyIdentity } from './new-client';

export interface KnownClient {
  readonly client: Client;
  readonly owner: User;
  readonly company: Company | undefined;
}

/** A client by its first owner; once that one was taken off the account, by another owner: the one with this address, if any has it. */
export async function knownClient(
  { clients, users, companies }: Pick<CheckoutStores, 'clients' | 'users' | 'companies'>,
  resellerId: number,
  customerId: number,
  email = '',
): Promise<Result<KnownClient, CheckoutRefusal>> {
  const client = await clients.ofReseller(resellerId, customerId);
  const first = client && (await users.find(client.ownerId));
  const others = first === undefined || first.removedAt === null ? [] : await users.ofCustomer(customerId);
  const owners = others.filter(({ role, isActive }) => role === 'owner' && isActive);
  const owner = owners.find(({ emailKey }) => emailKey === emailKeyOf(email)) ?? owners[0] ?? first;
  if (client === undefined || owner === undefined) {
    return refusal('client/unknown', `You have no client ${customerId}.`);
  }
  return accepted({ client, owner, company: await companies.find(client.companyId) });
}

/** The order must mean the client it names: same e-mail address (spec 2.11) and, when sent, same business number. */
export function checkIdentity(
  { owner, company }: KnownClient,
  email: string,
  sent: CompanyIdentity | null,
): Result<null, CheckoutRefusal> {
  if (emailKeyOf(owner.email) !== emailKeyOf(email)) {
    return refusal(
      'client/email-mismatch',
      'customer.email is not the e-mail address of the client in end_customer_id.',
    );
  }
  if (emailKeyOf(owner.email) !== owner.emailKey) {
    return refusal('client/replaced', 'Another client of yours took over this e-mail address; order for that one.');
  }
  if (sent !== null && company !== undefined && !isSameNumber(sent, company)) {
    return refusal(
      'client/company-mismatch',
      'company names another business number than the client in end_customer_id has.',
    );
  }
  return accepted(null);
}

function isSameNumber(sent: CompanyIdentity, { details }: Company): boolean {
  const digits = (text: string | null) => text?.replaceAll(/[\s-]/g, '') ?? '';
  return digits(sent.abn) === digits(details.abn) && digits(sent.irdNumber) === digits(details.ird_number);
}
