import type { AccountStores, NewRecord } from '@anz-payroll/accounts';
import type { CompanyStores } from '@anz-payroll/companies';
import type { BusinessNumber, Client } from '../domain/client';
import type { Order } from '../domain/order';
import type { Product } from '../domain/product';
import type { Trial, TrialStatus } from '../domain/trial';

/** When another writer changed a record first, `save` makes the unit of work start again: no change is lost. */
export interface Products {
  add(product: NewRecord<Product>): Promise<Product>;
  find(id: number): Promise<Product | undefined>;
  /** In the order of their ids, retired ones too. */
  all(): Promise<readonly Product[]>;
  save(product: Product): Promise<void>;
}

export interface Clients {
  add(client: NewRecord<Client>): Promise<Client>;
  /** Only a client of this reseller. */
  ofReseller(resellerId: number, customerId: number): Promise<Client | undefined>;
  ofCustomer(customerId: number): Promise<Client | undefined>;
  /**
   * Gives the client a new version. Of several units of work that read it and then order for it, one comes through and
   * the others begin again.
   */
  touch(client: Client): Promise<void>;
  /** Clients of any reseller whose company has this number, oldest first. */
  withBusinessNumber(number: BusinessNumber): Promise<readonly Client[]>;
  /**
   * Holds the number until the unit of work ends. Whoever gives something that a business gets once holds it before
   * looking whether it was given, so that of two at once the second sees the first.
   */
  hold(number: BusinessNumber): Promise<void>;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface Trials {
  add(trial: NewRecord<Trial>): Promise<Trial>;
  /** Only a trial of this reseller. */
  find(resellerId: number, id: number): Promise<Trial | undefined>;
  /** Newest first. */
  ofReseller(
    resellerId: number,
    page: Page & { readonly status?: TrialStatus; readonly now: number },
  ): Promise<readonly Trial[]>;
  /** In the order of their ids. */
  ofCustomers(customerIds: readonly number[]): Promise<readonly Trial[]>;
  save(trial: Trial): Promise<void>;
  /** Trials that ended by the clock and were not closed yet, oldest end first. */
  ended(now: number, limit: number): Promise<readonly Trial[]>;
}

export interface Orders {
  add(order: NewRecord<Order>): Promise<Order>;
  find(resellerId: number, id: number): Promise<Order | undefined>;
  /** Newest first. */
  ofReseller(resellerId: number, page: Page): Promise<readonly Order[]>;
  /** In the order of their ids. */
  ofCustomers(customerIds: readonly number[]): Promise<readonly Order[]>;
  save(order: Order): Promise<void>;
  ended(now: number, limit: number): Promise<readonly Order[]>;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type BegunRequest =
  | { readonly kind: 'fresh'; store(answer: StoredAnswer): Promise<void> }
  | { readonly kind: 'replay'; readonly answer: StoredAnswer }
  | { readonly kind: 'conflict' };

/** Called first in a unit of work: requests with one key then stand in line, and one of them does the work. */
export interface IdempotencyKeys {
  begin(request: { readonly scope: string; readonly key: string; readonly fingerprint: string }): Promise<BegunRequest>;
}

/** An email to be written and sent after the commit. It holds no secret: a link is made when the email is sent. */
export interface Email {
  readonly kind: 'trial-welcome' | 'order-welcome' | 'order-confirmed';
  readonly userId: number;
  readonly facts: Readonly<Record<string, string>>;
}

export interface Emails {
  add(email: Email): Promise<void>;
}

export interface Headcount {
  /** How many employees of the customer count toward its plan. */
  of(customerId: number): Promise<number>;
}

/** All that one unit of work of the checkout can reach, in one transaction. */
export interface CheckoutStores
  extends
    Pick<
      AccountStores,
      | 'customers'
      | 'users'
      | 'plans'
      | 'subscriptions'
      | 'partnerLinks'
      | 'passwordLinks'
      | 'emailChanges'
      | 'sessions'
      | 'grants'
      | 'audit'
    >,
    Pick<CompanyStores, 'companies' | 'staff' | 'announcements'> {
  readonly products: Products;
  readonly clients: Clients;
  readonly trials: Trials;
  readonly orders: Orders;
  readonly idempotency: IdempotencyKeys;
  readonly emails: Emails;
  readonly headcount: Headcount;
}
