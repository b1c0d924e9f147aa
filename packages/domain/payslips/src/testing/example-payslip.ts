import { payslipFlagNames, type PayslipFlag, type PayslipFlags } from '../domain/display-flags';
import type { PayslipInput } from '../domain/payslip-input';

/** Every flag on or off, but for those that are named. */
export function exampleFlags(all: boolean, others: Partial<Record<PayslipFlag, boolean>> = {}): PayslipFlags {
  return { ...(Object.fromEntries(payslipFlagNames.map((name) => [name, all])) as PayslipFlags), ...others };
}

/** Those that are on for an employee nobody has changed. */
export const usualFlags: PayslipFlags = exampleFlags(false, {
  show_position_on_payslip: true,
  payslip_show_holiday_leave_balance: true,
  payslip_show_sick_leave_balance: true,
  payslip_show_lsl_balance: true,
  payslip_show_hours_and_rate: true,
  payslip_show_allowance_units: true,
  payslip_show_super_ytd: true,
  payslip_show_ytd: true,
});

/** A fortnight of an hourly employee in Australia; its lines add up. */
export function examplePayslip(changes: Partial<PayslipInput> = {}): PayslipInput {
  return {
    country: 'AU',
    payId: 4711,
    isPending: false,
    employer: {
      name: 'Kookaburra Coffee Pty Ltd',
      tradingName: 'Kookaburra Coffee',
      abn: '51824753556',
      address: ['12 Harbour Street', 'Sydney NSW 2000'],
    },
    employee: {
      name: 'Anahera Müller-O’Brien',
      number: 'E-0042',
      address: ['3/27 Banksia Avenue', 'Marrickville NSW 2204'],
      position: 'Head barista',
      department: 'Harbour Street',
      ratePerHour: '35.5',
    },
    period: { start: '2026-10-26', end: '2026-11-08', frequency: 'FORTNIGHTLY' },
    paymentDate: '2026-11-12',
    rows: {
      hours: [
        {
          description: 'Ordinary hours',
          units: 'hours',
          value: '60.8',
          rate: '35.5',
          isOvertime: false,
          payAmount: '2158.4',
        },
        {
          description: 'Saturday penalty',
          units: 'hours',
          value: '7.6',
          rate: '44.375',
          isOvertime: false,
          payAmount: '337.25',
        },
        {
          description: 'Overtime 1.5',
          units: 'hours',
          value: '2',
          rate: '53.25',
          isOvertime: true,
          payAmount: '106.5',
        },
      ],
      leave: [
        {
          name: 'Annual leave',
          leaveType: 'HOLIDAY',
          date: '2026-11-03',
          hours: '7.6',
          rate: '35.5',
          amount: '269.8',
          leaveLoadingAmount: '47.22',
        },
        {
          name: 'Unpaid leave',
          leaveType: 'UNPAID',
          date: '2026-11-04',
          hours: '3.8',
          rate: '0',
          amount: '0',
          leaveLoadingAmount: '0',
        },
      ],
      allowances: [
        { description: 'Laundry', units: '3', amount: '4.15', totalAmount: '12.45' },
        { description: 'First aid', units: '1', amount: '20', totalAmount: '20' },
      ],
      bonuses: [{ description: 'Quarterly bonus', amount: '250' }],
      backPayments: [{ description: 'Back pay of September', amount: '61.3' }],
      paySacrifices: [{ description: 'Salary sacrifice to super', amount: '100' }],
      deductions: [
        { description: 'Union fees', amount: '22.5', paidTo: 'United Workers Union, account ***567' },
        { description: 'Charity', amount: '5' },
      ],
    },
    figures: { gross: '3162.92', tax: '672', studyLoan: '96', net: '2463.42' },
    superannuation: {
      contributions: [
        { description: 'Super guarantee', amount: '379.55' },
        { description: 'Salary sacrifice', amount: '100' },
      ],
      funds: [{ name: 'AustralianSuper', memberNumber: '9123456789' }],
      dueDate: '2026-11-23',
    },
    yearToDate: { from: '2026-07-01', gross: '28466.28', tax: '6048', net: '22150.78', super: '3415.95' },
    balances: [
      { leaveType: 'HOLIDAY', name: 'Annual leave', hours: '84.307692' },
      { leaveType: 'SICK', name: 'Personal leave', hours: '-3.8' },
      { leaveType: 'LONG_SERVICE', name: 'Long service leave', hours: '41.2' },
      { leaveType: 'OTHER', name: 'Time off in lieu', hours: '7.6' },
    ],
    payments: [{ accountName: 'Anahera Müller', account: '062-000 ******678', amount: '2463.42' }],
    roster: [{ date: '2026-10-26', start: '07:00', end: '15:06', hours: '7.6' }],
    flags: exampleFlags(true),
    ...changes,
  };
}
