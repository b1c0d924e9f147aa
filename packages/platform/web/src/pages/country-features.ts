import type { Country } from '@anz-payroll/companies';

/** Which pages, columns and fields the employers of a country have, by that country's law. */
export interface CountryFeatures {
  /** Super goes to the fund that an employee chooses, with a file of its own. */
  readonly hasSuperFunds: boolean;
  /** Pays are reported to the tax office by Single Touch Payroll. */
  readonly reportsByStp: boolean;
  /** Modern awards set minimum rates. */
  readonly hasModernAwards: boolean;
  /** A business may close down once a year and send everybody on leave. */
  readonly hasClosedowns: boolean;
  /** Accounts have a number of the bank and branch beside their own. */
  readonly hasBsb: boolean;
  /** A bank file may hold the debit of the company's own account, as some banks ask for. */
  readonly hasBalancedBankFiles: boolean;
  /** Leave is worked out from days, and reports of it are kept for each employee. */
  readonly countsDaysForLeave: boolean;
  /** The law says from which day on an overpayment is known. */
  readonly datesOverpayments: boolean;
  /** Where its clocks are read when nobody has said. */
  readonly timeZone: string;
}

export const countryFeatures: Readonly<Record<Country, CountryFeatures>> = {
  AU: {
    hasSuperFunds: true,
    reportsByStp: true,
    hasModernAwards: true,
    hasClosedowns: false,
    hasBsb: true,
    hasBalancedBankFiles: true,
    countsDaysForLeave: false,
    datesOverpayments: true,
    timeZone: 'Australia/Sydney',
  },
  NZ: {
    hasSuperFunds: false,
    reportsByStp: false,
    hasModernAwards: false,
    hasClosedowns: true,
    hasBsb: false,
    hasBalancedBankFiles: false,
    countsDaysForLeave: true,
    datesOverpayments: false,
    timeZone: 'Pacific/Auckland',
  },
};
