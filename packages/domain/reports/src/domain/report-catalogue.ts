import type { Country } from '@anz-payroll/companies';

interface ReportDefinition {
  readonly title: string;
  /** What it answers, for the list of reports. */
  readonly says: string;
  readonly countries: readonly Country[];
  /** Over pay dates, or as things stand at the end of the last day. */
  readonly period: 'range' | 'day';
  /** Can be asked for one employee. */
  readonly isOfOne?: true;
}

const both: readonly Country[] = ['AU', 'NZ'];

/** Every report by its name in addresses. */
const reportCatalogue = {
  'payroll-summary': {
    title: 'Payroll summary',
    says: 'Gross, tax, deductions, net and contributions, by employee, department or payday.',
    countries: both,
    period: 'range',
  },
  'payroll-detail': {
    title: 'Payroll detail',
    says: 'Every line of every pay, with the days of leave and of public holidays worked.',
    countries: both,
    period: 'range',
    isOfOne: true,
  },
  'year-to-date': {
    title: 'Year to date',
    says: 'What each employee has earned since the financial year began, opening balances included.',
    countries: both,
    period: 'day',
  },
  leave: {
    title: 'Leave balances and liability',
    says: 'Hours of leave that people have, what they are worth, and what is owed when people leave.',
    countries: both,
    period: 'day',
  },
  'leave-account': {
    title: 'Leave account',
    says: 'Every change of a leave balance with its reason, worked out from what happened.',
    countries: ['NZ'],
    period: 'range',
    isOfOne: true,
  },
  'leave-laws': {
    title: 'Leave by both laws',
    says: 'What the Holidays Act 2003 and the Employment Leave Act 2026 give on the same hours, and today’s balances converted.',
    countries: ['NZ'],
    period: 'range',
    isOfOne: true,
  },
  super: {
    title: 'Super due and paid',
    says: 'Contributions by pay, when they are due at the fund, and whether the fund has them.',
    countries: ['AU'],
    period: 'range',
  },
  kiwisaver: {
    title: 'KiwiSaver contributions',
    says: 'Contributions of employees and employer with ESCT, by employee.',
    countries: ['NZ'],
    period: 'range',
  },
  deductions: {
    title: 'Deductions by receiver',
    says: 'What was deducted for whom: union fees, child support, charities and others.',
    countries: both,
    period: 'range',
  },
  'workers-compensation': {
    title: 'Workers’ compensation and ACC',
    says: 'Wages as an insurer or ACC asks for them.',
    countries: both,
    period: 'range',
  },
  'payroll-tax': {
    title: 'Payroll tax wages',
    says: 'Wages that payroll tax counts, by month and state.',
    countries: ['AU'],
    period: 'range',
  },
  'award-checks': {
    title: 'Awards and minimum wage',
    says: 'Pay periods beside what their awards ask for, the back pay owed, and the rates that the verdict stands on.',
    countries: ['AU'],
    period: 'range',
  },
  journal: {
    title: 'General-ledger journal',
    says: 'Debits and credits of each payday, also as files for Xero, MYOB and QuickBooks.',
    countries: both,
    period: 'range',
  },
  'stp-reconciliation': {
    title: 'STP reconciliation',
    says: 'What was paid against what the tax office has accepted.',
    countries: ['AU'],
    period: 'range',
  },
  'payday-reconciliation': {
    title: 'Payday filing reconciliation',
    says: 'What was paid against what was recorded as filed with Inland Revenue.',
    countries: ['NZ'],
    period: 'range',
  },
} as const satisfies Readonly<Record<string, ReportDefinition>>;

export type ReportName = keyof typeof reportCatalogue;
export const reportNames = Object.keys(reportCatalogue) as readonly ReportName[];

export function definitionOf(name: ReportName): ReportDefinition {
  return reportCatalogue[name];
}

/** The reports that a company of this country has. */
export function reportsOf(country: Country): readonly (ReportDefinition & { readonly name: ReportName })[] {
  return reportNames
    .map((name) => ({ name, ...definitionOf(name) }))
    .filter(({ countries }) => countries.includes(country));
}
