/** Who acts: for the audit log. An operator at the command line has neither user nor client. */
export interface Actor {
  /** The customer whose log the entry goes to; null for what concerns no customer. */
  readonly customerId: number | null;
  readonly userId: number | null;
  readonly clientId: string | null;
  readonly requestId: string;
}
