import type { Client, Interval, Order, OrderKind, Product, Trial } from '@anz-payroll/partner-checkout';
import { column, defineTable, nullable } from '../columns';

/** `interval` is a word of SQL itself. */
export type ProductRow = Omit<Product, 'interval'> & { readonly billingInterval: Interval };

export const ProductTable = defineTable<ProductRow>('checkout_products', {
  id: column.id(),
  version: column.integer(),
  name: column.text(120),
  billingInterval: column.code<Interval>(16),
  prices: column.json<Product['prices']>(),
  employeeCap: nullable(column.integer()),
  planId: column.integer(),
  isRetired: column.boolean(),
  createdAt: column.epochMs(),
});

export const ClientTable = defineTable<Client>('checkout_clients', {
  id: column.id(),
  version: column.integer(),
  resellerId: column.integer(),
  customerId: column.integer(),
  companyId: column.integer(),
  ownerId: column.integer(),
  country: column.code<Client['country']>(2),
  createdAt: column.epochMs(),
});

export const TrialTable = defineTable<Trial>('checkout_trials', {
  id: column.id(),
  version: column.integer(),
  resellerId: column.integer(),
  customerId: column.integer(),
  companyId: column.integer(),
  subscriptionId: column.integer(),
  startsAt: column.epochMs(),
  endsAt: column.epochMs(),
  convertedOrderId: nullable(column.integer()),
  cancelledAt: nullable(column.epochMs()),
  cancelReason: nullable(column.text(255)),
  closedAt: nullable(column.epochMs()),
  createdAt: column.epochMs(),
});

export const OrderTable = defineTable<Order>('checkout_orders', {
  id: column.id(),
  version: column.integer(),
  resellerId: column.integer(),
  customerId: column.integer(),
  companyId: column.integer(),
  subscriptionId: column.integer(),
  kind: column.code<OrderKind>(16),
  productId: column.integer(),
  currency: column.code<Order['currency']>(3),
  price: column.money(),
  credit: column.money(),
  taxRate: column.decimal(9, 6),
  tax: column.money(),
  total: column.money(),
  freeTrialMonthApplied: column.boolean(),
  months: column.integer(),
  startsAt: column.epochMs(),
  endsAt: column.epochMs(),
  warnings: column.json<readonly string[]>(),
  convertedTrialId: nullable(column.integer()),
  replacedByOrderId: nullable(column.integer()),
  billingAddress: nullable(column.json<Readonly<Record<string, string>>>()),
  cancelledAt: nullable(column.epochMs()),
  cancelReason: nullable(column.text(255)),
  closedAt: nullable(column.epochMs()),
  createdAt: column.epochMs(),
});

export const checkoutTables = [ProductTable, ClientTable, TrialTable, OrderTable];
