export type * from './pay-stores';
