/**
 * The account owner: everything a token can reach belongs to one customer. A partner is a customer too: an API admin
 * owns OAuth clients, and a reseller is an API admin that also signs up end customers.
 */
export interface Customer {
  readonly id: number;
  readonly name: string;
  readonly isApiAdmin: boolean;
  readonly isReseller: boolean;
  /** The company the web app opens on. */
  readonly defaultCompanyId: number | null;
  readonly createdAt: number;
  readonly version: number;
}
