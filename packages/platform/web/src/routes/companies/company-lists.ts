import { isDeepStrictEqual } from 'node:util';
import {
  allowanceFields,
  awardFields,
  payRateFields,
  payRateGroupFields,
  type AllowanceReadModel,
  type CompaniesRefusal,
  type GroupReadModel,
  type PayRateReadModel,
} from '@anz-payroll/companies';
import { notes, optional, type FieldSet } from '@anz-payroll/companies/fields';
import {
  countryFeatures,
  allowanceHelp,
  otherAllowanceNames,
  withVersion,
  type Choice,
  type CompanyList,
  type FieldNote,
  type ListEntry,
  type RecordForm,
} from '../../pages';
import { peopleOfLines } from '../people-of-lines';
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
  /** Those of the fields that a company that reports by Single Touch Payroll alone has. */
  readonly onlyInStp?: readonly string[];
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
/** Beside the fields of the API: the people by name, which become `employee_ids`. */
const people = optional(notes(100_000));

function namesOf({ company }: CompanyVisit, ids: readonly number[]): string {
  const chosen = new Set(ids);
  return company.employees
    .filter(({ id, is_terminated }) => chosen.has(id) && !is_terminated)
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`)
    .join('\n');
}

/** What is typed as people goes to the API as `employee_ids`; a name that nobody has is refused at its field. */
function withPeople(
  visit: CompanyVisit,
  { people: typed, ...body }: Body,
  refusedAs: CompaniesRefusal['code'],
  write: (body: Body) => Written,
): Written {
  if (typed === undefined) return write(body);
  const working = visit.company.employees.filter(({ is_terminated }) => !is_terminated);
  const chosen = peopleOfLines(working, typeof typed === 'string' ? typed : '', 'who works here');
  if (chosen.ok) return write({ ...body, employee_ids: chosen.people.map(({ id }) => id) });
  const problems = [{ path: 'people', message: chosen.problem, code: 'wrong-form' as const }];
  return Promise.resolve({ ok: false, error: { code: refusedAs, message: chosen.problem, problems } });
}

const peopleNote: FieldNote = { label: 'People', help: 'One name or number a line' };

export const editedLists: readonly EditedList[] = [
  {
    path: 'allowances',
    operation: 'company-allowance',
    idName: 'allowance_id',
    title: 'Allowances',
    one: 'allowance',
    help: 'Each is a column in the table of a pay run. One that is in every pay is given to the people that are named, or to everybody who works here now.',
    columns: ['description', 'amount', 'allowance_category', 'auto_apply_to_pay', 'people'],
    fields: { ...allowanceOwn, people },
    onlyInStp: ['other_type', 'is_within_limit'],
    required: ['description', 'amount'],
    notes: (_web, { company }) =>
      Promise.resolve({
        amount: { label: 'Amount', help: 'Dollars, such as 25.00', isDollars: true },
        allowance_category: {
          label: 'Kind',
          help: countryFeatures[company.country].reportsByStp
            ? 'As the tax office reports it'
            : 'Only for your own order',
          choices: Object.entries(categoryNames)
            .filter(([value]) => value !== 'Unclassified' || !countryFeatures[company.country].reportsByStp)
            .map(([value, label]) => ({ value, label })),
        },
        other_type: {
          label: 'Other: what for',
          help: allowanceHelp.other_type,
          choices: Object.entries(otherAllowanceNames).map(([value, label]) => ({ value, label })),
        },
        auto_apply_to_pay: { label: 'In every pay' },
        is_included_in_super_calculations: { label: 'Counts for super' },
        is_itemised: { label: 'On a line of its own' },
        is_within_limit: {
          label: 'Within its approved or reasonable amount',
          help: allowanceHelp.is_within_limit,
        },
        people: { ...peopleNote, help: 'One name or number a line. Empty: everybody who works here now' },
      }),
    entries: async ({ companies }, visit) =>
      (await companies.listAllowances({ companyId: visit.company.id })).map((allowance) => ({
        id: allowance.id,
        values: allowanceValues(visit, allowance),
      })),
    create: (web, visit, body) =>
      withPeople(visit, body, 'allowance/malformed', (read) =>
        web.companies.createAllowance({ companyId: visit.company.id, body: attached(visit, read, {}) }),
      ),
    update: (web, visit, { id, values }, body) =>
      withPeople(visit, body, 'allowance/malformed', (read) => updateAllowance(web, visit, { id, values }, read)),
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
    update: ({ companies }, { company }, { id, values }, body) =>
      companies.renameAward({
        companyId: company.id,
        awardId: id,
        body,
        mayTouch: ({ name }) => isDeepStrictEqual({ name }, values),
      }),
    remove: ({ companies }, { company }, { id }) => companies.deleteAward({ companyId: company.id, awardId: id }),
  },
  {
    path: 'classifications',
    operation: 'pay-rate-group',
    idName: 'group_id',
    title: 'Classifications',
    one: 'classification',
    help: 'A level within an award, or a group of your own, that pay rates belong to.',
    columns: ['name', 'award_id', 'people'],
    fields: { ...groupOwn, people },
    required: ['name'],
    notes: async ({ companies }, { company }) => ({
      name: { label: 'Name', help: 'Such as Retail Employee Level 1' },
      award_id: { label: 'Award', choices: choicesOf(await companies.listAwards({ companyId: company.id })) },
      people: peopleNote,
    }),
    entries: async (web, visit) =>
      (await web.companies.listPayRates({ companyId: visit.company.id, includeEmployees: true })).map(
        ({ classification_id: id, classification_name: name, award_id, employees = [] }) => ({
          id,
          values: groupValues(visit, { name, award_id, employee_ids: employees.map((employee) => employee.id) }),
        }),
      ),
    create: ({ companies }, visit, body) =>
      withPeople(visit, body, 'pay-rate-group/malformed', (read) =>
        companies.createPayRateGroup({ companyId: visit.company.id, body: withAward(read) }),
      ),
    update: ({ companies }, visit, { id, values }, body) =>
      withPeople(visit, body, 'pay-rate-group/malformed', (read) =>
        companies.updatePayRateGroup({
          companyId: visit.company.id,
          groupId: id,
          body: withAward(read),
          mayTouch: (stored) => isDeepStrictEqual(groupValues(visit, stored), values),
        }),
      ),
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
      rate: { label: 'Rate', help: 'Dollars a unit', isDollars: true },
      units: { label: 'Unit', help: 'Such as hours' },
      is_overtime: { label: 'Overtime' },
    }),
    entries: async (web, visit) =>
      (await groupsOf(web, visit)).flatMap(({ classification_id, pay_rates }) =>
        pay_rates.map((rate) => ({ id: rate.id, values: rateValues(rate, String(classification_id)) })),
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
        mayTouch: (stored) => isDeepStrictEqual(rateValues(stored, values['classification']), values),
      }),
    remove: ({ companies }, { company }, { id, values }) =>
      companies.deletePayRate({ companyId: company.id, groupId: Number(values['classification']), rateId: id }),
  },
];

/** Over the version that still is as the entry was read. */
async function updateAllowance(
  { companies }: WebAppServices,
  visit: CompanyVisit,
  { id, values }: ListEntry,
  body: Body,
): ReturnType<WebAppServices['companies']['updateAllowance']> {
  const one = { companyId: visit.company.id, allowanceId: id };
  const found = await companies.readAllowance(one);
  if (!found.ok) return found;
  const isAsRead = isDeepStrictEqual(allowanceValues(visit, found.value.value), values);
  return companies.updateAllowance({
    ...one,
    body: attached(visit, body, values),
    propagateDescriptionToHistory: false,
    mayTouch: (version) => isAsRead && version === found.value.version,
  });
}

function allowanceValues(visit: CompanyVisit, allowance: AllowanceReadModel): ListEntry['values'] {
  return { ...allowance, people: namesOf(visit, allowance.employee_ids) };
}

function groupValues(
  visit: CompanyVisit,
  { name, award_id, employee_ids }: Omit<GroupReadModel, 'id'>,
): ListEntry['values'] {
  const award = award_id === null ? null : String(award_id);
  return { name, award_id: award, people: namesOf(visit, employee_ids) };
}

function rateValues({ id: _, ...rate }: PayRateReadModel, classification: unknown): ListEntry['values'] {
  return { ...rate, classification };
}

/** An allowance of every pay that names nobody is attached to everybody who works here. */
function attached({ company }: CompanyVisit, body: Body, before: Body): Body {
  const { employee_ids: ids, auto_apply_to_pay: sent } = body;
  if (ids === undefined && sent === undefined) return body;
  const namesNobody = Array.isArray(ids) ? ids.length === 0 : (before['people'] ?? '') === '';
  if (!namesNobody || (sent ?? before['auto_apply_to_pay']) !== true) return body;
  return { ...body, employee_ids: company.employees.filter((one) => !one.is_terminated).map(({ id }) => id) };
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

/** The form of an entry that is stored, or of a new one. */
export async function formOf(
  web: WebAppServices,
  visit: CompanyVisit,
  list: EditedList,
  stored?: ListEntry,
): Promise<RecordForm> {
  const elsewhere = countryFeatures[visit.company.country].reportsByStp ? [] : (list.onlyInStp ?? []);
  const names = Object.keys(list.fields).filter((name) => !elsewhere.includes(name));
  const form: RecordForm = {
    fields: list.fields,
    groups: [{ title: 'Details', names }],
    notes: await list.notes(web, visit),
    required: list.required,
    encrypted: {},
    isNew: stored === undefined,
  };
  return stored === undefined ? form : withVersion(form, stored.values);
}
