/** Where users whose address is of this domain sign in: an OpenID provider that the account's owner named. */
export interface SignOnDomain {
  readonly id: number;
  readonly customerId: number;
  /** In lower case, as after the @ of an address. */
  readonly domain: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Stored encrypted; null for a public client. */
  readonly clientSecret: string | null;
  /** Users of the account with such an address sign in there and nowhere else. */
  readonly passwordsOff: boolean;
  /** When somebody first signed in by it as it is set now. Before that nobody is shut out by it. */
  readonly provenAt: number | null;
  readonly createdAt: number;
  readonly version: number;
}

/** The longest name that a domain can have (RFC 1035). */
export const longestDomain = 253;

export function domainOf(emailKey: string): string {
  return emailKey.slice(emailKey.lastIndexOf('@') + 1);
}

/** Anybody can have an address there, so it says nothing about who employs them. */
const publicMailDomains = new Set([
  'bigpond.com',
  'bigpond.net.au',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'iinet.net.au',
  'live.com',
  'mac.com',
  'me.com',
  'mail.com',
  'msn.com',
  'optusnet.com.au',
  'outlook.com',
  'outlook.co.nz',
  'outlook.com.au',
  'proton.me',
  'protonmail.com',
  'slingshot.co.nz',
  'tpg.com.au',
  'xtra.co.nz',
  'yahoo.co.nz',
  'yahoo.com',
  'yahoo.com.au',
]);

export function isPublicMailDomain(domain: string): boolean {
  return publicMailDomains.has(domain);
}
