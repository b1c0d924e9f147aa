/** An end customer that a reseller signed up. A customer has at most one reseller. */
export interface PartnerLink {
  readonly id: number;
  readonly resellerId: number;
  readonly endCustomerId: number;
  readonly createdAt: number;
  readonly version: number;
}
