import { snakeCase } from '@anz-payroll/kernel';
import { normalKey, type CompanyAllowance } from '@anz-payroll/companies';
import type { Part } from '@anz-payroll/employee-lifecycle';
import { accepted, type Result } from 'payroll-core';
import { itemKey, type ItemKind, type KnownItem } from './known-items';
import type { PayItem } from './pay-command';
import type { AllowanceLine, BackPaymentLine, BonusLine, DeductionLine, SacrificeLine } from './pay-lines';
import { refusal, type PaysRefusal } from './pays-refusal';
import { isGiven } from './is-given';

/** What is known about an employee's items before a pay names them. */
export interface ItemCatalogue {
  readonly customerId: number;
  readonly employeeId: number;
  readonly parts: readonly Part[];
  /** Templates attached to the employee. */
  readonly allowances: readonly CompanyAllowance[];
  /** By kind and key; items that this request creates are put here as well. */
  readonly known: Map<string, KnownItem['values']>;
}

/** The settled row of each kind of item. */
interface LineOf {
  readonly allowance: AllowanceLine;
  readonly deduction: DeductionLine;
  readonly bonus: BonusLine;
  readonly sacrifice: SacrificeLine;
  readonly 'back-payment': BackPaymentLine;
}

/** What is known of an item: any of the members of its row. */
type Known<K extends ItemKind> = Partial<LineOf[K]>;

/** A row as it was sent: a member that is null was left out. */
type Sent<K extends ItemKind> = { readonly description: string } & {
  readonly [M in keyof LineOf[K]]?: LineOf[K][M] | null | undefined;
};

export interface SettledItems {
  readonly allowances: readonly AllowanceLine[];
  readonly deductions: readonly DeductionLine[];
  readonly bonuses: readonly BonusLine[];
  readonly paySacrifices: readonly SacrificeLine[];
  readonly backPayments: readonly BackPaymentLine[];
  /** Items that were not there before. */
  readonly created: readonly KnownItem[];
  /** Templates that allowance lines came from. */
  readonly templates: readonly number[];
}

interface Rules<K extends ItemKind> {
  /** Needed when nothing matches. */
  readonly required: readonly (keyof LineOf[K] & string)[];
  /** What a later pay may leave out because the item is known. */
  readonly members: readonly (keyof LineOf[K] & string)[];
}

const rules: { readonly [K in ItemKind]: Rules<K> } = {
  allowance: {
    required: ['amount', 'allowanceCategory'],
    members: [
      'amount',
      'allowanceCategory',
      'otherType',
      'isTaxable',
      'isItemised',
      'isIncludedInSuperCalculations',
      'isWithinLimit',
    ],
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
      'isNzRedundancy',
      'isNzRetiringAllowance',
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

/** Flags of an allowance that follow the law where it is said whether it is within its limit. */
const flagsOfLaw: ReadonlySet<string> = new Set(['isTaxable', 'isIncludedInSuperCalculations']);

const dateRangeMethods: ReadonlySet<unknown> = new Set([
  'SPREAD_OVER_SPECIFIC_RANGE',
  'METHOD_A_SPECIFIC_RANGE',
  'METHOD_B1',
]);

/** Which standing lists a pay takes where it says nothing. */
export type Standing = 'of-a-request' | 'of-a-staged-pay' | 'none';

/** Match-or-create for every list of one pay, and the standing items where a list was left out. */
export function settleItems(
  item: PayItem,
  catalogue: ItemCatalogue,
  standing: Standing,
): Result<SettledItems, PaysRefusal> {
  const created: KnownItem[] = [];
  const templates: number[] = [];
  const settle = <K extends ItemKind>(
    kind: K,
    sent: readonly Sent<K>[] | null | undefined,
  ): Result<LineOf[K][], PaysRefusal> => {
    const lines: LineOf[K][] = [];
    for (const [i, row] of (sent ?? []).entries()) {
      const line = matchOrCreate(kind, row, catalogue, created, templates, `${pathOf[kind]}[${i}]`);
      if (!line.ok) return line;
      lines.push(line.value);
    }
    return accepted(lines);
  };
  const allowances = settle('allowance', item.allowances);
  if (!allowances.ok) return allowances;
  const deductions = settle('deduction', item.deductions);
  if (!deductions.ok) return deductions;
  const bonuses = settle('bonus', item.bonuses);
  if (!bonuses.ok) return bonuses;
  const sacrifices = settle('sacrifice', item.paySacrifices);
  if (!sacrifices.ok) return sacrifices;
  const backPayments = settle('back-payment', item.backPayments);
  if (!backPayments.ok) return backPayments;
  if (standing !== 'none') {
    if (!isGiven(item.deductions)) deductions.value.push(...standingItems('deduction', catalogue));
    if (!isGiven(item.paySacrifices)) sacrifices.value.push(...standingItems('sacrifice', catalogue));
    if (!isGiven(item.bonuses) && standing === 'of-a-staged-pay') {
      bonuses.value.push(...standingItems('bonus', catalogue));
    }
    allowances.value.push(...autoApplied(allowances.value, catalogue, templates));
  }
  return accepted({
    allowances: allowances.value,
    deductions: deductions.value,
    bonuses: bonuses.value,
    paySacrifices: sacrifices.value,
    backPayments: backPayments.value,
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

function matchOrCreate<K extends ItemKind>(
  kind: K,
  sent: Sent<K>,
  catalogue: ItemCatalogue,
  created: KnownItem[],
  templates: number[],
  path: string,
): Result<LineOf[K], PaysRefusal> {
  const sentValues: Readonly<Record<string, unknown>> = sent;
  const sentAs = sent.description.trim();
  const amount = sentValues['amount'];
  const key = itemKey(kind, sentAs, typeof amount === 'string' ? amount : undefined);
  const match: Known<K> | undefined = found(kind, key, catalogue, templates);
  const values: Record<string, unknown> = { ...match };
  for (const name of Object.keys(sentValues)) if (isGiven(sentValues[name])) values[name] = sentValues[name];
  // The item's type goes with its category.
  if (!isGiven(sentValues['otherType']) && values['allowanceCategory'] !== 'OD') delete values['otherType'];
  // What this row says of its limit comes before the flags of its item.
  if (isGiven(sentValues['isWithinLimit'])) {
    for (const name of flagsOfLaw) if (!isGiven(sentValues[name])) delete values[name];
  }
  // A flag that is off says nothing, in either country.
  const isAdjustment = values['isAdjustment'] === true;
  if (!isAdjustment) delete values['isAdjustment'];
  // Dollars that were sent take the place of a share of the pay.
  if (isGiven(amount)) for (const name of ['percentage', 'basis', 'limit']) delete values[name];
  const members: readonly string[] = rules[kind].members;
  if (match === undefined) {
    const missing = missingOf(rules[kind].required, values, path);
    if (missing !== undefined) {
      const names = missing.names.map(snakeCase).join(' and ');
      return refusal('pay/malformed', `"${sentAs}" is new to this employee, so ${names} must be sent.`, missing.where);
    }
  }
  if (dateRangeMethods.has(values['taxMethod'])) {
    const missing = missingOf(['startDate', 'endDate'], values, path);
    if (missing !== undefined) {
      const says = `tax_method ${String(values['taxMethod'])} needs start_date and end_date.`;
      return refusal('pay/malformed', says, missing.where);
    }
  }
  // What takes back an amount is no item that later pays should find.
  if (match === undefined && !isAdjustment) {
    const remembered: KnownItem['values'] = {
      description: sentAs,
      ...Object.fromEntries(members.filter((name) => values[name] !== undefined).map((name) => [name, values[name]])),
    };
    catalogue.known.set(`${kind} ${key}`, remembered);
    created.push({ customerId: catalogue.customerId, employeeId: catalogue.employeeId, kind, key, values: remembered });
  }
  // The item's own spelling: the description is what years and reports are grouped by.
  return accepted(lineFrom(kind, { ...values, description: match?.description ?? sentAs }));
}

function missingOf(names: readonly string[], values: Readonly<Record<string, unknown>>, path: string) {
  const missing = names.filter((name) => values[name] === undefined);
  const fields = missing.map((name) => `${path}.${name}`);
  const [first] = fields;
  return first === undefined ? undefined : { names: missing, where: { path: first, fields } };
}

/** Values of this kind's members, each of which was read by its contract, as a row. payroll-core judges what they say. */
function lineFrom<K extends ItemKind>(_kind: K, values: Readonly<Record<string, unknown>>): LineOf[K] {
  return values as unknown as LineOf[K];
}

/** Standing items first, then templates of the company, then what earlier pays created. */
function found<K extends ItemKind>(
  kind: K,
  key: string,
  catalogue: ItemCatalogue,
  templates: number[],
): Known<K> | undefined {
  const part = catalogue.parts.find((one) => one.kind === kind && keyOfPart(one) === key);
  if (part !== undefined) return partValues(kind, part);
  if (kind === 'allowance') {
    const template = catalogue.allowances.find(({ description }) => normalKey(description) === key);
    if (template !== undefined) {
      templates.push(template.id);
      return lineFrom(kind, { ...templateLine(template) });
    }
  }
  const known = catalogue.known.get(`${kind} ${key}`);
  return known === undefined ? undefined : lineFrom(kind, known);
}

/** The standing items of an employee that come with every pay. */
export function standingItems<K extends 'deduction' | 'sacrifice' | 'bonus'>(
  kind: K,
  { parts }: ItemCatalogue,
): readonly LineOf[K][] {
  return parts
    .filter((part) => part.kind === kind && part.values['auto_apply_to_pay'] === true)
    .map((part) => partValues(kind, part));
}

/** Copied onto each new pay, unless the request names the same allowance itself. */
function autoApplied(
  sent: readonly AllowanceLine[],
  catalogue: ItemCatalogue,
  templates: number[],
): readonly AllowanceLine[] {
  const named = new Set(sent.map(({ description }) => normalKey(description)));
  const lines: AllowanceLine[] = [];
  for (const part of catalogue.parts) {
    if (part.kind !== 'allowance' || part.values['auto_apply_to_pay'] !== true || named.has(keyOfPart(part))) continue;
    const { units } = part.values;
    lines.push({ ...partValues('allowance', part), ...(typeof units === 'string' ? { units } : {}) });
  }
  for (const template of catalogue.allowances) {
    if (!template.autoApplyToPay || named.has(normalKey(template.description))) continue;
    templates.push(template.id);
    lines.push(templateLine(template));
  }
  return lines;
}

function keyOfPart(part: Part): string {
  return normalKey(String(part.values['description']));
}

function partValues<K extends ItemKind>(kind: K, part: Part): LineOf[K] {
  const values: Record<string, unknown> = { description: part.values['description'] };
  const members: readonly string[] = rules[kind].members;
  const followsLaw = kind === 'allowance' && isGiven(part.values['is_within_limit']);
  for (const name of members) {
    const value = part.values[snakeCase(name)];
    if (isGiven(value) && !(followsLaw && flagsOfLaw.has(name))) values[name] = value;
  }
  return lineFrom(kind, values);
}

function templateLine(template: CompanyAllowance): AllowanceLine {
  return {
    description: template.description,
    amount: template.amount,
    // A New Zealand template may have no category; its pays are reported without one.
    ...(template.category === null || template.category === 'Unclassified'
      ? {}
      : { allowanceCategory: template.category }),
    ...(template.otherType === null ? {} : { otherType: template.otherType }),
    isItemised: template.isItemised,
    ...(template.isWithinLimit === null
      ? { isTaxable: template.isTaxable, isIncludedInSuperCalculations: template.isIncludedInSuperCalculations }
      : { isWithinLimit: template.isWithinLimit }),
  };
}
