import { civilDate } from '../../calendar';
import { aud } from '../../money';
import { explainAsText, step } from '../../trace';
import { codeOfLaterInstalment, etp, reachedPreservationAge, withholdFromEtps, type EtpPayee } from '.';

const rules = etp.editions.find(({ effectiveFrom }) => effectiveFrom === '2026-07-01')!;
const payee: EtpPayee = {
  reachedPreservationAge: step('test', false, () => 'under preservation age'),
  hasTaxFileNumber: true,
  residency: 'resident',
  etpCapUsed: aud('0'),
  otherTaxableIncome: aud('0'),
};
const payment = (code: 'R' | 'O' | 'S' | 'P' | 'D' | 'N' | 'B' | 'T', taxable: string) => ({
  code,
  taxable: aud(taxable),
  taxFree: aud('0'),
});

test('preservation age is 55 to 60 by date of birth, reached by the end of the income year', () => {
  // Income Tax Assessment Act 1997 s 307-5; SIS Regulations 6.01(2). Each born on the last day of a row, and the first of the next.
  const cases = [
    ['1960-06-30', '2015-06-30', true],
    ['1960-07-01', '2016-06-30', false],
    ['1960-07-01', '2016-07-01', true],
    ['1961-06-30', '2017-06-30', true],
    ['1961-07-01', '2018-06-30', false],
    ['1961-07-01', '2018-07-01', true],
    ['1962-06-30', '2019-06-30', true],
    ['1962-07-01', '2020-06-30', false],
    ['1963-07-01', '2022-06-30', false],
    ['1963-07-01', '2022-07-01', true],
    ['1964-06-30', '2023-06-30', true],
    ['1964-07-01', '2024-06-30', false],
    ['1964-07-01', '2024-07-01', true],
    ['1967-06-30', '2026-07-01', true],
    ['1967-07-01', '2027-06-30', false],
  ] as const;
  for (const [born, paid, reached] of cases) {
    expect([born, paid, reachedPreservationAge(civilDate(born), civilDate(paid), rules).value]).toEqual([
      born,
      paid,
      reached,
    ]);
  }
  expect(explainAsText(reachedPreservationAge(civilDate('1967-06-30'), civilDate('2026-10-30'), rules))).toBe(
    [
      'au.etp.reached-preservation-age: 60 on 2027-06-30, preservation age 60',
      '  given.dateOfBirth: date of birth 1967-06-30',
      `  au.etp/preservationAges/1964-07-01: preservation age 60 for births from 1964-07-01 (since 2026-07-01; ${rules.law.title})`,
    ].join('\n'),
  );
  // Schedule 11, "Preservation age": born before 1 July 1960, 55.
  expect(explainAsText(reachedPreservationAge(civilDate('1960-06-30'), civilDate('2026-10-30'), rules))).toContain(
    ': preservation age 55 for births before 1960-07-01 (',
  );
});

test('codes of a later instalment', () => {
  const codes = ['R', 'O', 'S', 'P', 'D', 'N', 'B', 'T'] as const;
  expect(codes.map(codeOfLaterInstalment)).toEqual(['S', 'P', 'S', 'P', 'D', 'B', 'B', 'T']);
});

test('redundancy comes first whatever the order given, and lowers the ETP cap but not the whole-of-income cap', () => {
  const rows = withholdFromEtps([payment('O', '17678'), payment('R', '397')], payee, rules);
  expect(rows.map(({ code }) => code)).toEqual(['R', 'O']);
  expect(rows[1]!.etpCapRemaining.toString()).toBe('269603');
  expect(rows[1]!.wholeOfIncomeCapRemaining.toString()).toBe('180000');
});

test('a second payment of its own kind finds both caps lower', () => {
  const rows = withholdFromEtps([payment('P', '1000'), payment('O', '100000')], payee, rules);
  expect(rows.map(({ code }) => code)).toEqual(['O', 'P']);
  expect(rows[1]!.etpCapRemaining.toString()).toBe('170000');
  expect(rows[1]!.wholeOfIncomeCapRemaining.toString()).toBe('80000');
});

test('which cap limits a payment', () => {
  const capOf = (code: Parameters<typeof payment>[0], other: string, used: string) =>
    withholdFromEtps(
      [payment(code, '10')],
      { ...payee, otherTaxableIncome: aud(other), etpCapUsed: aud(used) },
      rules,
    )[0]!.cap;
  expect(capOf('O', '0', '0')).toBe('whole-of-income');
  expect(capOf('O', '0', '90000')).toBe('whole-of-income');
  expect(capOf('O', '0', '90001')).toBe('etp');
  expect(capOf('P', '0', '90001')).toBe('etp');
  expect(capOf('R', '180000', '0')).toBe('etp');
  expect(capOf('N', '180000', '0')).toBe('etp');
  expect(capOf('T', '0', '0')).toBe('none');
});

test('the rate up to the cap', () => {
  const rateOf = (code: Parameters<typeof payment>[0], over: boolean, residency: 'resident' | 'foreign') =>
    withholdFromEtps(
      [payment(code, '10')],
      { ...payee, residency, reachedPreservationAge: step('test', over, () => '') },
      rules,
    )[0]!.rate.toString();
  expect([rateOf('R', false, 'resident'), rateOf('R', true, 'resident')]).toEqual(['0.32', '0.17']);
  expect([rateOf('O', false, 'foreign'), rateOf('O', true, 'foreign')]).toEqual(['0.3', '0.15']);
  expect([rateOf('N', true, 'resident'), rateOf('B', true, 'foreign')]).toEqual(['0.32', '0.3']);
  expect([rateOf('D', true, 'foreign'), rateOf('T', true, 'foreign')]).toEqual(['0', '0']);
});

describe('the working is told', () => {
  const law = `(since 2026-07-01; ${rules.law.title})`;

  test('within and above the cap', () => {
    const [row] = withholdFromEtps([payment('R', '270001')], payee, rules);
    expect(explainAsText(row!.withheld)).toBe(
      [
        'au.etp.withhold: code R: 0.32 × 270000 + 0.47 × 1 = 86400.47, to the nearest dollar 86400',
        '  given.taxableComponent: taxable component 270001',
        '  test: under preservation age',
        `  au.etp/lifeBenefit/underPreservationAge: 0.32 up to the cap ${law}`,
        `  au.etp/etpCap: 270000 of the ETP cap was left ${law}`,
        `  au.etp/aboveCap: 0.47 above the cap ${law}`,
      ].join('\n'),
    );
  });

  test('over preservation age, by the whole-of-income cap', () => {
    const over = { ...payee, reachedPreservationAge: step('test', true, () => 'reached') };
    const [row] = withholdFromEtps([payment('O', '9000')], over, rules);
    const text = explainAsText(row!.withheld);
    expect(text).toContain('code O: 0.17 × 9000 = 1530, to the nearest dollar 1530');
    expect(text).toContain('au.etp/lifeBenefit/preservationAgeOrOver: 0.17 up to the cap');
    expect(text).toContain('au.etp/wholeOfIncomeCap: 180000 of the whole-of-income cap was left');
    expect(text).not.toContain('aboveCap');
  });

  test('death benefits', () => {
    const say = (code: 'D' | 'N' | 'B' | 'T') =>
      explainAsText(withholdFromEtps([payment(code, '100')], payee, rules)[0]!.withheld);
    expect(say('D')).toContain('au.etp/deathBenefit/dependant: 0 up to the cap');
    expect(say('N')).toContain('au.etp/deathBenefit/nonDependant: 0.32 up to the cap');
    expect(say('B')).toContain('au.etp/deathBenefit/nonDependant: 0.32 up to the cap');
    expect(say('T')).toContain('au.etp.withhold: code T: nothing is withheld from a payment to the trustee');
  });

  test('no tax file number', () => {
    const [row] = withholdFromEtps([payment('O', '100.99')], { ...payee, hasTaxFileNumber: false }, rules);
    expect(explainAsText(row!.withheld)).toBe(
      [
        'au.etp.withhold: code O: no tax file number, 0.47 × 100, cents ignored, 47',
        '  given.taxableComponent: taxable component 100.99',
        `  au.etp/noTaxFileNumber/resident: 0.47 without a tax file number ${law}`,
      ].join('\n'),
    );
  });
});
