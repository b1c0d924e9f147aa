import type { Principal } from './principal';

/** Whether a token reaches a company: it exists and is one of the customer's (and, for a member, one of theirs). */
export interface CompanyAccess {
  check(principal: Principal, companyId: number): Promise<'reachable' | 'unknown' | 'forbidden'>;
  /** The ids of all that it reaches, in one question. */
  reachable(principal: Principal): Promise<ReadonlySet<number>>;
}
