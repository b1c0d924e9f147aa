import { otherAllowanceType } from '@anz-payroll/companies';
import {
  day,
  decimalText,
  described,
  oneOf,
  text,
  yesOrNo,
  type Field,
  type FieldProblem,
  type FieldSet,
} from '@anz-payroll/companies/fields';
import { leaveTypes } from '@anz-payroll/pay-runs';
import { allowanceCategories, backPaymentCategories, deductionClassifications } from 'payroll-core/au';

/** One kind of row in a pay: its fields, and what it does with keys that are none of them (spec 2.7). */
export interface PayItemKind {
  readonly fields: FieldSet;
  readonly required: readonly string[];
  /** Keys that a client may send back from an answer; they say nothing. */
  readonly readOnly?: readonly string[];
  readonly refusesExtraKeys: boolean;
  readonly rule?: (row: Readonly<Record<string, unknown>>) => readonly FieldProblem[];
}

/** Also what the docs page fills its form with. */
const shown = <T>(field: Field<T>, value: unknown, description = field.schema.description): Field<T> => ({
  ...field,
  schema: { ...field.schema, ...(description === undefined ? {} : { description }), examples: [value] },
});
const withDefault = <T>(field: Field<T>, byDefault: string): Field<T> => described(field, `Default ${byDefault}.`);
const called = (example: string) =>
  shown(text(1, 60), example, 'What the row is called; standing items are found by it.');
const amountWhenNew = shown(decimalText(), '25.00', 'Dollars; required when the item is new.');

const taxMethods = [
  'NORMAL_EARNINGS',
  'SPREAD_OVER_SPECIFIC_RANGE',
  'SPREAD_OVER_FINANCIAL_YEAR',
  'METHOD_A_WHOLE_YEAR',
  'METHOD_A_SPECIFIC_RANGE',
  'METHOD_B1',
  'METHOD_B2',
] as const;

/** The methods that spread a payment over days which must be named. */
const rangeMethods: readonly unknown[] = ['SPREAD_OVER_SPECIFIC_RANGE', 'METHOD_A_SPECIFIC_RANGE', 'METHOD_B1'];

const rateOrMultiplier = {
  rate: described(decimalText(), 'Dollars per unit; not together with multiplier.'),
  multiplier: described(decimalText(), "Times the employee's pay_rate_per_hour; not together with rate."),
};

function exclusiveRate(row: Readonly<Record<string, unknown>>): readonly FieldProblem[] {
  return row['rate'] === undefined || row['multiplier'] === undefined
    ? []
    : [{ path: 'multiplier', code: 'out-of-range', message: 'must not be sent together with rate' }];
}

/** A method that goes by days needs both of them. */
function namedDays(row: Readonly<Record<string, unknown>>): readonly FieldProblem[] {
  if (!rangeMethods.includes(row['tax_method'])) return [];
  return ['start_date', 'end_date']
    .filter((key) => row[key] === undefined)
    .map((path) => ({ path, code: 'missing', message: 'is required by this tax_method' }));
}

const isAdjustment = described(
  yesOrNo,
  'AU only. The row takes back what an earlier pay gave, and may be below zero. Default false.',
);

export const payItemKinds = {
  hours: {
    fields: {
      description: called('Ordinary time'),
      units: shown(text(0, 32), 'hours', 'A label of what is counted.'),
      value: shown(decimalText(), 38, 'How many units.'),
      ...rateOrMultiplier,
      rate_reference: described(
        text(1, 60),
        'A stable reference such as company:7, employee:3 or system:ordinary_time.',
      ),
      rate_description: described(text(0, 60), 'Finds a rate by its description; ambiguous ones are refused.'),
      is_overtime: withDefault(yesOrNo, 'false'),
      public_holiday_date: described(
        day,
        'NZ only. The public holiday that the hours were worked on: they pay at least time and a half, and earn an alternative holiday where the day would otherwise be a working day.',
      ),
      is_adjustment: isAdjustment,
    },
    required: ['description', 'units', 'value'],
    refusesExtraKeys: false,
    rule: exclusiveRate,
  },
  leave: {
    fields: {
      description: called('Annual leave'),
      leave_type: shown(
        oneOf(...leaveTypes),
        'HOLIDAY',
        'NZ: NZ_ACC_WORKERS_COMP is the first week after an injury at work, WORKERS_COMP what ACC pays for later weeks and the employer passes on.',
      ),
      date: day,
      hours: shown(decimalText(), 7.6, 'How many hours; `value` is only an alias in answers.'),
      ...rateOrMultiplier,
      leave_loading_amount: described(decimalText(), 'Dollars of leave loading.'),
      is_cash_up: described(
        yesOrNo,
        'Leave that is paid in place of being taken. NZ: annual or alternative holidays, as an extra pay. AU: annual, long service or personal leave, cashed out under an award, an agreement or the Fair Work Act 2009 (ss 92 to 94, 101). Default false.',
      ),
      tax_as_nz_extra_pay: described(
        yesOrNo,
        'NZ only. Annual holidays that are paid in a lump sum before they are taken are taxed as an extra pay: as the employer chooses, and always where they reach across 31 March (Income Tax Act 2007 s RD 13). Default false.',
      ),
      is_adjustment: isAdjustment,
    },
    required: ['description', 'leave_type', 'date', 'hours'],
    refusesExtraKeys: true,
    rule: exclusiveRate,
  },
  allowances: {
    fields: {
      description: called('Tools'),
      amount: shown(decimalText(), '12.50', 'Dollars per unit; required when the item is new.'),
      units: withDefault(decimalText({ moreThan: '0' }), '1'),
      allowance_category: shown(oneOf(...allowanceCategories), 'TD', 'Required when the item is new.'),
      other_type: otherAllowanceType,
      is_taxable: withDefault(yesOrNo, 'true'),
      is_itemised: withDefault(yesOrNo, 'false'),
      is_within_limit: described(
        yesOrNo,
        'AU only. Within its approved rate, reasonable amount or award amount: tax and super then follow the law where their flags are left out. False: of kilometres (CD, their number in units) and laundry (LD), tax is withheld from what is above.',
      ),
      is_adjustment: isAdjustment,
      is_included_in_super_calculations: withDefault(yesOrNo, 'true'),
    },
    required: ['description'],
    readOnly: ['total_amount'],
    refusesExtraKeys: true,
  },
  deductions: {
    fields: {
      description: called('Union fees'),
      amount: amountWhenNew,
      classification: shown(oneOf(...deductionClassifications), 'UNION_FEES', 'Required when the item is new.'),
      is_included_in_super_calculations: withDefault(yesOrNo, 'true'),
    },
    required: ['description'],
    refusesExtraKeys: true,
  },
  bonuses: {
    fields: {
      description: called('Sales bonus'),
      amount: amountWhenNew,
      tax_method: withDefault(oneOf(...taxMethods), 'NORMAL_EARNINGS'),
      start_date: day,
      end_date: day,
      is_included_in_super_calculations: withDefault(yesOrNo, 'true'),
      is_directors_fees: withDefault(yesOrNo, 'false'),
      is_return_to_work: withDefault(yesOrNo, 'false'),
      is_adjustment: isAdjustment,
      is_nz_ess: described(yesOrNo, 'New Zealand only.'),
      is_nz_ess_cash_settled: described(yesOrNo, 'New Zealand only.'),
      withhold_paye: described(yesOrNo, 'New Zealand only.'),
      tax_as_nz_extra_pay: described(yesOrNo, 'New Zealand only.'),
      is_nz_discretionary: described(yesOrNo, 'New Zealand only.'),
      is_nz_redundancy: described(
        yesOrNo,
        'New Zealand only. Redundancy pay that is no part of a termination, such as a later instalment: an extra pay without the ACC levy and without KiwiSaver.',
      ),
      is_nz_retiring_allowance: described(
        yesOrNo,
        'New Zealand only. A retiring allowance: an extra pay without the ACC levy and without KiwiSaver.',
      ),
    },
    required: ['description'],
    refusesExtraKeys: true,
    rule: namedDays,
  },
  pay_sacrifices: {
    fields: {
      description: called('Extra super'),
      amount: amountWhenNew,
      is_included_in_super_calculations: withDefault(yesOrNo, 'true'),
      is_super: withDefault(yesOrNo, 'true'),
    },
    required: ['description'],
    refusesExtraKeys: true,
  },
  back_payments: {
    fields: {
      description: called('Award rise from July'),
      amount: shown(decimalText(), '90.00', 'Dollars; together with the description it finds an earlier item.'),
      stp_category: shown(oneOf(...backPaymentCategories), 'GROSS', 'Required when the item is new.'),
      tax_method: oneOf(...taxMethods),
      is_adjustment: isAdjustment,
      start_date: day,
      end_date: day,
    },
    required: ['description', 'amount'],
    refusesExtraKeys: true,
    rule: namedDays,
  },
} as const satisfies Record<string, PayItemKind>;

export type PayItemList = keyof typeof payItemKinds;
