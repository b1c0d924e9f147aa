import { camelCase, camelKeys } from '@anz-payroll/kernel';
import type { PayItem } from '@anz-payroll/pay-runs';
import { day, recordId, text, described, wholeNumber, yesOrNo, type FieldSet } from '@anz-payroll/companies/fields';
import {
  AcceptsKeys,
  IgnoresUnknownKeys,
  ListOf,
  ObjectOf,
  Rule,
  type ContractClass,
} from '@anz-payroll/http-kit/contract';
import { bodyContract, faultOf, type FieldsBody } from '../companies/contract-of-fields';
import { payItemKinds, type PayItemKind, type PayItemList } from './pay-item-fields';
import { TerminationCreate } from './termination-create';

/** The lists of a pay in the order of the specification; those that may be `null` say the same as leaving them out. */
const lists: Readonly<Record<PayItemList, { readonly contract: ContractClass; readonly nullable: boolean }>> = {
  hours: { contract: itemContract('PayHours', payItemKinds.hours), nullable: false },
  leave: { contract: itemContract('Leave', payItemKinds.leave), nullable: false },
  allowances: { contract: itemContract('PayAllowance', payItemKinds.allowances), nullable: true },
  deductions: { contract: itemContract('PayDeduction', payItemKinds.deductions), nullable: true },
  bonuses: { contract: itemContract('PayBonus', payItemKinds.bonuses), nullable: true },
  pay_sacrifices: { contract: itemContract('PaySacrifice', payItemKinds.pay_sacrifices), nullable: true },
  back_payments: { contract: itemContract('BackPayments', payItemKinds.back_payments), nullable: true },
};

const payItemLists = Object.keys(lists) as readonly PayItemList[];

/** More rows of one kind than this in one pay are a mistake; the calculation library has the same bound. */
const MOST_ROWS = 1000;

const ownFields = {
  employee_id: described(recordId, 'Used when identifier_type is employee_id.'),
  employee_number: described(text(0, 32), 'Used when identifier_type is employee_number.'),
  pay_department: described(text(0, 32), 'Applies to the whole pay.'),
  note: described(text(0, 500), 'For those who work on the payroll; the payslip does not show it.'),
  days_paid: described(
    wholeNumber(0, 92),
    'Days that the pay is for. Australia: needed where the withholding_schedule of the employee is DAILY_OR_CASUAL. New Zealand: whole or part days worked or on paid leave, at most 31, which average daily pay divides by; left out, hours over standard_hours_per_day, rounded up. Somebody without pay_rate_per_hour who earns by pieces needs it, and 0 for a payment beside their pays.',
  ),
} as const satisfies FieldSet;

/** Law: Superannuation Guarantee (Administration) Act 1992 (Cth) s 18C. */
const superTimingFields = {
  is_first_contribution: described(
    yesOrNo,
    'The first contribution for a new employee, or to a new fund: 20 business days in place of 7. Left out, that of a new employee is known by the start date.',
  ),
  next_regular_payday: described(
    day,
    'Of a pay outside the usual cycle: the next regular payday, from which its business days are counted.',
  ),
  determination_made_on: described(
    day,
    'The day on which the Commissioner made a determination for exceptional circumstances that covers the employer: 20 business days from it.',
  ),
} as const satisfies FieldSet;

const SuperTimingOfPay = bodyContract('SuperTimingOfPay', superTimingFields, { nullMeansOmitted: true });

type PayLists = { readonly [L in PayItemList]?: readonly FieldsBody[] | null };

/** One pay as its contract has read it; a list that was left out is not there, and an empty one is empty. */
export interface PayBody extends PayLists {
  readonly employee_id?: number;
  readonly employee_number?: string;
  readonly pay_department?: string;
  readonly note?: string;
  readonly days_paid?: number;
  readonly super_timing?: FieldsBody | null;
  readonly termination?: FieldsBody | null;
}

/** What each list means. */
const listSays: Readonly<Record<PayItemList, string>> = {
  hours: 'Hours or other units, each at a rate.',
  leave: 'Leave taken.',
  allowances: 'Found by description, or new.',
  deductions: "Left out or null: the employee's standing deductions; [] none.",
  bonuses: 'Found by description, or new.',
  pay_sacrifices: "Left out or null: the employee's standing sacrifices; [] none.",
  back_payments: 'Found by description and amount, or new.',
};

/** Spec 2.7. */
export const PayCreate = payContract('PayCreate');

/** A contract with the members of a pay, under a name of its own. */
export function payContract<T extends PayBody = PayBody>(name: string): ContractClass<T> {
  const contract = bodyContract<T>(name, ownFields, { nullMeansOmitted: true });
  const prototype = contract.prototype as object;
  for (const list of payItemLists) {
    const { contract: row, nullable } = lists[list];
    ListOf(() => row, {
      optional: true,
      nullable,
      max: MOST_ROWS,
      tooMany: { code: 'too_long', message: `This value must have at most ${MOST_ROWS} rows.` },
      description: listSays[list],
    })(prototype, list);
  }
  ObjectOf(() => SuperTimingOfPay, {
    optional: true,
    nullable: true,
    description: 'AU only. What gives the super of this pay more time than the usual business days after the payday.',
  })(prototype, 'super_timing');
  ObjectOf(() => TerminationCreate, { optional: true, nullable: true, description: 'Makes this the final pay.' })(
    prototype,
    'termination',
  );
  IgnoresUnknownKeys()(contract);
  return contract;
}

/** `id` is let through here: the specification answers it with 400, every other mistake with 422. */
function itemContract(name: string, kind: PayItemKind): ContractClass {
  const { fields, required, readOnly = [], refusesExtraKeys, rule } = kind;
  const contract = bodyContract(name, fields, { required, nullMeansOmitted: true });
  AcceptsKeys({ dropped: readOnly, noticed: ['id'] })(contract);
  if (!refusesExtraKeys) IgnoresUnknownKeys()(contract);
  if (rule !== undefined) Rule<FieldsBody>((row) => rule(row).map(faultOf))(contract);
  return contract;
}

/** Where item rows have an `id`, which the specification forbids (400). */
export function forbiddenIds(body: PayBody, at: string): readonly string[] {
  return payItemLists.flatMap((list) =>
    (body[list] ?? []).flatMap((row, index) => (Object.hasOwn(row, 'id') ? [`${at}.${list}[${index}].id`] : [])),
  );
}

/** A pay body that passed its contract, in the words of the use cases. */
export function toPayItem(body: PayBody): PayItem {
  const {
    employee_id = null,
    employee_number = null,
    pay_department,
    note,
    days_paid,
    super_timing,
    termination,
  } = body;
  const lists: Record<string, readonly FieldsBody[]> = {};
  for (const list of payItemLists) {
    const rows = body[list];
    if (rows !== undefined && rows !== null) lists[inDomain(list)] = rows.map(itemInCamelCase);
  }
  return {
    employeeId: employee_id,
    employeeNumber: employee_number,
    payDepartment: pay_department === undefined || pay_department === '' ? null : pay_department,
    ...(note === undefined || note === '' ? {} : { note }),
    ...(days_paid === undefined ? {} : { daysPaid: days_paid }),
    ...(super_timing === undefined || super_timing === null ? {} : { superTiming: inCamelCase(super_timing) }),
    ...lists,
    ...(termination === undefined || termination === null ? {} : { termination: inCamelCase(termination) }),
  };
}

/** The names of lists and of their rows' fields, converted once: a batch of pays has thousands of rows. */
const namesInDomain = new Map(
  payItemLists
    .flatMap((list) => [list, ...Object.keys(payItemKinds[list].fields)])
    .map((name) => [name, camelCase(name)] as const),
);

function inDomain(name: string): string {
  return namesInDomain.get(name) ?? camelCase(name);
}

/** A row has no objects in it. */
function itemInCamelCase(row: FieldsBody): FieldsBody {
  const item: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) item[inDomain(name)] = value;
  return item;
}

/** The members of a body under the names that the domain gives them. Rows of a termination's tax summaries too. */
export function inCamelCase(values: FieldsBody): FieldsBody {
  return camelKeys(values) as FieldsBody;
}
