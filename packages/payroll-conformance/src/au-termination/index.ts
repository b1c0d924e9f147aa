import type { Kind, OwnKind } from '../vector';
import { ownCalculateTermination } from './own/calculate-termination';
import { ownEtp } from './own/etp';
import { ownEtpTaxFreeComponent } from './own/etp-tax-free-component';
import { ownGenuineRedundancy } from './own/genuine-redundancy';
import { ownLongServiceLeave } from './own/long-service-leave';
import { ownNoticeAndRedundancy } from './own/notice-and-redundancy';
import { ownUnusedLeave } from './own/unused-leave';
import { genuineRedundancyKind } from './genuine-redundancy';
import { leaveAccrualKind } from './leave-accrual';
import { longServiceLeaveKind } from './long-service-leave';
import { schedule5Kind } from './schedule-5';
import { schedule7Kind } from './schedule-7';
import { schedule11Kind } from './schedule-11';
import { terminationPackageKind } from './termination-package';

/** Kinds of au-termination.json, by `area`. */
export const auTerminationKinds: Readonly<Record<string, Kind>> = {
  schedule5: schedule5Kind,
  schedule7: schedule7Kind,
  schedule11: schedule11Kind,
  'genuine-redundancy': genuineRedundancyKind,
  'leave-accrual': leaveAccrualKind,
  'long-service-leave': longServiceLeaveKind,
  'termination-package': terminationPackageKind,
};

/** Own vectors of the termination, super and leave instruments, by folder: `au/etp`. */
export const auTerminationOwnKinds: Readonly<Record<string, OwnKind>> = {
  'au/calculate-termination': ownCalculateTermination,
  'au/etp': ownEtp,
  'au/etp-tax-free-component': ownEtpTaxFreeComponent,
  'au/genuine-redundancy': ownGenuineRedundancy,
  'au/long-service-leave': ownLongServiceLeave,
  'au/notice-and-redundancy': ownNoticeAndRedundancy,
  'au/unused-leave': ownUnusedLeave,
};
