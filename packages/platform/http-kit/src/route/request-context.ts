import type { Logger } from '../logging';
import type { Principal } from '../security';
import type { PublicAuth, SessionAuth } from './auth';
import type { SentForm } from './page-security';

/** What a handler may know about the request beside its parsed contract. */
export interface RequestContext<A = unknown> {
  readonly requestId: string;
  /** Epoch milliseconds at which the request was taken up, from the service's clock. */
  readonly now: number;
  readonly principal: A extends PublicAuth | SessionAuth ? null : Principal;
  /** Who is signed in, on a page that asks for it. */
  readonly visit: A extends SessionAuth<infer V> ? V : undefined;
  /** The caller's address, as far as trusted proxies tell it. */
  readonly ip: string;
  readonly method: string;
  /** The address as sent, from the path on. */
  readonly url: string;
  /** A request header by its lower-case name. */
  header(name: string): string | undefined;
  /** The media type that the client likes best of these, by Express; the first where it takes anything. */
  accepts<T extends string>(mediaTypes: readonly T[]): T | undefined;
  /** The form as the browser sent it, before the contract read it. */
  sentForm(): SentForm;
  readonly log: Logger;
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
}
