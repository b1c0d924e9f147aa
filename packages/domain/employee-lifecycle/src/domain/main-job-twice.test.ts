import type { MainJobFacts } from '../countries/country-employee';
import { mainJobTwice } from './main-job-twice';

const claims: MainJobFacts = {
  tax_file_number: '123456782',
  has_claimed_tax_free_threshold: true,
  is_foreign_resident: false,
  is_super_only_contractor: false,
  is_death_beneficiary: false,
  ird_number: null,
  nz_tax_code: null,
};

// ATO, Tax file number declaration, question 9: the threshold is claimed from one payer at a time.
describe('the tax-free threshold under one tax file number', () => {
  test.each<[string, Partial<MainJobFacts>, Partial<MainJobFacts>, boolean]>([
    ['two records that claim it', {}, {}, true],
    ['the number with blanks is the same', { tax_file_number: '123 456 782' }, {}, true],
    [
      'one of eight digits has a zero before it',
      { tax_file_number: '37118629' },
      { tax_file_number: '037118629' },
      true,
    ],
    ['other numbers', { tax_file_number: '876543210' }, {}, false],
    ['only one claims it', { has_claimed_tax_free_threshold: false }, {}, false],
    ['a foreign resident has none', { is_foreign_resident: true }, {}, false],
    ['nothing is withheld from a super-only contractor', { is_super_only_contractor: true }, {}, false],
    ['a death benefit has a record of its own', { is_death_beneficiary: true }, {}, false],
    ['applied for', { tax_file_number: '111111111' }, { tax_file_number: '111111111' }, false],
    ['none quoted', { tax_file_number: '000000000' }, { tax_file_number: '000000000' }, false],
    ['none on record', { tax_file_number: null }, { tax_file_number: null }, false],
  ])('%s', (_name, one, other, isTwice) => {
    const found = mainJobTwice(
      'AU',
      [
        { ...claims, ...one },
        { ...claims, ...other },
      ],
      (record) => record,
    );
    expect(found.map(({ length }) => length)).toEqual(isTwice ? [2] : []);
  });
});

// Inland Revenue, IR330: one main job, whose code is M or ME, and a secondary code for every other.
describe('a main tax code under one IRD number', () => {
  const record: MainJobFacts = { ...claims, ird_number: '49091850', nz_tax_code: 'M' };
  test.each<[string, Partial<MainJobFacts>, boolean]>([
    ['two main codes', {}, true],
    ['M and ME are both main', { nz_tax_code: 'ME' }, true],
    ['the number with a zero before it is the same', { ird_number: '049-091-850' }, true],
    ['a secondary code', { nz_tax_code: 'ST' }, false],
    ['another number', { ird_number: '35901981' }, false],
    ['no number', { ird_number: null }, false],
  ])('%s', (_name, other, isTwice) => {
    const found = mainJobTwice('NZ', [record, { ...record, ...other }], (one) => one);
    expect(found.map(({ length }) => length)).toEqual(isTwice ? [2] : []);
  });
});
