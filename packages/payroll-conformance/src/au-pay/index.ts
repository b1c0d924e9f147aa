import type { Kind, OwnKind } from '../vector';
import { ownAllowances } from './own-allowances';
import { ownChildSupport } from './own-child-support';
import { ownLeaveAccrual } from './own-leave-accrual';
import { ownMinimumWage } from './own-minimum-wage';
import { ownPaydaySuper } from './own-payday-super';
import { ownPaygDueDates } from './own-payg-due-dates';
import { ownPayrollTax } from './own-payroll-tax';
import { ownPublicHolidays } from './own-public-holidays';
import { ownReportableFringeBenefits } from './own-reportable-fringe-benefits';
import { ownSuperGuarantee } from './own-super-guarantee';
import { superKind } from './super';

/** Kinds of au-termination.json that regular pays answer, by `area`. */
export const auPayKinds: Readonly<Record<string, Kind>> = {
  super: superKind,
};

/** Own vectors of the instruments that only pays use, by folder. */
export const auPayOwnKinds: Readonly<Record<string, OwnKind>> = {
  'au/allowances': ownAllowances,
  'au/child-support': ownChildSupport,
  'au/leave-accrual': ownLeaveAccrual,
  'au/minimum-wage': ownMinimumWage,
  'au/payday-super': ownPaydaySuper,
  'au/payg-due-dates': ownPaygDueDates,
  'au/payroll-tax': ownPayrollTax,
  'au/public-holidays': ownPublicHolidays,
  'au/reportable-fringe-benefits': ownReportableFringeBenefits,
  'au/super-guarantee': ownSuperGuarantee,
};
