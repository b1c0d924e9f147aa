import { companyFields } from '@anz-payroll/companies';
import { intervals, orderKinds, orderStatuses, trialStatuses } from '@anz-payroll/partner-checkout';
import {
  Amount,
  CodeList,
  CodeOf,
  Email,
  Flag,
  ListOf,
  ObjectOf,
  PathId,
  QueryWholeNumber,
  Text,
  TextList,
  TimestampText,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';
import { addField } from '../companies/contract-of-fields';

const countries = ['AU', 'NZ'];

const aboutKeys =
  'At most 255 characters. The same key with the same payload gets the stored answer; with another, 409.';

/** Of orders and upgrades. */
export class IdempotencyHeader {
  @Text({ optional: true, description: `Required unless \`dry_run\` is true. ${aboutKeys}` })
  'idempotency-key'?: string;
}

/** Of trials, which are never dry. A request without its key is refused by the route, with 400 (specification 8.3). */
export class RequiredIdempotencyHeader {
  @Text({ requiredByRoute: true, description: aboutKeys }) 'idempotency-key'?: string;
}

export class CheckoutCustomer {
  @Text({ min: 1, max: 59, trim: true }) first_name!: string;
  @Text({ min: 1, max: 59, trim: true }) last_name!: string;
  @Email() email!: string;
  phone?: string | null;
}
addField(CheckoutCustomer, 'phone', companyFields.phone);

/** An address as companies have them. */
export class CheckoutBillingAddress {
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  state?: string | null;
  postcode?: string | null;
  @CodeOf(countries, { optional: true, description: 'The country of the company.' }) country?: string;
}
for (const key of ['address1', 'address2', 'city', 'state', 'postcode'] as const) {
  addField(CheckoutBillingAddress, key, companyFields[key]);
}

export class CheckoutCompany {
  @Text({ min: 1, max: 200, trim: true }) legal_name!: string;
  abn?: string | null;
  ird_number?: string | null;
  @ObjectOf(() => CheckoutBillingAddress, { optional: true }) billing_address?: CheckoutBillingAddress;
}
for (const key of ['abn', 'ird_number'] as const) addField(CheckoutCompany, key, companyFields[key]);

export class TrialCreate {
  @ObjectOf(() => CheckoutCustomer) customer!: CheckoutCustomer;
  @ObjectOf(() => CheckoutCompany) company!: CheckoutCompany;
  @ObjectOf(() => CheckoutBillingAddress, { optional: true }) billing_address?: CheckoutBillingAddress;
}

export class CheckoutTrial {
  @WholeNumber() subscription_trial_id!: number;
  @WholeNumber() customer_id!: number;
  @WholeNumber() company_id!: number;
  @CodeOf(trialStatuses) status!: string;
  @TimestampText() starts_at!: string;
  @TimestampText() ends_at!: string;
  @WholeNumber({ description: 'A begun day counts whole; 0 after the end.' }) days_remaining!: number;
  @Flag({ description: 'An order took its place.' }) converted!: boolean;
  @WholeNumber({ nullable: true }) converted_order_id!: number | null;
  @TimestampText({ nullable: true }) cancelled_at!: string | null;
  @Text({ nullable: true }) cancel_reason!: string | null;
  @Flag({ optional: true, description: 'Only when an earlier request with the same key did it.' })
  idempotency_replayed?: boolean;
}

export class CheckoutPage {
  @QueryWholeNumber({ optional: true, min: 1, max: 100, default: 25 }) limit?: number;
  @QueryWholeNumber({ optional: true, min: 0, default: 0 }) offset?: number;
}

export class TrialsQuery extends CheckoutPage {
  @CodeOf(trialStatuses, { optional: true }) status?: (typeof trialStatuses)[number];
}

export class TrialCancel {
  @WholeNumber({ min: 1 }) subscription_trial_id!: number;
  @Text({ optional: true, nullable: true, max: 255, trim: true }) reason?: string | null;
}

export class OrderedProduct {
  @WholeNumber({ min: 1 }) product_id!: number;
  @Flag({ optional: true, default: true, description: 'Two months for a monthly signup, 13 for an annual one.' })
  add_free_trial_month?: boolean;
}

export class OrderCreate {
  @Flag({ optional: true, default: false, description: 'true prices the order and stores nothing.' })
  dry_run?: boolean;
  @WholeNumber({
    optional: true,
    nullable: true,
    min: 1,
    description: 'Converts this client; customer.email must match.',
  })
  end_customer_id?: number | null;
  @ObjectOf(() => CheckoutCustomer) customer!: CheckoutCustomer;
  @ObjectOf(() => CheckoutCompany, { optional: true, description: 'Required without end_customer_id.' })
  company?: CheckoutCompany;
  @ObjectOf(() => CheckoutBillingAddress, { optional: true }) billing_address?: CheckoutBillingAddress;
  @ObjectOf(() => OrderedProduct) order!: OrderedProduct;
}

export class UpgradeProduct {
  @WholeNumber({ min: 1 }) product_id!: number;
}

export class UpgradeCreate {
  @Flag({ optional: true, default: false, description: 'true prices the upgrade and stores nothing.' })
  dry_run?: boolean;
  @WholeNumber({ min: 1 }) end_customer_id!: number;
  @ObjectOf(() => UpgradeProduct) order!: UpgradeProduct;
}

export class OrderPath {
  @PathId() order_id!: number;
}

export class OrderCancel {
  @WholeNumber({ min: 1 }) order_id!: number;
  @Text({ optional: true, nullable: true, max: 255, trim: true }) reason?: string | null;
}

export class CheckoutOrder {
  @WholeNumber({ nullable: true, description: 'null in a preview.' }) order_id!: number | null;
  @CodeOf(orderKinds) kind!: string;
  @Flag() dry_run!: boolean;
  @CodeOf([...orderStatuses, 'preview']) status!: string;
  @WholeNumber({ nullable: true, description: 'null in a preview for a new client.' }) customer_id!: number | null;
  @WholeNumber({ nullable: true }) company_id!: number | null;
  @WholeNumber() product_id!: number;
  @Text() product_name!: string;
  @CodeOf(intervals) interval!: string;
  @WholeNumber({ nullable: true, description: 'null means any number.' }) employee_cap!: number | null;
  @CodeOf(['AUD', 'NZD']) currency!: string;
  @Amount({ description: 'Of one interval, before tax.' }) price!: number;
  @Amount({ description: 'For the unused part of the order that an upgrade replaces.' }) credit!: number;
  @Amount({ description: 'A share: 0.1 is ten per cent.' }) tax_rate!: number;
  @Amount({ description: 'GST on the price less the credit.' }) tax!: number;
  @Amount() total!: number;
  @Flag() free_trial_month_applied!: boolean;
  @WholeNumber({ description: 'Months of access, the free one included.' }) months!: number;
  @TimestampText() starts_at!: string;
  @TimestampText() ends_at!: string;
  @TextList() warnings!: readonly string[];
  @WholeNumber({ nullable: true, description: 'The trial that the order retired.' })
  converted_trial_id!: number | null;
  @WholeNumber({ nullable: true, description: 'The upgrade that took its place.' })
  replaced_by_order_id!: number | null;
  @TimestampText({ nullable: true }) created_at!: string | null;
  @TimestampText({ nullable: true }) cancelled_at!: string | null;
  @Text({ nullable: true }) cancel_reason!: string | null;
  @Flag({ optional: true, description: 'Only when an earlier request with the same key did it.' })
  idempotency_replayed?: boolean;
}

export class CheckoutPrice {
  @CodeOf(countries) country!: string;
  @CodeOf(['AUD', 'NZD']) currency!: string;
  @Amount({ description: 'Of one interval, before tax.' }) price!: number;
  @Amount({ description: 'A share: 0.1 is ten per cent.' }) tax_rate!: number;
  @Amount() tax!: number;
  @Amount() total!: number;
}

export class CheckoutProduct {
  @WholeNumber() id!: number;
  @Text() name!: string;
  @CodeOf(intervals) interval!: string;
  @WholeNumber({ nullable: true, description: 'null means any number.' }) employee_cap!: number | null;
  @CodeList(countries) countries!: readonly string[];
  @ListOf(() => CheckoutPrice) prices!: readonly CheckoutPrice[];
}

export class CheckoutBillingCountry {
  @CodeOf(countries) code!: string;
  @Text() name!: string;
  @CodeOf(['AUD', 'NZD']) currency!: string;
  @Text() tax_name!: string;
  @Amount({ description: 'A share: 0.1 is ten per cent.' }) tax_rate!: number;
  @CodeOf(['abn', 'ird_number'], { description: 'The number that makes a company one of this country.' })
  business_number!: string;
}

export class AvailabilityQuery {
  @Email({ optional: true }) email?: string;
  @Text({ optional: true, max: 20 }) abn?: string;
  @Text({ optional: true, max: 20 }) ird_number?: string;
}

export class CheckoutAvailability {
  @Flag({ description: 'A new client with this e-mail address can be signed up.' }) available!: boolean;
  @Flag() free_trial_available!: boolean;
  @WholeNumber({ nullable: true, description: 'Your own client behind the address or the number.' })
  end_customer_id!: number | null;
  @TextList() reasons!: readonly string[];
}
