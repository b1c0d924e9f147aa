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
  readonly reseller?: true;
}

export type Auth = PublicAuth | BearerAuth;

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
