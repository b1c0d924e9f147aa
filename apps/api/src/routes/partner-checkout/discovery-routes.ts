import { billingCountries, type CheckoutUseCases } from '@anz-payroll/partner-checkout';
import { isAustralianBusinessNumber, isIrdNumber } from 'payroll-core/identifiers';
import { invalidRequest } from '@anz-payroll/http-kit/errors';
import { answer, answerList, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { AvailabilityQuery, CheckoutAvailability, CheckoutBillingCountry, CheckoutProduct } from './checkout-contracts';
import { partnerScopes, tag } from './partner-scopes';
import { toAvailability, toBillingCountry, toProduct } from './to-answer';

const auth = bearer(partnerScopes, { reseller: true });

/** What a partner asks before it orders. */
export function discoveryRoutes(checkout: CheckoutUseCases): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/partner-checkout/products',
      operation: 'list-partner-products',
      may: 'checkout.manage',
      summary: 'What can be ordered, with the prices of each country',
      tag,
      auth,
      rate: 'default',
      responses: { 200: answerList(CheckoutProduct, 'The products.') },
      async handle() {
        return { status: 200, body: (await checkout.listProducts()).map(toProduct) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/partner-checkout/billing-countries',
      operation: 'list-billing-countries',
      may: 'checkout.manage',
      summary: 'Where clients are billed, with currency and tax',
      tag,
      auth,
      rate: 'default',
      responses: { 200: answerList(CheckoutBillingCountry, 'The countries.') },
      handle: async () => ({ status: 200, body: Object.values(billingCountries).map(toBillingCountry) }),
    }),
    route({
      method: 'GET',
      path: '/api/partner-checkout/availability',
      operation: 'check-partner-availability',
      may: 'checkout.manage',
      summary: 'Whether a client can be signed up, and with a free trial',
      description: 'At least one of email, abn and ird_number.',
      tag,
      auth,
      rate: 'default',
      request: { query: AvailabilityQuery },
      responses: { 200: answer(CheckoutAvailability, 'What is possible.') },
      errors: { 422: 'Nothing was asked, or a number is none' },
      async handle({ query, context }) {
        const [abn, irdNumber] = [digits(query.abn), digits(query.ird_number)];
        const email = query.email ?? null;
        const fault = faultOf(email, abn, irdNumber);
        if (fault !== undefined) return invalidRequest([fault]);
        const asked = await checkout.checkAvailability(context.principal.customerId, { email, abn, irdNumber });
        return { status: 200, body: toAvailability(asked) };
      },
    }),
  ];
}

function digits(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text.replaceAll(/[\s-]/g, '');
}

function faultOf(email: string | null, abn: string | null, irdNumber: string | null) {
  if (email === null && abn === null && irdNumber === null) {
    return { path: 'query', code: 'required', message: 'Send email, abn or ird_number.' };
  }
  if (abn !== null && !isAustralianBusinessNumber(abn)) {
    return { path: 'query.abn', code: 'malformed', message: 'This value must be an ABN.' };
  }
  if (irdNumber !== null && !isIrdNumber(irdNumber)) {
    return { path: 'query.ird_number', code: 'malformed', message: 'This value must be an IRD number.' };
  }
  return undefined;
}
