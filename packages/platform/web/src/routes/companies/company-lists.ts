import {
  allowanceFields,
  awardFields,
  payRateFields,
  payRateGroupFields,
  type CompaniesRefusal,
} from '@anz-payroll/companies';
import type { FieldSet } from '@anz-payroll/companies/fields';
import type { Choice, CompanyList, FieldNote, ListEntry, RecordForm } from '../../pages';
import type { CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';

type Body = Readonly<Record<string, unknown>>;
type Written = Promise<{ readonly ok: true } | { readonly ok: false; readonly error: CompaniesRefusal }>;

/** A list of the company's settings with what the API does to its entries. */
export interface EditedList extends CompanyList {
  readonly operation: string;
  /** What the API calls the id of an entry in its paths. */
  readonly idName: 'allowance_id' | 'award_id' | 'group_id' | 'rate_id';
  readonly fields: FieldSet;
  readonly required: readonly string[];
  readonly notes: (web: WebAppServices, visit: CompanyVisit) => Promise<Readonly<Record<string, FieldNote>>>;
  readonly entries: (web: WebAppServices, visit: CompanyVisit) => Promise<readonly ListEntry[]>;
  readonly create: (web: WebAppServices, visit: CompanyVisit, body: Body) => Written;
  readonly update: (web: WebAppServices, visit: CompanyVisit, entry: ListEntry, body: Body) => Written;
  readonly remove: (web: WebAppServices, visit: CompanyVisit, entry: ListEntry) => Written;
}

const categoryNames: Readonly<Record<string, string>> = {
  AD: 'Award transport payments',
  CD: 'Cents a kilometre',
  KN: 'Tasks and skills',
  LD: 'Laundry',
  MD: 'Overtime meals',
  OD: 'Other',
  QN: 'Qualifications and certificates',
  RD: 'Travel and accommodation',
  TD: 'Tools',
  Unclassified: 'Not reported by category',
};

const { employee_ids: _attached, ...allowanceOwn } = allowanceFields;
const { employee_ids: _members, ...groupOwn } = payRateGroupFields;

/** Everybody of the company who works there, for what is attached to people. */
function everybody({ company }: CompanyVisit): readonly number[] {
  return company.employees.filter(({ is_terminated }) => !is_terminated).map(({ id }) => id);
}

export const editedLists: readonly EditedList[] = [
  {
    path: 'allowances',
    operation: 'company-allowance',
    idName: 'allowance_id',
    title: 'Allowances',
    one: 'allowance',
    help: 'Each is a column in the table of a pay run. One that is in every pay is given to everybody who works here now.',
    columns: ['description', 'amount', 'allowance_category', 'auto_apply_to_pay'],
    fields: allowanceOwn,
    required: ['description', 'amount'],
    notes: (_web, { company }) =>
      Promise.resolve({
        amount: { label: 'Amount', help: 'Dollars, such as 25.00' },
        allowance_category: {
          label: 'Kind',
          help: company.country === 'AU' ? 'As the tax office reports it' : 'Only for your own order',
          choices: Object.entries(categoryNames).map(([value, label]) => ({ value, label })),
        },
        auto_apply_to_pay: { label: 'In every pay' },
        is_included_in_super_calculations: { label: 'Counts for super' },
        is_itemised: { label: 'On a line of its own' },
      }),
    entries: async ({ companies }, { company }) =>
      (await companies.listAllowances({ companyId: company.id })).map((allowance) => ({
        id: allowance.id,
        values: { ...allowance },
      })),
    create: (web, visit, body) =>
      web.companies.createAllowance({ companyId: visit.company.id, body: attached(visit, body) }),
    update: (web, visit, { id }, body) =>
      web.companies.updateAllowance({
        companyId: visit.company.id,
        allowanceId: id,
        body: attached(visit, body),
        propagateDescriptionToHistory: false,
      }),
    remove: ({ companies }, { company }, { id }) =>
      companies.deleteAllowance({ companyId: company.id, allowanceId: id, force: true }),
  },
  {
    path: 'awards',
    operation: 'award',
    idName: 'award_id',
    title: 'Awards',
    one: 'award',
    help: 'The awards or agreements that you apply. Classifications belong to them.',
    columns: ['name'],
    fields: awardFields,
    required: ['name'],
    notes: () => Promise.resolve({ name: { label: 'Name', help: 'Such as General Retail Industry Award 2020' } }),
    entries: async ({ companies }, { company }) =>
      (await companies.listAwards({ companyId: company.id })).map(({ id, name }) => ({ id, values: { name } })),
    create: ({ companies }, { company }, body) => companies.createAward({ companyId: company.id, body }),
    update: ({ companies }, { company }, { id }, body) =>
      companies.renameAward({ companyId: company.id, awardId: id, body }),
    remove: ({ companies }, { company }, { id }) => companies.deleteAward({ companyId: company.id, awardId: id }),
  },
  {
    path: 'classifications',
    operation: 'pay-rate-group',
    idName: 'group_id',
    title: 'Classifications',
    one: 'classification',
    help: 'A level within an award, or a group of your own, that pay rates belong to.',
    columns: ['name', 'award_id'],
    fields: groupOwn,
    required: ['name'],
    notes: async ({ companies }, { company }) => ({
      name: { label: 'Name', help: 'Such as Retail Employee Level 1' },
      award_id: { label: 'Award', choices: choicesOf(await companies.listAwards({ companyId: company.id })) },
    }),
    entries: async (web, visit) =>
      (await groupsOf(web, visit)).map(({ classification_id: id, classification_name: name, award_id }) => ({
        id,
        values: { name, award_id: award_id === null ? null : String(award_id) },
      })),
    create: ({ companies }, { company }, body) =>
      companies.createPayRateGroup({ companyId: company.id, body: withAward(body) }),
    update: ({ companies }, { company }, { id }, body) =>
      companies.updatePayRateGroup({ companyId: company.id, groupId: id, body: withAward(body) }),
    remove: ({ companies }, { company }, { id }) =>
      companies.deletePayRateGroup({ companyId: company.id, groupId: id }),
  },
  {
    path: 'pay-rates',
    operation: 'pay-rate',
    idName: 'rate_id',
    title: 'Pay rates',
    one: 'pay rate',
    help: 'A rate in dollars, or a multiple of the hourly rate such as 1.5 for time and a half.',
    columns: ['description', 'classification', 'rate', 'multiplier', 'is_overtime'],
    fields: { classification: payRateGroupFields.name, ...payRateFields },
    required: ['description', 'classification'],
    notes: async (web, visit) => ({
      classification: {
        label: 'Classification',
        choices: (await groupsOf(web, visit)).map((group) => ({
          value: String(group.classification_id),
          label: group.classification_name,
        })),
      },
      rate: { label: 'Rate', help: 'Dollars a unit' },
      units: { label: 'Unit', help: 'Such as hours' },
      is_overtime: { label: 'Overtime' },
    }),
    entries: async (web, visit) =>
      (await groupsOf(web, visit)).flatMap(({ classification_id, pay_rates }) =>
        pay_rates.map(({ id, ...rate }) => ({ id, values: { ...rate, classification: String(classification_id) } })),
      ),
    create: ({ companies }, { company }, { classification, ...body }) =>
      companies.createPayRate({
        companyId: company.id,
        groupId: Number(classification),
        body: { units: 'hours', is_overtime: false, ...body },
      }),
    update: ({ companies }, { company }, { id, values }, { classification: _moved, ...body }) =>
      companies.updatePayRate({
        companyId: company.id,
        groupId: Number(values['classification']),
        rateId: id,
        body,
      }),
    remove: ({ companies }, { company }, { id, values }) =>
      companies.deletePayRate({ companyId: company.id, groupId: Number(values['classification']), rateId: id }),
  },
];

/** An allowance of every pay is attached to everybody who works here; another one is typed where it is paid. */
function attached(visit: CompanyVisit, body: Body): Body {
  const inEveryPay = body['auto_apply_to_pay'];
  if (inEveryPay === undefined) return body;
  return { ...body, employee_ids: inEveryPay === true ? everybody(visit) : [] };
}

function withAward({ award_id, ...body }: Body): Body {
  return award_id === undefined ? body : { ...body, award_id: award_id === null ? null : Number(award_id) };
}

function choicesOf(named: readonly { readonly id: number; readonly name: string }[]): readonly Choice[] {
  return named.map(({ id, name }) => ({ value: String(id), label: name }));
}

function groupsOf({ companies }: WebAppServices, { company }: CompanyVisit) {
  return companies.listPayRates({ companyId: company.id, includeEmployees: false });
}

export async function formOf(
  web: WebAppServices,
  visit: CompanyVisit,
  list: EditedList,
  isNew: boolean,
): Promise<RecordForm> {
  return {
    fields: list.fields,
    groups: [{ title: 'Details', names: Object.keys(list.fields) }],
    notes: await list.notes(web, visit),
    required: list.required,
    sealed: {},
    isNew,
  };
}
