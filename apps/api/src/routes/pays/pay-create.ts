import { readFields, recordId, text, described, type FieldProblem, type FieldSet } from '@anz-payroll/companies/fields';
import { IgnoresUnknownKeys, ListOf, ObjectOf, readBy, type ContractClass } from '@anz-payroll/http-kit/contract';
import { bodyContract, faultOf, type FieldsBody } from '../companies/contract-of-fields';
import { payItemKinds, type PayItemKind, type PayItemList } from './pay-item-fields';
import { readPayItem, type PayItemValues } from './read-pay-item';
import { TerminationCreate, readTerminationBlock } from './termination-create';

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

const listNames = Object.keys(lists) as readonly PayItemList[];

/** More rows of one kind than this in one pay are a mistake; the calculation library has the same bound. */
const MOST_ROWS = 1000;

const ownFields = {
  employee_id: described(recordId, 'Used when identifier_type is employee_id.'),
  employee_number: described(text(0, 32), 'Used when identifier_type is employee_number.'),
  pay_department: described(text(0, 32), 'Applies to the whole pay.'),
} as const satisfies FieldSet;

/** One pay as it was asked for; a list that was left out is not there, and an empty one is empty. */
export interface PayRequest {
  readonly employeeId: number | undefined;
  readonly employeeNumber: string | undefined;
  readonly payDepartment: string | undefined;
  readonly lists: Readonly<Partial<Record<PayItemList, readonly PayItemValues[]>>>;
  readonly termination: PayItemValues | undefined;
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

/** Spec 2.7. The contract is judged by `readPayRequest`; the class describes it. */
export const PayCreate = payContract('PayCreate');

/** A contract with the members of a pay, under a name of its own. */
export function payContract(name: string): ContractClass<FieldsBody> {
  const contract = bodyContract(name, ownFields, { nullMeansOmitted: true });
  const prototype = contract.prototype as object;
  for (const [list, { contract: row, nullable }] of Object.entries(lists)) {
    ListOf(() => row, { optional: true, nullable, max: MOST_ROWS, description: listSays[list as PayItemList] })(
      prototype,
      list,
    );
  }
  ObjectOf(() => TerminationCreate, { optional: true, nullable: true, description: 'Makes this the final pay.' })(
    prototype,
    'termination',
  );
  IgnoresUnknownKeys()(contract);
  readBy(contract, (plain) => judgePay(plain).map(faultOf));
  return contract;
}

function itemContract(name: string, kind: PayItemKind): ContractClass {
  const contract = bodyContract(name, kind.fields, { required: kind.required, nullMeansOmitted: true });
  if (!kind.refusesExtraKeys) IgnoresUnknownKeys()(contract);
  return contract;
}

/** What the contract has read of a body that it let through: long requests are read once. */
const readBefore = new WeakMap<object, PayRequest>();

export function judgePay(plain: unknown): readonly FieldProblem[] {
  const { request, problems } = readPayRequest(plain);
  if (problems.length === 0) readBefore.set(plain as object, request);
  return problems;
}

/** The request in a body that passed its contract. */
export function payRequestIn(body: object): PayRequest {
  return readBefore.get(body) ?? readPayRequest(body).request;
}

/** Reads a pay, with every problem that each of its values has by itself. */
function readPayRequest(plain: unknown): {
  readonly request: PayRequest;
  readonly problems: readonly FieldProblem[];
} {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
    return { request: nothing, problems: [{ path: '', code: 'wrong-type', message: 'must be an object' }] };
  }
  const body = plain as Readonly<Record<string, unknown>>;
  const own = readFields(ownFields, pick(body), { nullMeansOmitted: true });
  const problems: FieldProblem[] = own.ok ? [] : [...own.error];
  const read: Partial<Record<PayItemList, readonly PayItemValues[]>> = {};
  for (const list of listNames) {
    const rows = body[list];
    if (rows === undefined || (rows === null && lists[list].nullable)) continue;
    read[list] = readRows(list, rows, problems);
  }
  const { termination } = body;
  const values = own.ok ? own.value : {};
  return {
    request: {
      employeeId: values.employee_id,
      employeeNumber: values.employee_number,
      payDepartment: values.pay_department === '' ? undefined : values.pay_department,
      lists: read,
      termination:
        termination === undefined || termination === null ? undefined : readTerminationBlock(termination, problems),
    },
    problems,
  };
}

const nothing: PayRequest = {
  employeeId: undefined,
  employeeNumber: undefined,
  payDepartment: undefined,
  lists: {},
  termination: undefined,
};

function pick(body: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.keys(ownFields).map((key) => [key, body[key]]));
}

function readRows(list: PayItemList, rows: unknown, problems: FieldProblem[]): readonly PayItemValues[] {
  if (!Array.isArray(rows)) {
    problems.push({ path: list, code: 'wrong-type', message: 'must be a list' });
    return [];
  }
  if (rows.length > MOST_ROWS) {
    problems.push({ path: list, code: 'too-long', message: `must have at most ${MOST_ROWS} rows` });
    return [];
  }
  return rows.map((row, index) => {
    const item = readPayItem(payItemKinds[list], row, `${list}[${index}]`);
    problems.push(...item.problems);
    return item.values;
  });
}

/** Where item rows carry an `id`, which the specification forbids (400). */
export function forbiddenIds(plain: object, at: string): readonly string[] {
  const body = plain as Readonly<Record<string, unknown>>;
  return listNames.flatMap((list) => {
    const rows = body[list];
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row: unknown, index) =>
      typeof row === 'object' && row !== null && Object.hasOwn(row, 'id') ? [`${at}.${list}[${index}].id`] : [],
    );
  });
}
