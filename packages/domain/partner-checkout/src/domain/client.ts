import type { Country } from '@anz-payroll/companies';

/** An end customer that a reseller signed up by a trial or an order. */
export interface Client {
  readonly id: number;
  readonly resellerId: number;
  readonly customerId: number;
  readonly companyId: number;
  /** The user whose e-mail address the client is known by. */
  readonly ownerId: number;
  readonly country: Country;
  readonly createdAt: number;
  readonly version: number;
}

/** Who a company is to the tax office: exactly one of them is set. */
export interface BusinessNumber {
  readonly abn: string | null;
  readonly irdNumber: string | null;
}
