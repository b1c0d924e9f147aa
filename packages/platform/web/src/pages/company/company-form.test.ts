import type { CompanyReadModel } from '@anz-payroll/companies';
import { companyForm } from './company-form';

const formOf = (country: 'AU' | 'NZ', more: object = {}) =>
  companyForm({
    country,
    ird_number: null,
    bank_account_number: null,
    branch_number: 1,
    ...more,
  } as unknown as CompanyReadModel);

const namesOf = (...asked: Parameters<typeof formOf>) => formOf(...asked).groups.flatMap(({ names }) => names);

/** What the form says at the fields that it shows. */
const words = (...asked: Parameters<typeof formOf>) => {
  const { notes } = formOf(...asked);
  return namesOf(...asked)
    .map((name) => `${notes[name]?.label ?? ''} ${notes[name]?.help ?? ''}`)
    .join('\n');
};

const ofAustralia = /Australia|Taxation|ABN|BSB|NSW|Queensland|super fund/;
const ofNewZealand = /New Zealand|IRD|AUK|anniversary|Auckland/;

test('an employer in New Zealand is asked for nothing of Australia, and the other way round', () => {
  expect(words('NZ')).not.toMatch(ofAustralia);
  expect(words('NZ')).toMatch(ofNewZealand);
  expect(words('AU')).toMatch(ofAustralia);
  expect(words('AU')).not.toMatch(ofNewZealand);
});

test('what somebody has filled in can still be seen and changed', () => {
  expect(namesOf('NZ')).not.toContain('branch_number');
  expect(namesOf('NZ', { branch_number: 4 })).toContain('branch_number');
  expect(namesOf('AU')).toContain('branch_number');
});
