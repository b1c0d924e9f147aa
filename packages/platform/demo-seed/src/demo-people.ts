import type { PartKind } from '@anz-payroll/employee-lifecycle';

type Body = Readonly<Record<string, unknown>>;

/** What hangs on somebody of the demo. */
export interface DemoPerson {
  readonly number: string;
  readonly parts: readonly (readonly [kind: PartKind, body: Body])[];
  readonly opening: Body;
}

const names: Readonly<Record<string, string>> = {
  'AU-001': 'Amelia Archer',
  'AU-002': 'Bashir Bello',
  'AU-003': 'Chloe Chen',
  'AU-004': 'Dimitri Douglas',
  'AU-005': 'Elena Ekstrom',
  'AU-006': 'Frances Farrugia',
  'AU-007': 'Gus Grant',
  'NZ-001': 'Hana Heke',
  'NZ-002': 'Isaac Ioane',
  'NZ-003': 'Jade Jones',
  'NZ-004': 'Kahu Kingi',
  'NZ-005': 'Lucy Lam',
};

const funds = [
  { usi: 'STA0100AU', fund_name: 'AustralianSuper' },
  { usi: 'HOS0100AU', fund_name: 'Hostplus' },
] as const;

/** What some of them have besides a bank account and a fund. */
const more: Readonly<Record<string, DemoPerson['parts']>> = {
  'AU-007': [['deduction', { description: 'United Workers Union', amount: '13.60', classification: 'UNION_FEES' }]],
  'AU-002': [['allowance', { description: 'Laundry allowance', amount: '6.25', allowance_category: 'LD' }]],
  'AU-006': [
    ['sacrifice', { description: 'Super salary sacrifice', amount: '150.00', is_super: true }],
    ['deduction', { description: 'Hunter Food Bank', amount: '10.00', classification: 'CHARITY' }],
  ],
  'NZ-001': [['deduction', { description: 'E tū union', amount: '8.90', classification: 'UNION_FEES' }]],
  'NZ-004': [['deduction', { description: 'Tool account', amount: '15.00', classification: 'NORMAL' }]],
};

/** Casuals have no paid annual and personal leave. */
const CASUAL = 'AU-003';

const australian = (number: string, index: number): DemoPerson => ({
  number,
  parts: [
    [
      'bank-account',
      { bsb: '062-000', account_number: `10${number.slice(-3)}00`, account_name: names[number] ?? number },
    ],
    ['super-fund', { ...funds[index % 2], member_number: `7000${index + 1}` }],
    ...(more[number] ?? []),
  ],
  opening: number === CASUAL ? {} : { holiday_leave_hours: '76', sick_leave_hours: '38' },
});

/** Suffixes tell accounts of one number apart; the number passes the banks' check. */
const newZealander = (number: string, index: number): DemoPerson => ({
  number,
  parts: [
    ['bank-account', { account_number: `01-0902-0068389-0${index}`, account_name: names[number] ?? number }],
    ...(more[number] ?? []),
  ],
  opening: {
    annual_holidays_weeks: '3',
    sick_leave_hours: '40',
    gross_last_12_months: '60000',
    gross_since_anniversary: '24000',
    gross_last_4_weeks: '4600',
    gross_last_52_weeks: '60000',
    days_worked_last_52_weeks: '250',
  },
});

const numbers = (country: string): readonly string[] => Object.keys(names).filter((name) => name.startsWith(country));

export const demoPeople: Readonly<Record<'AU' | 'NZ', readonly DemoPerson[]>> = {
  AU: numbers('AU').map(australian),
  NZ: numbers('NZ').map(newZealander),
};
