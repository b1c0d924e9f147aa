import type { FilingUseCases } from '@anz-payroll/filing';
import type { Clock } from '@anz-payroll/kernel';
import type { PaysUseCases } from '@anz-payroll/pay-runs';
import type { ReportUnitOfWork } from '../ports';

export interface ReportDependencies {
  readonly unitOfWork: ReportUnitOfWork;
  /** For what only looks: it waits for nobody's writes. */
  readonly reading: ReportUnitOfWork;
  readonly clock: Clock;
  readonly pays: Pick<
    PaysUseCases,
    'checkPastPays' | 'leaveOfPeople' | 'leaveOwed' | 'listBalances' | 'listPayRuns' | 'listPays'
  >;
  readonly filing: Pick<FilingUseCases, 'superContributions' | 'listLodgements' | 'readPaydays' | 'readStpYear'>;
}
