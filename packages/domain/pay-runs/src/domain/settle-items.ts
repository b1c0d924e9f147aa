import { snakeCase } from '@anz-payroll/kernel';
import { normalKey, type CompanyAllowance } from '@anz-payroll/companies';
import type { Part } from '@anz-payroll/employee-lifecycle';
import { accepted, type Result } from 'payroll-core';
import { itemKey, type ItemKind, type KnownItem } from './known-items';
import type { PayItem } from './pay-command';
import type { Line } from './pay-lines';
import { refusal, type PaysRefusal } from './pays-refusal';
import { isGiven } from './is-given';

type Values = Readonly<Record<string, unknown>>;

/** What is known about an employee's items before a pay names them. */
export interface ItemShelf {
  readonly customerId: number;
  readonly employeeId: number;
  readonly parts: readonly Part[];
  /** Templates attached to the employee. */
  readonly allowances: readonly CompanyAllowance[];
  /** By kind and key; items that this request creates are put here as well. */
  readonly known: Map<string, Values>;
}

export interface SettledItems {
  readonly allowances: readonly Line[];
  readonly deductions: readonly Line[];
  readonly bonuses: readonly Line[];
  readonly paySacrifices: readonly Line[];
  readonly backPayments: readonly Line[];
  /** Items that were not there before. */
  readonly created: readonly KnownItem[];
  /** Templates that allowance lines came from. */
  readonly templates: readonly number[];
}

interface Rules {
  /** Needed when nothing matches. */
  readonly required: readonly string[];
  /** What a later pay may leave out because the item is known. */
  readonly members: readonly string[];
}

const rules: Readonly<Record<ItemKind, Rules>> = {
  allowance: {
    required: ['amount', 'allowanceCategory'],
    members: ['amount', 'allowanceCategory', 'isTaxable', 'isItemised', 'isIncludedInSuperCalculations'],
  },
  deduction: {
    required: ['amount', 'classification'],
    members: ['amount', 'percentage', 'basis', 'limit', 'classification', 'isIncludedInSuperCalculations'],
  },
  bonus: {
    required: ['amount'],
    members: [
      'amount',
      'taxMethod',
      'startDate',
      'endDate',
      'isIncludedInSuperCalculations',
      'isDirectorsFees',
      'isReturnToWork',
      'isNzEss',
      'isNzEssCashSettled',
      'withholdPaye',
      'taxAsNzExtraPay',
      'isNzDiscretionary',
    ],
  },
  sacrifice: {
    required: ['amount'],
    members: ['amount', 'percentage', 'limit', 'isIncludedInSuperCalculations', 'isSuper'],
  },
  'back-payment': {
    required: ['stpCategory'],
    members: ['amount', 'stpCategory', 'taxMethod', 'startDate', 'endDate'],
  },
};

const partKinds = { deduction: 'deduction', sacrifice: 'sacrifice', allowance: 'allowance', bonus: 'bonus' } as const;

const dateRangeMethods: ReadonlySet<unknown> = new Set([
  'SPREAD_OVER_SPECIFIC_RANGE',
  'METHOD_A_SPECIFIC_RANGE',
  'METHOD_B1',
]);

/** Which standing lists a pay takes where it says nothing. */
export type Standing = 'of-a-request' | 'of-a-staged-pay' | 'none';

/** Match-or-create for every list of one pay, and the standing items where a list was left out. */
export function settleItems(item: PayItem, shelf: ItemShelf, standing: Standing): Result<SettledItems, PaysRefusal> {
  const created: KnownItem[] = [];
  const templates: number[] = [];
  const lists = {
    allowance: item.allowances ?? [],
    deduction: item.deductions ?? [],
    bonus: item.bonuses ?? [],
    sacrifice: item.paySacrifices ?? [],
    'back-payment': item.backPayments ?? [],
  } as unknown as Readonly<Record<ItemKind, readonly Values[]>>;
  const settled: Record<ItemKind, Line[]> = {
    allowance: [],
    deduction: [],
    bonus: [],
    sacrifice: [],
    'back-payment': [],
  };
  for (const kind of Object.keys(lists) as ItemKind[]) {
    for (const [i, sent] of lists[kind].entries()) {
      const line = matchOrCreate(kind, sent, shelf, created, templates, `${pathOf[kind]}[${i}]`);
      if (!line.ok) return line;
      settled[kind].push(line.value);
    }
  }
  if (standing !== 'none') {
    if (!isGiven(item.deductions)) settled.deduction.push(...standingItems('deduction', shelf));
    if (!isGiven(item.paySacrifices)) settled.sacrifice.push(...standingItems('sacrifice', shelf));
    if (!isGiven(item.bonuses) && standing === 'of-a-staged-pay') settled.bonus.push(...standingItems('bonus', shelf));
    settled.allowance.push(...autoApplied(settled.allowance, shelf, templates));
  }
  return accepted({
    allowances: settled.allowance,
    deductions: settled.deduction,
    bonuses: settled.bonus,
    paySacrifices: settled.sacrifice,
    backPayments: settled['back-payment'],
    created,
    templates,
  });
}

const pathOf: Readonly<Record<ItemKind, string>> = {
  allowance: 'allowances',
  deduction: 'deductions',
  bonus: 'bonuses',
  sacrifice: 'paySacrifices',
  'back-payment': 'backPayments',
};

function matchOrCreate(
  kind: ItemKind,
  sent: Values,
  shelf: ItemShelf,
  created: KnownItem[],
  templates: number[],
  path: string,
): Result<Line, PaysRefusal> {
  const sentAs = String(sent['description']).trim();
  const key = itemKey(kind, sentAs, sent['amount'] as string | null | undefined);
  const match = found(kind, key, shelf, templates);
  const values: Record<string, unknown> = { ...match };
  for (const name of Object.keys(sent)) if (sent[name] !== null && sent[name] !== undefined) values[name] = sent[name];
  // Dollars that were sent take the place of a share of the pay.
  if (isGiven(sent['amount'])) for (const name of ['percentage', 'basis', 'limit']) delete values[name];
  if (match === undefined) {
    const missing = rules[kind].required.filter((name) => values[name] === undefined);
    if (missing.length > 0) {
      return refusal(
        'pay/malformed',
        `"${sentAs}" is new to this employee, so ${missing.map(snakeCase).join(' and ')} must be sent.`,
        { path: `${path}.${missing[0]!}`, fields: missing.map((name) => `${path}.${name}`) },
      );
    }
  }
  if (dateRangeMethods.has(values['taxMethod'])) {
    const missing = ['startDate', 'endDate'].filter((name) => values[name] === undefined);
    if (missing.length > 0) {
      return refusal('pay/malformed', `tax_method ${String(values['taxMethod'])} needs start_date and end_date.`, {
        path: `${path}.${missing[0]!}`,
        fields: missing.map((name) => `${path}.${name}`),
      });
    }
  }
  if (match === undefined) {
    const remembered: Values = {
      description: sentAs,
      ...Object.fromEntries(
        rules[kind].members.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
      ),
    };
    shelf.known.set(`${kind} ${key}`, remembered);
    created.push({ customerId: shelf.customerId, employeeId: shelf.employeeId, kind, key, values: remembered });
  }
  // The item's own spelling: the description is what years and reports are grouped by.
  const description = typeof match?.['description'] === 'string' ? match['description'] : sentAs;
  return accepted({ ...values, description });
}

/** Standing items first, then templates of the company, then what earlier pays created. */
function found(kind: ItemKind, key: string, shelf: ItemShelf, templates: number[]): Values | undefined {
  if (kind !== 'back-payment') {
    const part = shelf.parts.find((one) => one.kind === partKinds[kind] && keyOfPart(one) === key);
    if (part !== undefined) return partValues(kind, part);
  }
  if (kind === 'allowance') {
    const template = shelf.allowances.find(({ description }) => normalKey(description) === key);
    if (template !== undefined) {
      templates.push(template.id);
      return templateValues(template);
    }
  }
  return shelf.known.get(`${kind} ${key}`);
}

function standingItems(kind: 'deduction' | 'sacrifice' | 'bonus', shelf: ItemShelf): readonly Line[] {
  return shelf.parts
    .filter((part) => part.kind === kind && part.values['auto_apply_to_pay'] === true)
    .map((part) => ({ ...partValues(kind, part), description: String(part.values['description']) }));
}

/** Copied onto each new pay, unless the request names the same allowance itself. */
function autoApplied(sent: readonly Line[], shelf: ItemShelf, templates: number[]): readonly Line[] {
  const named = new Set(sent.map(({ description }) => normalKey(description)));
  const lines: Line[] = [];
  for (const part of shelf.parts) {
    if (part.kind !== 'allowance' || part.values['auto_apply_to_pay'] !== true || named.has(keyOfPart(part))) continue;
    lines.push({
      ...partValues('allowance', part),
      units: part.values['units'],
      description: String(part.values['description']),
    });
  }
  for (const template of shelf.allowances) {
    if (!template.autoApplyToPay || named.has(normalKey(template.description))) continue;
    templates.push(template.id);
    lines.push({ ...templateValues(template), description: template.description });
  }
  return lines;
}

function keyOfPart(part: Part): string {
  return normalKey(String(part.values['description']));
}

function partValues(kind: ItemKind, part: Part): Values {
  const values: Record<string, unknown> = { description: part.values['description'] };
  for (const name of rules[kind].members) {
    const value = part.values[snakeCase(name)];
    if (value !== null && value !== undefined) values[name] = value;
  }
  return values;
}

function templateValues(template: CompanyAllowance): Values {
  return {
    description: template.description,
    amount: template.amount,
    // A New Zealand template may have no category; its pays are reported without one.
    ...(template.category === null || template.category === 'Unclassified'
      ? {}
      : { allowanceCategory: template.category }),
    isTaxable: template.isTaxable,
    isItemised: template.isItemised,
    isIncludedInSuperCalculations: template.isIncludedInSuperCalculations,
  };
}
