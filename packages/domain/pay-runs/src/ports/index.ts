export type * from './pay-stores';
export type { Payments } from './payments';
export type { ReportedPay, Reports } from './reports';
