import type { Country } from '@anz-payroll/companies';
import { kiwisaverRates, recordOfKiwisaver } from '@anz-payroll/employee-lifecycle';
import { asPercent } from 'payroll-core';
import { textOf } from '../../../pages';
import { accepted, refused, type OwnForm } from './own-form';

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

const memberships = [
  ['member', 'I am a member already'],
  ['enrolled', 'I am new and am enrolled with this job'],
  ['opts-in', 'I opt in'],
  ['opts-out', 'I opt out (KS10, in weeks two to eight of the job)'],
] as const;

const kiwisaver: SavingsForm = {
  title: 'KiwiSaver (KS2)',
  intro: async (_web, { employee }) => [['Your rate', asPercent(employee.kiwisaver_employee_rate ?? '0')]],
  fields: (_visit, today) => [
    {
      name: 'membership',
      label: 'KiwiSaver',
      choices: memberships,
    },
    {
      name: 'rate',
      label: 'Your contribution',
      choices: kiwisaverRates(today).map((rate) => [rate, asPercent(rate)] as const),
      isOptional: true,
    },
  ],
  read: (_visit, typed, today) => {
    const chosen = memberships.find(([code]) => code === typed['membership']);
    if (chosen === undefined) return refused({ membership: 'Answer this.' });
    const [membership, words] = chosen;
    const read = recordOfKiwisaver({ membership, rate: typed['rate'] ?? '' }, today);
    return read.ok
      ? accepted({ changes: read.value, answers: { KiwiSaver: words } })
      : refused({ rate: read.error.message });
  },
};

const savings: Readonly<Record<Country, SavingsForm>> = { AU: superFund, NZ: kiwisaver };

export const superForm: OwnForm = {
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
