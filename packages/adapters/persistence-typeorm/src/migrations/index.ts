import type { MigrationClass } from '../migrating';
import { Resealing0002 } from './0002-resealing';
import { Accounts0010 } from './0010-accounts';
import { Oauth0011 } from './0011-oauth';
import { Audit0012 } from './0012-audit';
import { GuessLogAge0013 } from './0013-guess-log-age';
import { Companies0020 } from './0020-companies';
import { Employees0021 } from './0021-employees';
import { Outbox0040 } from './0040-outbox';
import { EventFeed0041 } from './0041-event-feed';
import { DeliveryPayloads0042 } from './0042-delivery-payloads';
import { DurationsOfAttempts0043 } from './0043-durations-of-attempts';
import { Pays0050 } from './0050-pays';
import { PaysOfEmployeesInRuns0051 } from './0051-pays-of-employees-in-runs';
import { LedgerByPayDate0052 } from './0052-ledger-by-pay-date';
import { NotesOfPays0053 } from './0053-notes-of-pays';
import { Idempotency0070 } from './0070-idempotency';
import { PartnerCheckout0071 } from './0071-partner-checkout';
import { Letters0072 } from './0072-letters';
import { Filing0090 } from './0090-filing';
import { PaymentFiles0091 } from './0091-payment-files';
import { CompaniesOfEvents0095 } from './0095-companies-of-events';
import { ReceiversOfReports0096 } from './0096-receivers-of-reports';
import { BoundValues0110 } from './0110-bound-values';
import { KeyedAuditLog0111 } from './0111-keyed-audit-log';
import { SignIn0112 } from './0112-sign-in';
import { Openid0130 } from './0130-openid';
import { ClientOrigins0131 } from './0131-client-origins';
import { ExchangesOfAttempts0132 } from './0132-exchanges-of-attempts';
import { FormerNamesOfLines0133 } from './0133-former-names-of-lines';
import { JournalAccounts0140 } from './0140-journal-accounts';
import { PayslipLinks0141 } from './0141-payslip-links';
import { DaysOfPays0155 } from './0155-days-of-pays';
import { IssuedPayslips0160 } from './0160-issued-payslips';
import { FinalReports0161 } from './0161-final-reports';
import { RowSets0165 } from './0165-row-sets';
import { RemovedUsers0170 } from './0170-removed-users';
import { Roles0171 } from './0171-roles';
import { SecondFactors0172 } from './0172-second-factors';
import { SecondPerson0173 } from './0173-second-person';
import { Timesheets0180 } from './0180-timesheets';
import { FollowedAwards0181 } from './0181-followed-awards';
import { ReviewOfRuns0185 } from './0185-review-of-runs';
import { Scenarios0186 } from './0186-scenarios';
import { SingleSignOn0205 } from './0205-single-sign-on';
import { EmployeeAccess0215 } from './0215-employee-access';
import { EmployeeRequests0216 } from './0216-employee-requests';
import { LatestPays0230 } from './0230-latest-pays';
import { LeaveAtTheEndOfYears0234 } from './0234-leave-at-the-end-of-years';
import { PayeesOfReports0235 } from './0235-payees-of-reports';
import { CompaniesOfGrants0240 } from './0240-companies-of-grants';
import { MachineKeys0241 } from './0241-machine-keys';
import { Delegations0245 } from './0245-delegations';
import { KeyRefusals0250 } from './0250-key-refusals';
import { OwnRoles0251 } from './0251-own-roles';
import { WriteAheadPositions0255 } from './0255-write-ahead-positions';
import { PaysOfDays0262 } from './0262-pays-of-days';
import { OneOffEarningsOfPays0266 } from './0266-one-off-earnings-of-pays';
import { PlainNameKeys0270 } from './0270-plain-name-keys';
import { EmailChanges0274 } from './0274-email-changes';
import { TimeClocks0295 } from './0295-time-clocks';
import { ConfirmedIdentities0325 } from './0325-confirmed-identities';

/** Every change of the schema, in the order of their numbers. */
export const migrations: readonly MigrationClass[] = [
  Resealing0002,
  Accounts0010,
  Oauth0011,
  Audit0012,
  GuessLogAge0013,
  Companies0020,
  Employees0021,
  Outbox0040,
  EventFeed0041,
  DeliveryPayloads0042,
  DurationsOfAttempts0043,
  Pays0050,
  PaysOfEmployeesInRuns0051,
  LedgerByPayDate0052,
  NotesOfPays0053,
  Idempotency0070,
  PartnerCheckout0071,
  Letters0072,
  Filing0090,
  PaymentFiles0091,
  CompaniesOfEvents0095,
  ReceiversOfReports0096,
  BoundValues0110,
  KeyedAuditLog0111,
  SignIn0112,
  Openid0130,
  ClientOrigins0131,
  ExchangesOfAttempts0132,
  FormerNamesOfLines0133,
  JournalAccounts0140,
  PayslipLinks0141,
  DaysOfPays0155,
  IssuedPayslips0160,
  FinalReports0161,
  RowSets0165,
  RemovedUsers0170,
  Roles0171,
  SecondFactors0172,
  SecondPerson0173,
  Timesheets0180,
  FollowedAwards0181,
  ReviewOfRuns0185,
  Scenarios0186,
  SingleSignOn0205,
  EmployeeAccess0215,
  EmployeeRequests0216,
  LatestPays0230,
  LeaveAtTheEndOfYears0234,
  PayeesOfReports0235,
  CompaniesOfGrants0240,
  MachineKeys0241,
  Delegations0245,
  KeyRefusals0250,
  OwnRoles0251,
  WriteAheadPositions0255,
  PaysOfDays0262,
  OneOffEarningsOfPays0266,
  PlainNameKeys0270,
  EmailChanges0274,
  TimeClocks0295,
  ConfirmedIdentities0325,
];
