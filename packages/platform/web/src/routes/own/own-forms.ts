import { localDay, masked, type Country } from '@anz-payroll/companies';
import {
  kiwisaverRates,
  recordOfAuDeclaration,
  recordOfKiwisaver,
  recordOfNzDeclaration,
  type Asked,
  type AuTaxDeclaration,
  type KiwisaverChoice,
  type NzTaxDeclaration,
  type RequestKind,
  type EmployeeReadModel,
} from '@anz-payroll/employee-lifecycle';
import { CodeOf, PathId } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { asPercent, type CivilDate, type Result } from 'payroll-core';
import type { FieldProblem } from '@anz-payroll/companies/fields';
import {
  countryFeatures,
  fieldLabel,
  fieldNames,
  html,
  ownFormPage,
  plainDigits,
  stateCode,
  textOf,
  type OwnField,
  type Problems,
} from '../../pages';
import { inWords } from '../../pay-pages';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { recordFormContract, typedOf } from '../record-form-contract';
import { asEmployee, type OwnVisit, type PortalFlag } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { OwnPath } from './own-path';

type Typed = Readonly<Record<string, string>>;
/** Refused at fields; under `record` what is about no single one. */
type Read = Result<Asked, Problems>;

interface OwnForm {
  readonly path: 'details' | 'bank' | 'tax' | 'super';
  readonly kind: Exclude<RequestKind, 'leave'>;
  readonly flag: PortalFlag;
  /** Of both countries, for the contract of the form. */
  readonly names: readonly string[];
  readonly title: (visit: OwnVisit) => string;
  readonly button: string;
  readonly intro: (web: WebAppServices, visit: OwnVisit) => Promise<readonly (readonly [string, string])[]>;
  readonly fields: (visit: OwnVisit, today: CivilDate) => readonly OwnField[];
  readonly before: (visit: OwnVisit) => Typed;
  readonly read: (visit: OwnVisit, typed: Typed, today: CivilDate) => Read;
}

const yesNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;
const accepted = (asked: Asked): Read => ({ ok: true, value: asked });
const refused = (problems: Problems): Read => ({ ok: false, error: problems });

const contact: readonly OwnField[] = [
  { name: 'address1', label: 'Address', autocomplete: 'address-line1' },
  { name: 'address2', label: 'Address, second line', isOptional: true, autocomplete: 'address-line2' },
  { name: 'city', label: 'Suburb or city', autocomplete: 'address-level2' },
  { name: 'state', label: 'State or region', hint: 'Such as NSW or Queensland, or NSN.' },
  { name: 'postcode', label: 'Postcode', isNumber: true, autocomplete: 'postal-code' },
  { name: 'email_address', label: 'E-mail address', isOptional: true, autocomplete: 'email' },
  { name: 'phone_mobile', label: 'Mobile', isOptional: true, autocomplete: 'tel' },
  { name: 'phone_home', label: 'Telephone', isOptional: true },
  { name: 'kin_name', label: 'Whom to call in an emergency', isOptional: true },
  { name: 'kin_phone_mobile', label: 'Their telephone', isOptional: true },
];

const details: OwnForm = {
  path: 'details',
  kind: 'details',
  flag: 'allow_edit_account_details',
  names: contact.map(({ name }) => name),
  title: () => 'Your details',
  button: 'Ask for these details',
  intro: async (_web, { employee }) => [
    ['Name', `${employee.first_name} ${employee.last_name}`],
    ...(employee.number === null ? [] : [['Number', employee.number] as const]),
    ...(employee.position === null ? [] : [['Position', employee.position] as const]),
  ],
  fields: () => contact,
  before: ({ employee }) =>
    Object.fromEntries(contact.map(({ name }) => [name, String(Reflect.get(employee, name) ?? '')])),
  read: ({ employee }, typed) => {
    const changes = Object.fromEntries(
      contact.flatMap(({ name }) => {
        const written = (typed[name] ?? '').trim();
        const now = name === 'state' ? stateCode(written) : written;
        return now === String(Reflect.get(employee, name) ?? '') ? [] : [[name, now === '' ? null : now]];
      }),
    );
    return Object.keys(changes).length === 0 ? refused({ record: 'Nothing is changed.' }) : accepted({ changes });
  },
};

const bank: OwnForm = {
  path: 'bank',
  kind: 'bank-account',
  flag: 'allow_edit_bank_accounts',
  names: ['bsb', 'account_number', 'account_name'],
  title: () => 'Your bank account',
  button: 'Ask for this account',
  intro: async (web, { employerId, employee }) => {
    const of = { customerId: employerId, employeeId: employee.id, kind: 'bank-account' as const };
    const listed = await web.employees.listParts(of);
    const ranked = listed.ok ? listed.value.map(({ values }) => String(values['account_number'])) : [];
    const shown = ranked.length > 0 ? ranked : [employee.primary_bank_account_number].filter((one) => one !== null);
    return shown.map((number) => ['Your pay goes to', masked(number) ?? ''] as const);
  },
  fields: ({ company }) => [
    ...(countryFeatures[company.country].hasBsb
      ? [{ name: 'bsb', label: 'BSB', hint: 'Six digits.', isNumber: true }]
      : []),
    { name: 'account_number', label: 'Account number', isNumber: true },
    { name: 'account_name', label: 'Name of the account' },
  ],
  before: ({ employee }) => ({ account_name: `${employee.first_name} ${employee.last_name}`.slice(0, 32) }),
  read: ({ company }, typed) => {
    const bankAccount = {
      ...(countryFeatures[company.country].hasBsb ? { bsb: (typed['bsb'] ?? '').trim() } : {}),
      account_number: (typed['account_number'] ?? '').trim(),
      account_name: (typed['account_name'] ?? '').trim(),
    };
    return accepted({ bankAccount });
  },
};

const taxFields = {
  AU: [
    {
      name: 'quotes',
      label: 'Your tax file number (TFN)',
      choices: [
        ['number', 'I give it below'],
        ['applied', 'I have applied for one, or asked the ATO for mine'],
        ['under-18', 'I am under 18 and earn less than pays tax'],
        ['pensioner', 'I get a pension, benefit or allowance'],
        ['none', 'I do not give one: tax is withheld at the top rate'],
      ],
    },
    { name: 'tax_file_number', label: 'Tax file number', isOptional: true, isNumber: true },
    {
      name: 'residency',
      label: 'For tax purposes you are',
      choices: [
        ['resident', 'an Australian resident'],
        ['foreign', 'a foreign resident'],
        ['working-holiday', 'a working holiday maker'],
      ],
    },
    {
      name: 'threshold',
      label: 'Do you claim the tax-free threshold from this employer?',
      hint: 'Only from one employer at a time.',
      choices: yesNo,
    },
    { name: 'study_loan', label: 'Do you have a HELP, VSL, FS, SSL or AASL debt?', choices: yesNo },
  ],
  NZ: [
    {
      name: 'ird_number',
      label: 'IRD number',
      hint: 'Without one the tax code is ND.',
      isOptional: true,
      isNumber: true,
    },
    {
      name: 'work',
      label: 'Your work is',
      choices: [
        ['usual', 'usual work'],
        ['casual-agricultural', 'casual agricultural work'],
        ['election-day', 'election day work'],
        ['seasonal', 'under the recognised seasonal employer scheme, or on a foreign fishing vessel'],
      ],
    },
    { name: 'main_income', label: 'Is this your main or highest source of income?', choices: yesNo },
    { name: 'student_loan', label: 'Do you have a New Zealand student loan?', choices: yesNo },
    {
      name: 'yearly_income',
      label: 'Your income of a year from all sources, before tax',
      hint: 'In whole dollars, this job included.',
      isNumber: true,
    },
    {
      name: 'independent_earner',
      label: 'Are you a New Zealand tax resident without a benefit, Working for Families or a pension?',
      hint: 'Neither you nor your partner gets Working for Families. Then the tax code may be ME.',
      choices: yesNo,
    },
  ],
} as const satisfies Readonly<Record<'AU' | 'NZ', readonly OwnField[]>>;

const taxOnRecord: Readonly<Record<Country, (employee: EmployeeReadModel) => readonly (readonly [string, string])[]>> =
  {
    AU: (employee) => [['Tax file number', masked(employee.tax_file_number) ?? 'None on record']],
    NZ: (employee) => [
      ['IRD number', masked(employee.ird_number) ?? 'None on record'],
      ['Tax code', `${employee.nz_tax_code ?? 'ND'}${employee.has_student_loan ? ' SL' : ''}`],
    ],
  };

const readTaxDeclaration: Readonly<
  Record<Country, (typed: Typed, today: CivilDate) => ReturnType<typeof recordOfAuDeclaration>>
> = {
  AU: (typed, today) => recordOfAuDeclaration(auAnswers(typed, today)),
  NZ: (typed, today) => recordOfNzDeclaration(nzAnswers(typed), today),
};

const tax: OwnForm = {
  path: 'tax',
  kind: 'tax',
  flag: 'allow_edit_tax_settings',
  names: [...taxFields.AU, ...taxFields.NZ].map(({ name }) => name),
  title: ({ company }) => ({ AU: 'Tax file number declaration', NZ: 'Tax code declaration (IR330)' })[company.country],
  button: 'Declare',
  intro: async (_web, { company, employee }) => taxOnRecord[company.country](employee),
  fields: ({ company }) => taxFields[company.country],
  before: () => ({}),
  read: ({ company }, typed, today) => {
    const answers = answersOf(taxFields[company.country], typed);
    const wrong = Object.fromEntries(
      taxFields[company.country].flatMap((field): [string, string][] => {
        const text = (typed[field.name] ?? '').trim();
        if (!('isOptional' in field) && text === '') return [[field.name, 'Answer this, too.']];
        const isAmount = /^\d{1,12}(?:\.\d+)?$/.test(plainDigits(text)) && !text.includes('%');
        const isWrong = field.name === 'yearly_income' && !isAmount;
        return isWrong ? [[field.name, `“${text}” is no amount. Write it as 60,000.`]] : [];
      }),
    );
    if (Object.keys(wrong).length > 0) return refused(wrong);
    const read = readTaxDeclaration[company.country](typed, today);
    if (read.ok) return accepted({ changes: read.value, answers });
    const at = /^That is not an? (?:tax file|IRD) number/.test(read.error.message)
      ? numberField[company.country]
      : 'threshold';
    return refused({ [at]: read.error.message });
  },
};

const numberField: Readonly<Record<Country, string>> = { AU: 'tax_file_number', NZ: 'ird_number' };

function auAnswers(typed: Typed, today: CivilDate): AuTaxDeclaration {
  return {
    quotes: typed['quotes'] as AuTaxDeclaration['quotes'],
    taxFileNumber: typed['tax_file_number'] ?? '',
    residency: typed['residency'] as AuTaxDeclaration['residency'],
    claimsThreshold: typed['threshold'] === 'yes',
    hasStudyLoan: typed['study_loan'] === 'yes',
    signedOn: today,
  };
}

function nzAnswers(typed: Typed): NzTaxDeclaration {
  return {
    irdNumber: typed['ird_number'] ?? '',
    work: typed['work'] as NzTaxDeclaration['work'],
    isMainIncome: typed['main_income'] === 'yes',
    hasStudentLoan: typed['student_loan'] === 'yes',
    yearlyIncome: Number(plainDigits(typed['yearly_income'] ?? '')),
    mayClaimIndependentEarnerCredit: typed['independent_earner'] === 'yes',
  };
}

const superChoices = [
  ['fund', 'Pay it into the fund below'],
  ['default', 'Pay it into the fund that my employer chooses'],
  ['stapled', 'Keep my existing fund: my employer asks the ATO for it'],
] as const;

type SavingsForm = Pick<OwnForm, 'intro' | 'fields' | 'read'> & { readonly title: string };

const superFund: SavingsForm = {
  title: 'Choice of superannuation fund',
  intro: async (web, { employerId, employee }) => {
    const listed = await web.employees.listParts({
      customerId: employerId,
      employeeId: employee.id,
      kind: 'super-fund',
    });
    return (listed.ok ? listed.value : []).map(
      ({ values }) => ['Your fund', textOf(values['fund_name']) ?? textOf(values['usi']) ?? ''] as const,
    );
  },
  fields: () => [
    { name: 'choice', label: 'Your super', choices: superChoices },
    {
      name: 'usi',
      label: 'USI of the fund',
      hint: 'Unique superannuation identifier, from the fund.',
      isOptional: true,
    },
    { name: 'fund_name', label: 'Name of the fund', isOptional: true },
    { name: 'member_number', label: 'Member number', isOptional: true },
  ],
  read: (_visit, typed) => {
    const words = superChoices.find(([code]) => code === typed['choice'])?.[1];
    if (words === undefined) return refused({ choice: 'Answer this.' });
    if (typed['choice'] !== 'fund') return accepted({ answers: { choice: words } });
    const usi = (typed['usi'] ?? '').trim().toUpperCase();
    if (usi === '') return refused({ usi: 'Type the USI of the fund.' });
    const said = (name: string) => {
      const text = (typed[name] ?? '').trim();
      return text === '' ? {} : { [name]: text };
    };
    return accepted({ superFund: { usi, ...said('fund_name'), ...said('member_number') }, answers: { choice: words } });
  },
};

const kiwisaver: SavingsForm = {
  title: 'KiwiSaver (KS2)',
  intro: async (_web, { employee }) => [['Your rate', asPercent(employee.kiwisaver_employee_rate ?? '0')]],
  fields: (_visit, today) => [
    {
      name: 'membership',
      label: 'KiwiSaver',
      choices: [
        ['member', 'I am a member already'],
        ['enrolled', 'I am new and am enrolled with this job'],
        ['opts-in', 'I opt in'],
        ['opts-out', 'I opt out (KS10, in weeks two to eight of the job)'],
      ],
    },
    {
      name: 'rate',
      label: 'Your contribution',
      choices: kiwisaverRates(today).map((rate) => [rate, asPercent(rate)] as const),
      isOptional: true,
    },
  ],
  read: (_visit, typed, today) => {
    const membership = typed['membership'] ?? '';
    if (!['member', 'enrolled', 'opts-in', 'opts-out'].includes(membership))
      return refused({ membership: 'Answer this.' });
    const choice = { membership: membership as KiwisaverChoice['membership'], rate: typed['rate'] ?? '' };
    const read = recordOfKiwisaver(choice, today);
    const answers = { choice: typed['choice'] ?? membership };
    return read.ok ? accepted({ changes: read.value, answers }) : refused({ rate: read.error.message });
  },
};

const savings: Readonly<Record<Country, SavingsForm>> = { AU: superFund, NZ: kiwisaver };

const superForm: OwnForm = {
  path: 'super',
  kind: 'super',
  flag: 'allow_edit_super_details',
  names: ['choice', 'usi', 'fund_name', 'member_number', 'membership', 'rate'],
  title: ({ company }) => savings[company.country].title,
  button: 'Choose',
  intro: (web, visit) => savings[visit.company.country].intro(web, visit),
  fields: (visit, today) => savings[visit.company.country].fields(visit, today),
  before: () => ({}),
  read: (visit, typed, today) => savings[visit.company.country].read(visit, typed, today),
};

const forms: readonly OwnForm[] = [details, bank, tax, superForm];

class OwnFormQuery {
  @CodeOf(['asked'], { optional: true }) done?: 'asked';
}

class OwnRequestPath extends OwnPath {
  @PathId() request_id!: number;
}

const CancelForm = recordFormContract('OwnCancelForm', []);
const common = { may: 'own-pay', tag: 'Pages', rate: 'lookup' } as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;

/** Forms by which an employee asks for a change; none of them changes anything by itself. */
export function ownFormRoutes(web: WebAppServices): readonly Route[] {
  return [...forms.flatMap((one) => formRoutes(web, one)), cancelRoute(web)];
}

function formRoutes(web: WebAppServices, one: OwnForm): readonly Route[] {
  const { path, kind, flag } = one;
  const contract = recordFormContract(`Own${path.charAt(0).toUpperCase()}${path.slice(1)}Form`, one.names);
  return [
    route({
      ...common,
      method: 'GET',
      path: `/my/{employee_id}/${path}`,
      operation: `page-own-${path}`,
      summary: `What is on record of whoever is signed in, and the form for another: ${path}`,
      auth: asEmployee([flag]),
      request: { params: OwnPath, query: OwnFormQuery },
      responses: { 200: pageAnswers[200], ...answers },
      async handle({ query, context: { visit, now } }) {
        const notice = query.done === undefined ? {} : { notice: 'Asked. You see below what becomes of it.' };
        return showPage(200, await formPage(web, one, visit, now, { typed: one.before(visit), ...notice }));
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: `/my/{employee_id}/${path}`,
      operation: `form-ask-${path}`,
      summary: `Asks for another: ${path}`,
      auth: asEmployee([flag], kind === 'bank-account' ? { stepUp: true } : {}),
      request: { params: OwnPath, body: form(contract, { maxBytes: 16_384 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, body: sent, context: { visit, now } }) {
        const typed = typedOf(sent);
        const again = async ({ record: problem, ...problems }: Problems) => {
          const wrong = { problems, ...(problem === undefined ? {} : { problem }) };
          return showPage(422, await formPage(web, one, visit, now, { typed, ...wrong }));
        };
        const today = localDay(now, visit.company.timezone);
        const read = one.read(visit, typed, today);
        if (!read.ok) return again(read.error);
        const what = { action: `ask-${path}`, recordType: 'employees', recordId: params.employee_id };
        const asked = await withAudit(web, visit, what, () =>
          web.employees.askRequest({
            customerId: visit.employerId,
            employeeId: visit.employee.id,
            kind,
            asked: read.value,
            requestedBy: visit.session.user.id,
          }),
        );
        if (asked.ok) return goTo(`/my/${params.employee_id}/${path}?done=asked`);
        return again(atFields(one.fields(visit, today), asked.error));
      },
    }),
  ];
}

/** A refusal at the fields that it names, under the labels of the form. */
function atFields(
  fields: readonly OwnField[],
  { message, problems = [] }: { readonly message: string; readonly problems?: readonly FieldProblem[] },
): Problems {
  const notes = Object.fromEntries(fields.map(({ name, label }) => [name, { label }]));
  const named = Object.fromEntries(
    problems.map(({ path, message: says }) => {
      const name = path.split('.').at(-1) ?? '';
      return notes[name] === undefined ? ['record', `${fieldLabel(name)} ${says}.`] : [name, `It ${says}.`];
    }),
  );
  if (problems.length > 0) return named;
  const subject = fields.find(({ name }) => new RegExp(`^(?:The )?${name}\\b`).test(message))?.name;
  const says = message.replace(
    /\b[a-z]+(?:_[a-z0-9]+)+\b|\bbsb\b|\busi\b/g,
    (name) => `“${fieldNames({ notes }, name)}”`,
  );
  return { [subject ?? 'record']: inWords(says).replace(/ of account \d+\b/, '') };
}

const cancelRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: '/my/{employee_id}/requests/{request_id}/cancel',
    operation: 'form-cancel-own-request',
    summary: 'Takes back what was asked for; leave also after it was approved, until it is paid',
    auth: asEmployee(),
    request: { params: OwnRequestPath, body: form(CancelForm, { maxBytes: 4096 }) },
    responses: answers,
    async handle({ params, context: { visit } }) {
      const one = { customerId: visit.employerId, employeeId: visit.employee.id, requestId: params.request_id };
      const before = (await web.employees.listRequests(one)).find(({ id }) => id === params.request_id);
      const what = { action: 'cancel-request', recordType: 'employees', recordId: params.employee_id };
      const done = await withAudit(web, visit, what, () =>
        web.employees.cancelRequest({ ...one, by: visit.session.user.id }),
      );
      if (!done.ok) return notThere();
      const { leave } = done.value.asked;
      if (before?.state === 'approved' && leave !== undefined) {
        const where = { customerId: visit.employerId, companyId: visit.company.id, employeeId: visit.employee.id };
        await web.pays.placeLeave({ ...where, leave, isTakenBack: true });
      }
      return goTo(`/my/${params.employee_id}?done=cancelled`);
    },
  });

async function formPage(
  web: WebAppServices,
  one: OwnForm,
  visit: OwnVisit,
  now: number,
  more: { readonly typed: Typed; readonly notice?: string; readonly problem?: string; readonly problems?: Problems },
): Promise<string> {
  const rows = await one.intro(web, visit);
  const requests = await web.employees.listRequests({ customerId: visit.employerId, employeeId: visit.employee.id });
  return ownFormPage({
    ...visit,
    here: one.path,
    title: one.title(visit),
    intro:
      rows.length === 0
        ? html``
        : html`<dl class="facts card">
            ${rows.map(
              ([name, value]) =>
                html`<dt>${name}</dt>
                  <dd>${value}</dd>`,
            )}
          </dl>`,
    fields: one.fields(visit, localDay(now, visit.company.timezone)),
    action: `/my/${visit.employee.id}/${one.path}`,
    button: one.button,
    requests: requests.filter(({ kind }) => kind === one.kind),
    ...more,
  });
}

/** Each answer in the words of the form; numbers are in the record itself. */
function answersOf(fields: readonly OwnField[], typed: Typed): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ name, label, choices }) => {
      const words = choices?.find(([code]) => code === typed[name])?.[1];
      return words === undefined ? [] : [[label, words]];
    }),
  );
}
