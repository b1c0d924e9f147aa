import {
  billingCountries,
  priceOrder,
  type Availability,
  type BillingCountry,
  type Country,
  type OrderView,
  type Product,
  type TrialView,
} from '@anz-payroll/partner-checkout';
import { toAmount, toTimestamp } from '@anz-payroll/http-kit/contract';
import type {
  CheckoutAvailability,
  CheckoutBillingCountry,
  CheckoutOrder,
  CheckoutProduct,
  CheckoutTrial,
} from './checkout-contracts';

export function toTrial(view: TrialView): CheckoutTrial {
  return {
    subscription_trial_id: view.trialId,
    customer_id: view.customerId,
    company_id: view.companyId,
    status: view.status,
    starts_at: toTimestamp(view.startsAt),
    ends_at: toTimestamp(view.endsAt),
    days_remaining: view.daysRemaining,
    converted: view.convertedOrderId !== null,
    converted_order_id: view.convertedOrderId,
    cancelled_at: moment(view.cancelledAt),
    cancel_reason: view.cancelReason,
  };
}

export function toOrder(view: OrderView): CheckoutOrder {
  return {
    order_id: view.orderId,
    kind: view.kind,
    dry_run: view.status === 'preview',
    status: view.status,
    customer_id: view.customerId,
    company_id: view.companyId,
    product_id: view.productId,
    product_name: view.productName,
    interval: view.interval,
    employee_cap: view.employeeCap,
    currency: view.currency,
    price: toAmount(view.price),
    credit: toAmount(view.credit),
    tax_rate: toAmount(view.taxRate),
    tax: toAmount(view.tax),
    total: toAmount(view.total),
    free_trial_month_applied: view.freeTrialMonthApplied,
    months: view.months,
    starts_at: toTimestamp(view.startsAt),
    ends_at: toTimestamp(view.endsAt),
    warnings: view.warnings,
    converted_trial_id: view.convertedTrialId,
    replaced_by_order_id: view.replacedByOrderId,
    created_at: moment(view.createdAt),
    cancelled_at: moment(view.cancelledAt),
    cancel_reason: view.cancelReason,
  };
}

export function toProduct({ id, name, interval, employeeCap, prices }: Product): CheckoutProduct {
  const sold = (Object.keys(billingCountries) as Country[]).flatMap((country) => {
    const price = prices[country];
    if (price === undefined) return [];
    const figures = priceOrder(country, price);
    return [
      {
        country,
        currency: figures.currency,
        price: toAmount(figures.price),
        tax_rate: toAmount(figures.taxRate),
        tax: toAmount(figures.tax),
        total: toAmount(figures.total),
      },
    ];
  });
  return { id, name, interval, employee_cap: employeeCap, countries: sold.map(({ country }) => country), prices: sold };
}

export function toBillingCountry(country: BillingCountry): CheckoutBillingCountry {
  return {
    code: country.code,
    name: country.name,
    currency: country.currency,
    tax_name: country.taxName,
    tax_rate: toAmount(country.taxRate),
    business_number: country.businessNumber,
  };
}

export function toAvailability(answer: Availability): CheckoutAvailability {
  return {
    available: answer.isAvailable,
    free_trial_available: answer.isFreeTrialAvailable,
    end_customer_id: answer.endCustomerId,
    reasons: answer.reasons,
  };
}

function moment(epochMs: number | null): string | null {
  return epochMs === null ? null : toTimestamp(epochMs);
}
