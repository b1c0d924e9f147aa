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
  '126.com',
  '163.com',
  'aapt.net.au',
  'adam.com.au',
  'aol.com',
  'aussiebroadband.com.au',
  'bigpond.com',
  'bigpond.com.au',
  'bigpond.net.au',
  'clear.net.nz',
  'dodo.com.au',
  'duck.com',
  'email.com',
  'exemail.com.au',
  'farmside.co.nz',
  'fastmail.com',
  'fastmail.fm',
  'foxmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hanmail.net',
  'hey.com',
  'hotmail.co.nz',
  'hotmail.co.uk',
  'hotmail.com',
  'hotmail.com.au',
  'hotmail.fr',
  'icloud.com',
  'ihug.co.nz',
  'iinet.net.au',
  'inbox.com',
  'inspire.net.nz',
  'internode.on.net',
  'iprimus.com.au',
  'live.co.uk',
  'live.com',
  'live.com.au',
  'live.nl',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'naver.com',
  'netspace.net.au',
  'optusnet.com.au',
  'orcon.net.nz',
  'outlook.co.nz',
  'outlook.com',
  'outlook.com.au',
  'ozemail.com.au',
  'paradise.net.nz',
  'pm.me',
  'primus.com.au',
  'proton.me',
  'protonmail.ch',
  'protonmail.com',
  'qq.com',
  'rediffmail.com',
  'rocketmail.com',
  'sina.com',
  'slingshot.co.nz',
  'spin.net.au',
  'tpg.com.au',
  'tuta.com',
  'tuta.io',
  'tutanota.com',
  'vodafone.co.nz',
  'web.de',
  'westnet.com.au',
  'xtra.co.nz',
  'yahoo.co.in',
  'yahoo.co.nz',
  'yahoo.co.uk',
  'yahoo.com',
  'yahoo.com.au',
  'yahoo.de',
  'yahoo.fr',
  'yandex.com',
  'yandex.ru',
  'ymail.com',
  'zoho.com',
]);

export function isPublicMailDomain(domain: string): boolean {
  return publicMailDomains.has(domain);
}
