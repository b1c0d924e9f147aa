import type { Country } from '@anz-payroll/companies';

export const intervals = ['MONTHLY', 'ANNUAL'] as const;

export type Interval = (typeof intervals)[number];

/** How many months one payment buys. */
export const monthsOf: Readonly<Record<Interval, number>> = { MONTHLY: 1, ANNUAL: 12 };

export interface ProductPrice {
  /** For one interval, before tax, in the currency of the country: `49.00`. */
  readonly price: string;
  readonly taxRate: string;
}

/** Something a reseller can order. A price never changes: a new price is a new product, and the old one is retired. */
export interface Product {
  readonly id: number;
  readonly name: string;
  readonly interval: Interval;
  /** The countries it is sold in, each with its price. */
  readonly prices: Readonly<Partial<Record<Country, ProductPrice>>>;
  /** How many employees a client may have; null means any number. */
  readonly employeeCap: number | null;
  /** The plan of `accounts` that a subscription to it names. */
  readonly planId: number;
  readonly isRetired: boolean;
  readonly createdAt: number;
  readonly version: number;
}
