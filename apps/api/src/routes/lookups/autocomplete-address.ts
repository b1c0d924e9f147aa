import { Text, QueryWholeNumber, ListOf } from '@anz-payroll/http-kit/contract';
import { answer, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import type { PeopleServices } from '../companies/people-services';

class AddressQuery {
  @Text({ min: 3, max: 200, trim: true }) text!: string;
  @Text({
    optional: true,
    pattern: /^[A-Za-z]{2}(,[A-Za-z]{2})*$/,
    expected: 'Expected two-letter country codes with commas between.',
    description: 'Default au,nz.',
  })
  country?: string;
  @QueryWholeNumber({ optional: true, min: 1, max: 10, default: 5 }) limit?: number;
  @Text({ optional: true, max: 2, description: 'Ranks that country first; excludes nothing.' }) primary?: string;
}

class AddressSuggestion {
  @Text() label!: string;
  @Text() address1!: string;
  @Text() city!: string;
  @Text() state!: string;
  @Text() postcode!: string;
  @Text() country!: string;
}

class AddressSuggestions {
  @ListOf(() => AddressSuggestion) suggestions!: readonly AddressSuggestion[];
}

export const autocompleteAddressRoute = ({ addresses }: PeopleServices): Route =>
  route({
    method: 'GET',
    path: '/api/address/autocomplete',
    operation: 'autocomplete-address',
    may: 'signed-in',
    summary: 'Suggests Australian and New Zealand addresses',
    tag: 'Look-ups',
    auth: bearer(['payroll.read']),
    rate: 'lookup',
    asksOthers: true,
    request: { query: AddressQuery },
    responses: { 200: answer(AddressSuggestions, 'An empty list means that the look-up is unavailable.') },
    async handle({ query }) {
      const { text, country = 'au,nz', limit = 5, primary = '' } = query;
      const countries = country.toLowerCase().split(',');
      const suggestions = await addresses.suggest({ text, countries, limit, primary: primary.toLowerCase() });
      return { status: 200, body: { suggestions } };
    },
  });
