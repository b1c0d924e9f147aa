import type { CalculationInput, CountryPayroll, PayFigures } from '@anz-payroll/pay-runs';
import {
  accepted,
  add,
  decimal,
  fromYearMonthDay,
  multiply,
  subtract,
  toCents,
  whole,
  type Decimal,
} from 'payroll-core';
import { yearMonthDay } from 'payroll-core/calendar';

const FLAT_TAX = decimal('0.2');
const NOTHING = whole(0);

interface ProbeRow {
  readonly description: string;
  readonly units: string;
  readonly value: string;
  readonly rate?: string | undefined;
}

interface ProbeInput {
  readonly payDate: string;
  readonly employee: { readonly payRatePerHour: string };
  readonly hours: readonly ProbeRow[];
}

/** A country of tests: the calendar year, a flat tax of a fifth, no super, no leave and no terminations. */
export const probePayroll: CountryPayroll = {
  yearOf: (payDate) => {
    const { year } = yearMonthDay(payDate);
    return { name: String(year), firstDay: fromYearMonthDay(year, 1, 1), lastDay: fromYearMonthDay(year, 12, 31) };
  },
  lawOn: () => accepted(undefined),
  historyFrom: (payDate) => payDate,
  everyPayAsksForHistory: false,
  endingAsksForService: false,
  daysPaid: () => null,
  openingLeave: () => ({}),
  entitlementGiven: (entitlement) => entitlement,
  leaveOwed: undefined,
  openingYear: () => ({}),
  publicHolidaysOff: () => [],
  isLeaveTaken: () => true,
  daysAtWork: () => undefined,
  closedowns: () => [],
  detailsAsPaid: (details) => details,
  buildInput: ({ payDate, employee, lines }) => {
    const { pay_rate_per_hour: payRatePerHour } = employee.details;
    const input = { payDate, employee: { payRatePerHour }, hours: lines.hours };
    return accepted({ calculationInput: inputOf(input), granted: {} });
  },
  isPaidBySalary: () => false,
  itemOfShifts: () => accepted({ hours: [], allowances: [], isOfShift: () => false }),
  minimumCheck: () => undefined,
  heldAgainstMinimum: (pay) => pay,
  calculate: (calculationInput) => {
    const { payDate, employee, hours } = probeInputIn(calculationInput);
    const rows = hours.map(({ rate = employee.payRatePerHour, ...row }) => ({
      ...row,
      rate,
      isOvertime: false,
      payAmount: toCents(multiply(decimal(row.value), decimal(rate))).toString(),
    }));
    const gross = rows.reduce<Decimal>((sum, { payAmount }) => add(sum, decimal(payAmount)), NOTHING);
    const tax = toCents(multiply(gross, FLAT_TAX));
    const result = {
      payDate,
      gross: gross.toString(),
      taxableGross: gross.toString(),
      tax: tax.toString(),
      net: subtract(gross, tax).toString(),
      hours: rows,
      ...{ leave: [], leaveBalanceRows: [], allowances: [], deductions: [], bonuses: [], backPayments: [] },
      ...{ paySacrifices: [], warnings: [], parameterFiles: [] },
    };
    const figures = { country: calculationInput.country, result, termination: null } as unknown as PayFigures;
    return accepted({ calculationInput, figures, explain: () => ({}) });
  },
  inputOfPay: ({ input }) => accepted(input),
  netToGross: (calculationInput, net) => accepted({ amount: net, calculationInput }),
  calculatePeriod: (_processed, fresh) => accepted(fresh),
  periodWarnings: () => [],
  kept: () => ({}),
  yearFigures: ({ figures: { result } }) => ({ gross: result.gross, tax: result.tax, net: result.net }),
  historyFigures: ({ result }) => ({
    taxable: result.gross,
    ordinary: result.gross,
    holidays: '0',
    oneOff: null,
    days: null,
  }),
  employerContribution: () => '0',
  hasWorkersCompensation: () => false,
  finalPayStatus: 'processed',
  backPayRows: () => ({ rows: [], methods: [] }),
  filingAfterCorrection: () => ({ kind: 'nothing', says: 'Nothing is filed.' }),
  overpayment: () => accepted(null),
  withTaxOf: (_before, calculated) => accepted(calculated),
  verdictWhenPaid: () => undefined,
  backPaymentsOf: () => [],
  terminationRequested: () => null,
  forecast: {
    forecastPay: ({ result }) => {
      const gross: Decimal = decimal(result.gross);
      const tax: Decimal = decimal(result.tax);
      const net = subtract<Decimal>(gross, tax);
      return {
        amounts: { gross, tax, net, super: NOTHING, cost: gross },
        cash: { wages: net, tax, super: NOTHING },
        leaveAdded: NOTHING,
      };
    },
    standingItems: () => ({}),
    taxDue: (payDate) => payDate,
    contributionsDue: () => undefined,
    taxPayment: 'Tax',
    contributionPayment: 'Nothing',
  },
  usualEmployee: (payRatePerHour) => ({ payRatePerHour, nzTaxCode: 'M' }),
  payMembers: () => ({
    ...{ super: 0, total_workers_compensation: 0, resc_super_amount: 0, compulsory_super_amount: 0 },
    ...{ bonuses: [], pay_sacrifices: [], back_payments: [] },
  }),
  payMemberNames: [],
  terminationMembers: () => ({}),
  terminationMemberNames: [],
};

function inputOf(input: ProbeInput): CalculationInput {
  return { country: 'XP', input, termination: null } as unknown as CalculationInput;
}

function probeInputIn({ input }: CalculationInput): ProbeInput {
  return input as unknown as ProbeInput;
}
