export type * from './pay-stores';
export type { Reports } from './reports';
