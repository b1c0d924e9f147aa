import type { BillingAddress, CompanyIdentity, ContactPerson } from '@anz-payroll/partner-checkout';
import type { CheckoutBillingAddress, CheckoutCompany, CheckoutCustomer } from './checkout-contracts';

export function toContact({ first_name, last_name, email, phone }: CheckoutCustomer): ContactPerson {
  return { firstName: first_name, lastName: last_name, email, phone: phone ?? null };
}

export function toCompanyIdentity({ legal_name, abn, ird_number }: CheckoutCompany): CompanyIdentity {
  return { legalName: legal_name, abn: abn ?? null, irdNumber: ird_number ?? null };
}

/** It may stand beside the company or inside it (spec 2.11). */
export function toBillingAddress(
  beside: CheckoutBillingAddress | undefined,
  company: CheckoutCompany | undefined,
): BillingAddress | null {
  const sent = beside ?? company?.billing_address;
  if (sent === undefined) return null;
  const parts = Object.entries(sent).filter(([, part]) => part !== undefined && part !== null);
  return parts.length === 0 ? null : Object.fromEntries(parts);
}
