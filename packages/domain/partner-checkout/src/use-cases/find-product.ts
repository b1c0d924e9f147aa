import { accepted, type Result } from 'payroll-core';
import type { Country } from '@anz-payroll/companies';
import { billingCountries } from '../domain/billing-country';
import { refusal, type CheckoutRefusal } from '../domain/checkout-refusal';
import type { Product, ProductPrice } from '../domain/product';
import type { CheckoutStores } from '../ports';

export async function findProduct(
  { products }: Pick<CheckoutStores, 'products'>,
  productId: number,
): Promise<Result<Product, CheckoutRefusal>> {
  const product = await products.find(productId);
  if (product === undefined || product.isRetired) {
    return refusal('product/unknown', `There is no product ${productId} to order.`);
  }
  return accepted(product);
}

export function priceIn(product: Product, country: Country): Result<ProductPrice, CheckoutRefusal> {
  const price = product.prices[country];
  return price === undefined
    ? refusal('product/not-sold-there', `Product ${product.id} is not sold in ${billingCountries[country].name}.`)
    : accepted(price);
}

/** More employees than the product allows: nobody loses one, but no further one can be added. */
export function capWarnings(product: Product, headcount: number): readonly string[] {
  if (product.employeeCap === null || headcount <= product.employeeCap) return [];
  return [
    `The client has ${headcount} employees and the product allows ${product.employeeCap}: no further employee can be added.`,
  ];
}
