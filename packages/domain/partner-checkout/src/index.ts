/** Trials, orders and upgrades that resellers place for their clients. */
export type { Country } from '@anz-payroll/companies';
export { billingCountries, type BillingCountry } from './domain/billing-country';
export type { CheckoutRefusal, CheckoutRefusalCode } from './domain/checkout-refusal';
export type { BusinessNumber, Client } from './domain/client';
export { orderKinds, orderStatuses, type Order, type OrderKind, type OrderView } from './domain/order';
export { priceOrder } from './domain/price-order';
export { intervals, type Interval, type Product } from './domain/product';
export { trialStatuses, type Trial, type TrialStatus, type TrialView } from './domain/trial';
export type * from './ports';
export type { Availability } from './use-cases/check-availability';
export type { KeyedRequest, ResellerActor } from './use-cases/checkout-dependencies';
export { checkoutUseCases, type CheckoutUseCases } from './use-cases/checkout-use-cases';
export type { BillingAddress, CompanyIdentity, ContactPerson } from './use-cases/new-client';
export type { CreateProduct } from './use-cases/products';
