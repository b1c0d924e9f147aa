import { countryCompanies } from '@anz-payroll/companies';
import { accepted } from 'payroll-core';
import { amountLine } from '../../domain/amount-line';
import type { CountryModule } from '../register-country';
import { probePayroll } from './probe-payroll';

/** Everything that the service asks of a country, for one that exists in tests only. */
export const probeCountry: CountryModule = {
  company: { ...countryCompanies.AU, name: 'Probeland', adjective: 'Probish', needsAllowanceCategory: false },
  employee: {
    defaults: {},
    requiredAnswers: [],
    checkDetails: accepted,
    mainJobNumber: () => undefined,
    bankAccountProblem: () => undefined,
    showsKiwisaverRates: false,
    isReportedBySingleTouch: false,
    hasSuperFunds: false,
    hasSalarySacrifice: false,
    everybodyHasLeave: false,
    hasHolidayFacts: false,
  },
  payroll: probePayroll,
  payslip: {
    namesSuperFunds: false,
    alwaysShowsLeaveHours: false,
    content: ({ result: { hours, gross, tax, net } }) => ({
      rows: {
        hours,
        ...{ leave: [], allowances: [], bonuses: [], backPayments: [], paySacrifices: [], deductions: [] },
      },
      figures: { gross, tax, net },
    }),
    yearToDate: () => ({}),
    withheldLines: ({ figures }) => [amountLine({ description: 'Flat tax', amount: figures.tax })],
  },
};
