import { emailKeyOf, type User } from '@anz-payroll/accounts';
import {
  announceCompany,
  companyFields,
  draftCompany,
  openCompany,
  type CompanyDraft,
  type Country,
} from '@anz-payroll/companies';
import { readFields, type FieldProblem } from '@anz-payroll/companies/fields';
import { accepted, type Result } from 'payroll-core';
import { refusal, type CheckoutRefusal } from '../domain/checkout-refusal';
import type { BusinessNumber, Client } from '../domain/client';
import type { CheckoutStores } from '../ports';
import { GivenUp } from './once';

export interface ContactPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
}

export interface CompanyIdentity {
  readonly legalName: string;
  readonly abn: string | null;
  readonly irdNumber: string | null;
}

export interface BillingAddress {
  readonly address1?: string;
  readonly address2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postcode?: string;
  /** When sent, it must be the country that the business number decides. */
  readonly country?: string;
}

export interface NewClient {
  readonly customer: ContactPerson;
  readonly company: CompanyIdentity;
  readonly billingAddress: BillingAddress | null;
}

/** A client that may be signed up: every check is done, nothing is written. */
export interface ClientDraft {
  readonly name: string;
  readonly email: string;
  readonly company: CompanyDraft;
  /** A user of a cancelled trial of the same reseller who held the e-mail address before. */
  readonly predecessor: User | undefined;
}

export async function draftClient(
  stores: Pick<CheckoutStores, 'users' | 'clients' | 'trials'>,
  resellerId: number,
  { customer, company, billingAddress }: NewClient,
): Promise<Result<ClientDraft, CheckoutRefusal>> {
  const name = `${customer.firstName} ${customer.lastName}`;
  const draft = draftCompany({
    legal_name: company.legalName,
    abn: company.abn,
    ird_number: company.irdNumber,
    contact_name: name,
    email_address: customer.email,
    phone: customer.phone,
    ...withoutCountry(billingAddress),
  });
  if (!draft.ok) {
    const problems = draft.error.problems?.map((one) => ({ ...one, path: sentAs(one.path) }));
    const { message } = draft.error;
    return { ok: false, error: { code: 'client/invalid', message, ...(problems === undefined ? {} : { problems }) } };
  }
  const country = checkBillingAddress(billingAddress, draft.value.country);
  if (!country.ok) return country;
  const holder = await stores.users.findByEmail(emailKeyOf(customer.email));
  if (holder !== undefined && !(await isLeftOver(stores, resellerId, holder))) {
    return refusal('client/email-taken', await takenBy(stores, resellerId, holder.customerId));
  }
  return accepted({ name, email: customer.email.trim(), company: draft.value, predecessor: holder });
}

/** An address as companies have them. Clients are billed in the country of their company: its tax and currency apply. */
export function checkBillingAddress(
  billingAddress: BillingAddress | null,
  country: Country,
): Result<null, CheckoutRefusal> {
  const read = readFields(companyFields, withoutCountry(billingAddress), { at: 'billing_address.' });
  if (!read.ok) return invalid('The billing address is malformed.', read.error);
  const sent = billingAddress?.country;
  if (sent === undefined || sent === country) return accepted(null);
  const problem = { path: 'billing_address.country', message: `must be ${country}`, code: 'unknown-code' as const };
  return invalid(`The company is billed in ${country}.`, [problem]);
}

function invalid(message: string, problems: readonly FieldProblem[]): Result<never, CheckoutRefusal> {
  return { ok: false, error: { code: 'client/invalid', message, problems } };
}

function withoutCountry(address: BillingAddress | null): Omit<BillingAddress, 'country'> {
  if (address === null) return {};
  const { country: _country, ...rest } = address;
  return rest;
}

/** Where a field of the company stands in the body of a trial or an order. */
function sentAs(field: string): string {
  const places: Readonly<Record<string, string>> = {
    phone: 'customer.phone',
    email_address: 'customer.email',
    contact_name: 'customer.first_name',
    address1: 'billing_address.address1',
    address2: 'billing_address.address2',
    city: 'billing_address.city',
    state: 'billing_address.state',
    postcode: 'billing_address.postcode',
  };
  return places[field] ?? `company.${field}`;
}

/** The user of a trial that this reseller cancelled: their address may be used for the right company. */
export async function isLeftOver(
  { clients, trials }: Pick<CheckoutStores, 'clients' | 'trials'>,
  resellerId: number,
  user: User,
): Promise<boolean> {
  if (user.isActive || (await clients.ofReseller(resellerId, user.customerId)) === undefined) return false;
  const given = await trials.ofCustomers([user.customerId]);
  return given.length > 0 && given.every(({ cancelledAt }) => cancelledAt !== null);
}

async function takenBy({ clients }: Pick<CheckoutStores, 'clients'>, resellerId: number, customerId: number) {
  const isOwn = (await clients.ofReseller(resellerId, customerId)) !== undefined;
  return isOwn
    ? `That e-mail address belongs to your client ${customerId}: send end_customer_id to order for it.`
    : 'That e-mail address is in use by another account.';
}

/** Customer, owner, company and the tie to the reseller. Called after every check. */
export async function signUpClient(
  stores: CheckoutStores,
  resellerId: number,
  draft: ClientDraft,
  now: number,
): Promise<{ readonly client: Client; readonly owner: User }> {
  const { company: drafted, name, email, predecessor } = draft;
  if (predecessor !== undefined) {
    // The record keeps its address; only the key by which users are found gives way.
    await stores.users.save({
      ...predecessor,
      emailKey: `cancelled:${predecessor.id}:${predecessor.emailKey}`.slice(0, 254),
    });
  }
  const legalName = drafted.details.legal_name;
  const customer = await stores.customers.add({
    name: legalName,
    isApiAdmin: false,
    isReseller: false,
    defaultCompanyId: null,
    createdAt: now,
  });
  const owner = await stores.users.add({
    customerId: customer.id,
    name,
    email,
    emailKey: emailKeyOf(email),
    role: 'owner',
    passwordHash: null,
    isActive: true,
    signedOnAt: null,
    signedOnAs: null,
    removedAt: null,
    createdAt: now,
  });
  if (owner === undefined) {
    throw new GivenUp({ code: 'client/email-taken', message: 'That e-mail address is in use by another account.' });
  }
  await stores.partnerLinks.add({ resellerId, endCustomerId: customer.id, createdAt: now });
  const company = await openCompany(stores, customer.id, drafted, now);
  await stores.companies.setDefault(customer.id, company.id);
  const client = await stores.clients.add({
    resellerId,
    customerId: customer.id,
    companyId: company.id,
    ownerId: owner.id,
    country: drafted.country,
    createdAt: now,
  });
  await announceCompany(stores, company, 'company.created');
  return { client, owner };
}

export function businessNumberOf({ details }: CompanyDraft): BusinessNumber {
  return { abn: details.abn, irdNumber: details.ird_number };
}
