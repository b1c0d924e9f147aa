import type { Decimal } from './decimal';

/**
 * Australian and New Zealand dollars are different types, so that adding one to the other does not compile. The mark
 * exists only for the compiler: at run time an amount is a plain `Decimal`.
 */
export type Aud = Decimal & { readonly currency: 'AUD' };
/** An amount in New Zealand dollars; see `Aud`. */
export type Nzd = Decimal & { readonly currency: 'NZD' };
/** An amount of either currency. */
export type Money = Aud | Nzd;
