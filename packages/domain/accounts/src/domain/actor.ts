/** Who acts: for the audit log. An operator at the command line has neither user nor client, and a name of their own. */
export interface Actor {
  /** The customer whose log the entry goes to; null for what concerns no customer. */
  readonly customerId: number | null;
  readonly userId: number | null;
  readonly clientId: string | null;
  readonly requestId: string;
  /** Where the request came from. */
  readonly address?: string | null;
  /** Who sat at the command line; nothing that comes over HTTP can set it. */
  readonly operator?: string | null;
}
