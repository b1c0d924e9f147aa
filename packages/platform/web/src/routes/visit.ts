import type { Actor, CurrentSession } from '@anz-payroll/accounts';
import type { CompanyReadModel } from '@anz-payroll/companies';
import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
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

/** Somebody on a page about themselves as an employee. */
export interface OwnVisit extends Visit {
  readonly employee: EmployeeReadModel;
  /** Without the people who work there. */
  readonly company: Pick<CompanyReadModel, 'id' | 'country' | 'timezone' | 'trading_name' | 'legal_name'>;
  /** The employer, who need not be the customer that the user belongs to. */
  readonly employerId: number;
}

/** What an employer can open to an employee beside the master switch. */
export type PortalFlag = Extract<keyof EmployeeReadModel, `allow_${string}`>;

/** A page for whoever is signed in. */
export const signedIn = (needs: Omit<SessionNeeds, 'company' | 'employee'> = {}) => session<Visit>(needs);

/** A page of the company in its path. */
export const inCompany = (needs: Omit<SessionNeeds, 'company' | 'employee'> = {}) =>
  session<CompanyVisit>({ ...needs, company: true });

/** A page about the employee in its path, who must be the one who is signed in and have one of the flags. */
export const asEmployee = (flags: readonly PortalFlag[] = [], needs: Pick<SessionNeeds, 'stepUp'> = {}) =>
  session<OwnVisit>({ ...needs, employee: flags });

/** The developers' area is for owners of accounts that are API admins, as its part of the API is. */
export const inDevelopers = session<Visit>({ apiAdmin: true });
