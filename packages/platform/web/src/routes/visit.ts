import type { Actor, CurrentSession } from '@anz-payroll/accounts';
import type { CompanyReadModel } from '@anz-payroll/companies';
import { session, type SessionNeeds } from '@anz-payroll/http-kit/route';

/** Somebody signed in, on a page that is theirs. */
export interface Visit {
  readonly session: CurrentSession;
  /** For the forms of the page. */
  readonly csrfToken: string;
  readonly actor: Actor;
}

export interface CompanyVisit extends Visit {
  readonly company: CompanyReadModel;
}

/** A page for whoever is signed in. */
export const signedIn = (needs: Omit<SessionNeeds, 'company'> = {}) => session<Visit>(needs);

/** A page of the company in its path. */
export const inCompany = (needs: Omit<SessionNeeds, 'company'> = {}) =>
  session<CompanyVisit>({ ...needs, company: true });

/** The developers' area is for owners of accounts that are API admins, as its part of the API is. */
export const inDevelopers = session<Visit>({ apiAdmin: true });
