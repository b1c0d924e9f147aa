import type { Country } from '@anz-payroll/companies';
import type { PartKind } from '@anz-payroll/employee-lifecycle';
import { allowanceHelp, payRowsFor, type PayColumn } from '../pays/pay-rows';
import type { Choice, FieldNote } from '../record-form';

/** The rows of a pay that an entry of these lists becomes. */
const rowsOf: Readonly<Partial<Record<PartKind, string>>> = {
  allowance: 'allowances',
  bonus: 'bonuses',
  deduction: 'deductions',
  sacrifice: 'pay_sacrifices',
};

/** The column of a pay that chooses what an item is, by the field of its entry. */
const kindFields: Readonly<Partial<Record<PartKind, string>>> = {
  allowance: 'allowance_category',
  deduction: 'classification',
};

const shareOf: Readonly<Partial<Record<PartKind, string>>> = {
  'bank-account': 'Of the net pay',
  deduction: 'In place of an amount',
  sacrifice: 'Of gross, in place of an amount',
};

const countsForSuper = 'is_included_in_super_calculations';

const columnsOf = (kind: PartKind, country: Country): readonly PayColumn[] =>
  payRowsFor(country).find(({ name }) => name === rowsOf[kind])?.columns ?? [];

/** Fields of an entry that only the other country's pays read. */
export function partFieldsElsewhere(kind: PartKind, country: Country): readonly string[] {
  if (kind === 'deduction') return country === 'NZ' ? [countsForSuper] : [];
  const own = new Set(columnsOf(kind, country).map(({ name }) => name));
  return columnsOf(kind, country === 'AU' ? 'NZ' : 'AU')
    .map(({ name }) => name)
    .filter((name) => !own.has(name));
}

/** An entry of a list in the words in which a single pay asks for the same. */
export function partFieldNotes(kind: PartKind, country: Country): Readonly<Record<string, FieldNote>> {
  const columns = columnsOf(kind, country);
  const kinds = columnsOf(kind, kind === 'allowance' ? 'AU' : country).find(({ name }) => name === 'kind');
  const kindField = kindFields[kind];
  const share = shareOf[kind];
  return {
    ...Object.fromEntries(
      columns
        .filter(({ isDetail }) => isDetail === true)
        .map(({ name, label, kind: of, choices }) => [
          name,
          {
            label,
            ...(of === 'code' && choices !== undefined ? { choices: chosen(choices) } : {}),
            ...(kind === 'allowance' && isExplained(name) ? { help: allowanceHelp[name] } : {}),
          },
        ]),
    ),
    ...(kindField === undefined || kinds?.choices === undefined
      ? {}
      : { [kindField]: { label: 'Kind', choices: chosen(kinds.choices), ...ownOrder(kind, country) } }),
    ...(share === undefined ? {} : { percentage: { label: 'Percentage', help: share } }),
  };
}

const isExplained = (name: string): name is keyof typeof allowanceHelp => name in allowanceHelp;

const chosen = (choices: readonly Choice[]): readonly Choice[] => choices.filter(({ value }) => value !== '');

/** No report of New Zealand asks what an allowance is for. */
function ownOrder(kind: PartKind, country: Country): FieldNote {
  return kind === 'allowance' && country === 'NZ' ? { help: 'Only for your own order' } : {};
}
