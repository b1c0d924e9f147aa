import type { Scope } from '../security';

/** Anyone may call. */
export interface PublicAuth {
  readonly kind: 'public';
}

/** How a route answers for a company that does not exist. Most say 400; the company's own routes say 404 (spec 7.2). */
export interface CompanyNeed {
  /** The path parameter that holds the company's id. */
  readonly param: string;
  readonly unknown: { readonly problem: 'bad-request' | 'not-found'; readonly detail: string };
}

export interface BearerAuth {
  readonly kind: 'bearer';
  /** Any one of these; an empty list takes every valid token. */
  readonly scopes: readonly Scope[];
  readonly company?: CompanyNeed;
  /** Lifecycle writes need a live subscription (spec part 5). */
  readonly activeSubscription?: true;
  readonly apiAdmin?: true;
  /** Concerns every company of the account: nothing for a token that is limited to some. */
  readonly everyCompany?: true;
  readonly reseller?: true;
}

/** What a page asks of whoever is signed in. */
export interface SessionNeeds {
  /** An account that may use the API management area. */
  readonly apiAdmin?: true;
  /** The company that `company_id` of the path names must be within reach; any other does not exist. */
  readonly company?: true;
  /**
   * The employee that `employee_id` of the path names must be whoever is signed in, with one of these flags on in their
   * record (any flag where the list is empty); any other does not exist.
   */
  readonly employee?: readonly string[];
  /** Where somebody goes on after signing in, when not to the same address. */
  readonly afterSignIn?: 'home';
  /**
   * Whoever has an authenticator app or a passkey confirms by it that it is them, if they have not lately: money leaves, or
   * somebody is let in. What was typed into a form is kept for them where the route says so.
   */
  readonly stepUp?: true | 'keeps-form';
  /** For scripts: a request that is not let in is answered 404 in the usual shape instead of by a page. */
  readonly refusal?: 'not-found';
}

/** A page for somebody who is signed in. `V` is what the program knows of them, as its `PageSecurity` gives it. */
export interface SessionAuth<V extends object = object> extends SessionNeeds {
  readonly kind: 'session';
  /** Only for the compiler. */
  readonly visit?: V;
}

export type Auth = PublicAuth | BearerAuth | SessionAuth;

export function session<V extends object>(needs: SessionNeeds = {}): SessionAuth<V> {
  return { kind: 'session', ...needs };
}

export const everyone: PublicAuth = { kind: 'public' };

export function bearer(scopes: readonly Scope[], needs: Omit<BearerAuth, 'kind' | 'scopes'> = {}): BearerAuth {
  return { kind: 'bearer', scopes, ...needs };
}

/** The company named in the path must be within the token's reach. */
export function company(
  param = 'company_id',
  unknown: CompanyNeed['unknown'] = {
    problem: 'bad-request',
    detail: 'No company found with the given company_id',
  },
): CompanyNeed {
  return { param, unknown };
}
