export type * from './checkout-stores';
