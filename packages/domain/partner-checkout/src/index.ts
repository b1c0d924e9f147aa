/** Trials, orders and upgrades that resellers place for their clients. */
export type { Country } from '@anz-payroll/companies';
export { billingCountries, type BillingCountry } from './domain/billing-country';
export { checkoutRefusalCodes, type CheckoutRefusal, type CheckoutRefusalCode } from './domain/checkout-refusal';
export type { BusinessNumber, Client } from './domain/client';
export {
  orderKinds,
  orderStatus,
  orderStatuses,
  type Order,
  type OrderKind,
  type OrderStatus,
  type OrderTerms,
  type OrderView,
} from './domain/order';
export { priceOrder, type OrderFigures } from './domain/price-order';
export { intervals, type Interval, type Product, type ProductPrice } from './domain/product';
export { trialStatuses, type Trial, type TrialStatus, type TrialView } from './domain/trial';
export type * from './ports';
export type { Availability, AvailabilityQuestion } from './use-cases/check-availability';
export type { CheckoutDependencies, KeyedRequest, ResellerActor } from './use-cases/checkout-dependencies';
export { checkoutUseCases, type CheckoutUseCases } from './use-cases/checkout-use-cases';
export type { BillingAddress, CompanyIdentity, ContactPerson, NewClient } from './use-cases/new-client';
export type { Once } from './use-cases/once';
export type { PlaceOrder } from './use-cases/place-order';
export type { CreateProduct } from './use-cases/products';
export type { UpgradeOrder } from './use-cases/upgrade-order';
