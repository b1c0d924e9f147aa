import type { Country } from '@anz-payroll/companies';

/** A country in which clients are billed, and the tax its law puts on a subscription sold there. */
export interface BillingCountry {
  readonly code: Country;
  readonly name: string;
  readonly currency: 'AUD' | 'NZD';
  readonly taxName: 'GST';
  /** A share of the price: `0.1` is ten per cent. */
  readonly taxRate: string;
  readonly law: { readonly title: string; readonly href: string; readonly since: string };
  /** The number that decides the country of a company. */
  readonly businessNumber: 'abn' | 'ird_number';
}

export const billingCountries: Readonly<Record<Country, BillingCountry>> = {
  AU: {
    code: 'AU',
    name: 'Australia',
    currency: 'AUD',
    taxName: 'GST',
    taxRate: '0.1',
    law: {
      title: 'A New Tax System (Goods and Services Tax) Act 1999, section 9-70',
      href: 'https://www.legislation.gov.au/C2004A00446/latest/text',
      since: '2000-07-01',
    },
    businessNumber: 'abn',
  },
  NZ: {
    code: 'NZ',
    name: 'New Zealand',
    currency: 'NZD',
    taxName: 'GST',
    taxRate: '0.15',
    law: {
      title: 'Goods and Services Tax Act 1985, section 8(1)',
      href: 'https://www.legislation.govt.nz/act/public/1985/0141/latest/DLM81035.html',
      since: '2010-10-01',
    },
    businessNumber: 'ird_number',
  },
};
