import type { Country } from '@anz-payroll/companies';
import { decimal, lesser, multiply, subtract, add, toCents, toFixed } from 'payroll-core/money';
import { billingCountries } from './billing-country';
import type { ProductPrice } from './product';

/** Every figure of an order, as exact digits. */
export interface OrderFigures {
  readonly currency: 'AUD' | 'NZD';
  /** Of one interval, before tax. */
  readonly price: string;
  /** For the unused part of an order that is replaced; zero otherwise. */
  readonly credit: string;
  readonly taxRate: string;
  readonly tax: string;
  readonly total: string;
}

/**
 * The one place where an order is priced, whether it is a preview or real. Tax is on what is left after the credit, to
 * the nearest cent with half a cent up; the total is the sum of the rounded lines.
 * @law A New Tax System (Goods and Services Tax) Act 1999, section 9-90
 */
export function priceOrder(country: Country, { price, taxRate }: ProductPrice, credit = '0'): OrderFigures {
  const full = decimal(price);
  const off = lesser(decimal(credit), full);
  const net = subtract(full, off);
  const tax = toCents(multiply(net, decimal(taxRate)));
  return {
    currency: billingCountries[country].currency,
    price: toFixed(full, 2),
    credit: toFixed(off, 2),
    taxRate,
    tax: toFixed(tax, 2),
    total: toFixed(add(net, tax), 2),
  };
}
