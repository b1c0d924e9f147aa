import { thresholdClaimedTwice, type ThresholdClaim } from './threshold-claims';

const claims: ThresholdClaim = {
  tax_file_number: '123456782',
  has_claimed_tax_free_threshold: true,
  is_foreign_resident: false,
  is_super_only_contractor: false,
  is_death_beneficiary: false,
};

// ATO, Tax file number declaration, question 9: the threshold is claimed from one payer at a time.
describe('the tax-free threshold under one tax file number', () => {
  test.each<[string, Partial<ThresholdClaim>, Partial<ThresholdClaim>, boolean]>([
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
    const found = thresholdClaimedTwice(
      [
        { ...claims, ...one },
        { ...claims, ...other },
      ],
      (record) => record,
    );
    expect(found.map(({ length }) => length)).toEqual(isTwice ? [2] : []);
  });
});
