import { recordAudit, type Actor } from '@anz-payroll/accounts';
import type { Country } from '@anz-payroll/companies';
import { shownText } from '@anz-payroll/kernel';
import { accepted, type Result } from 'payroll-core';
import { isNegative, parseDecimal, toFixed } from 'payroll-core/money';
import { billingCountries } from '../domain/billing-country';
import { refusal, type CheckoutRefusal } from '../domain/checkout-refusal';
import { intervals, type Interval, type Product, type ProductPrice } from '../domain/product';
import type { CheckoutDependencies } from './checkout-dependencies';

export interface CreateProduct {
  readonly name: string;
  readonly interval: string;
  /** Price of one interval before tax, by country. */
  readonly prices: Readonly<Partial<Record<Country, string>>>;
  /** Null means any number of employees. */
  readonly employeeCap: number | null;
}

/** Adds a product with the plan that its subscriptions name. Its tax is that of the country of sale. */
export function createProduct(deps: Pick<CheckoutDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (command: CreateProduct, actor: Actor): Promise<Result<Product, CheckoutRefusal>> => {
    const name = shownText(command.name);
    const interval = intervals.find((one) => one === command.interval);
    if (name.length < 1 || name.length > 120) return invalid('A product needs a name of 1 to 120 characters.');
    if (interval === undefined) return invalid(`The interval of a product is ${intervals.join(' or ')}.`);
    const prices = readPrices(command.prices);
    if (!prices.ok) return prices;
    const { employeeCap } = command;
    if (employeeCap !== null && !(Number.isSafeInteger(employeeCap) && employeeCap >= 1 && employeeCap <= 1_000_000)) {
      return invalid('An employee cap is a whole number from 1 to 1000000, or none.');
    }
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const taken = (await stores.products.all()).length;
      const plan = await firstFree(taken + 1, (number) =>
        stores.plans.add({ code: planCode(interval, number), name, employeeCap, createdAt: now }),
      );
      const fresh = {
        name,
        interval,
        prices: prices.value,
        employeeCap,
        planId: plan.id,
        isRetired: false,
        createdAt: now,
      };
      const product = await stores.products.add(fresh);
      await recordAudit(stores, actor, now, {
        action: 'product.create',
        recordType: 'product',
        recordId: String(product.id),
      });
      return accepted(product);
    });
  };
}

function planCode(interval: Interval, number: number): string {
  return `product-${interval.toLowerCase()}-${number}`;
}

async function firstFree<T>(from: number, make: (number: number) => Promise<T | undefined>): Promise<T> {
  for (let number = from; ; number += 1) {
    const made = await make(number);
    if (made !== undefined) return made;
  }
}

function readPrices(sent: CreateProduct['prices']): Result<Product['prices'], CheckoutRefusal> {
  const prices: Partial<Record<Country, ProductPrice>> = {};
  for (const country of Object.keys(billingCountries) as Country[]) {
    const text = sent[country];
    if (text === undefined) continue;
    const price = parseDecimal(text);
    if (!price.ok || isNegative(price.value) || !/^\d{1,9}(\.\d{1,2})?$/.test(text)) {
      return invalid(`A price is dollars and cents such as 49.00, not ${text}.`);
    }
    prices[country] = { price: toFixed(price.value, 2), taxRate: billingCountries[country].taxRate };
  }
  return Object.keys(prices).length === 0
    ? invalid('A product needs a price in at least one country.')
    : accepted(prices);
}

function invalid(message: string): ReturnType<typeof refusal> {
  return refusal('product/invalid', message);
}

/** What can be ordered now, in the order of their ids. */
export function listProducts(deps: Pick<CheckoutDependencies, 'reading'>) {
  return async ({ withRetired = false } = {}): Promise<readonly Product[]> => {
    const all = await deps.reading.run(({ products }) => products.all());
    return all.filter(({ isRetired }) => withRetired || !isRetired);
  };
}

/** A retired product can no longer be ordered; running orders keep it. */
export function retireProduct(deps: Pick<CheckoutDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (productId: number, actor: Actor): Promise<Result<Product, CheckoutRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const product = await stores.products.find(productId);
      if (product === undefined) return refusal('product/unknown', `There is no product ${productId}.`);
      if (product.isRetired) return accepted(product);
      const retired = { ...product, isRetired: true };
      await stores.products.save(retired);
      await recordAudit(stores, actor, deps.clock.now(), {
        action: 'product.retire',
        recordType: 'product',
        recordId: String(productId),
      });
      return accepted(retired);
    });
}
