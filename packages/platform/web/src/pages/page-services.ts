import type { AccountsUseCases, AuditHead, CurrentSession, Secrets } from '@anz-payroll/accounts';
import type { CompaniesUseCases } from '@anz-payroll/companies';
import type { EmployeesUseCases } from '@anz-payroll/employee-lifecycle';
import type { ReportsUseCases } from '@anz-payroll/reports';
import type OAuth2Server from 'oauth2-server';
import type { RequestContext } from '@anz-payroll/http-kit/route';
import { pageCookies, type Cookies } from './cookies';
import { formGuard, type FormGuard } from './form-guard';
import type { WorkOnce } from './work-once';

type NotedHeads = () => Promise<readonly AuditHead[]>;

/** What every page stands on. */
export interface PageServices {
  readonly accounts: AccountsUseCases;
  readonly companies: Pick<CompaniesUseCases, 'listCompanies' | 'readCompany'>;
  readonly employees: Pick<EmployeesUseCases, 'readEmployee' | 'employeesOfDepartments'>;
  /** Left out where nobody is paid. */
  readonly reports?: Pick<ReportsUseCases, 'readWorklist'>;
  /** Left out where a form that is sent twice is worked on twice. */
  readonly once?: WorkOnce;
  /** Heads of the audit log that were noted outside of the database; left out where none are. */
  readonly notedHeads?: NotedHeads;
  readonly oauth: OAuth2Server;
  /** The service's own address, without a slash at its end: the OAuth issuer. */
  readonly issuer: string;
  readonly cookies: Cookies;
  readonly forms: FormGuard;
  /** Who is signed in in this browser. */
  readonly session: (context: RequestContext) => Promise<CurrentSession | undefined>;
}

export function pageServices(given: {
  readonly accounts: AccountsUseCases;
  readonly companies: Pick<CompaniesUseCases, 'listCompanies' | 'readCompany'>;
  readonly employees: Pick<EmployeesUseCases, 'readEmployee' | 'employeesOfDepartments'>;
  /** Left out where nobody is paid. */
  readonly reports?: Pick<ReportsUseCases, 'readWorklist'>;
  readonly once?: WorkOnce;
  readonly notedHeads?: NotedHeads;
  readonly oauth: OAuth2Server;
  readonly secrets: Secrets;
  readonly publicUrl: string;
}): PageServices {
  const { accounts, companies, employees, oauth, secrets } = given;
  const issuer = given.publicUrl.replace(/\/+$/, '');
  const cookies = pageCookies(issuer);
  return {
    accounts,
    companies,
    employees,
    ...(given.reports === undefined ? {} : { reports: given.reports }),
    ...(given.once === undefined ? {} : { once: given.once }),
    ...(given.notedHeads === undefined ? {} : { notedHeads: given.notedHeads }),
    oauth,
    issuer,
    cookies,
    forms: formGuard(issuer, cookies, secrets),
    session: async (context) => {
      const secret = cookies.read(context.header('cookie'), 'session');
      return secret === undefined ? undefined : accounts.readSession(secret);
    },
  };
}
