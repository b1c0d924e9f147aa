import { localDay, type Country } from '@anz-payroll/companies';
import type { CivilDate } from 'payroll-core';
import type { Clock, UnitOfWork } from '@anz-payroll/kernel';
import { currentRates } from '../domain/current-rates';
import type { CurrentRates } from '../domain/employee-read-model';
import type { EmployeeStores, FundRegistry, Licences, BatchIds } from '../ports';

export interface EmployeeDependencies {
  readonly unitOfWork: UnitOfWork<EmployeeStores>;
  /** For what only looks: it waits for nobody's writes. */
  readonly reading: UnitOfWork<EmployeeStores>;
  readonly clock: Clock;
  readonly licences: Licences;
  readonly funds: FundRegistry;
  readonly batchIds: BatchIds;
  /** Told after e-mails were queued; without it they go out with the sender's next sweep. */
  readonly wakeMail?: () => void;
}

export interface Now {
  readonly moment: number;
  /** The company's day. */
  readonly today: CivilDate;
  readonly rates: CurrentRates;
}

/** Of a company, or of one that is only drafted. */
export function nowIn(
  company: { readonly country: Country; readonly details: { readonly timezone: string } },
  clock: Clock,
): Now {
  const moment = clock.now();
  const today = localDay(moment, company.details.timezone);
  return { moment, today, rates: currentRates(company.country, today) };
}
