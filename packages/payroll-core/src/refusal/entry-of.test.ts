import { au, nz, aud, inForce, nzd, type CivilDate } from '..';
import { entryOf } from './entry-of';

const day = '2026-11-12' as CivilDate;
function at<V>(instrument: Parameters<typeof inForce<V>>[0]) {
  const edition = inForce(instrument, day);
  if (!edition.ok) throw new Error(edition.error.message);
  return edition.value;
}
const x = au.weeklyEarnings(aud('2000'), 'weekly');
const declaration: au.AuTaxDeclaration = {
  taxFileNumber: 'quoted',
  residency: 'resident',
  claimsTaxFreeThreshold: true,
  hasStudyLoan: false,
  medicareLevyExemption: 'none',
};

test('a table is asked for its own words alone', () => {
  expect(entryOf({ weekly: 52 }, 'weekly', 'a pay frequency')).toBe(52);
  for (const word of ['WEEKLY', '__proto__', 'toString', '', undefined, null, 5]) {
    expect(() => entryOf({ weekly: 52 }, word as never, 'a pay frequency')).toThrow(TypeError);
  }
});

/*
 * A caller without types says a word as the API does. Before, the rules marked "undefined" gave back nothing, an extra pay after a
 * month was annualised by 13 and not by 12, and a foreign resident had the scale of a resident.
 */
describe('single rules name the words that they know', () => {
  const frequencies = 'Expected one of weekly, fortnightly, monthly, quarterly.';
  const nzFrequencies = 'Expected one of weekly, fortnightly, four-weekly, monthly.';
  const scales = 'Expected one of 1, 2, 3, 5, 6.';
  const other = (word: unknown): never => word as never;

  test.each<[string, () => unknown, string]>([
    ['weeklyEarnings', () => au.weeklyEarnings(aud('1000'), other('WEEKLY')), `"WEEKLY". ${frequencies}`],
    ['forPayPeriod (undefined)', () => au.forPayPeriod(x, other('four-weekly')), `"four-weekly". ${frequencies}`],
    [
      'withholdUnderScale (undefined)',
      () => au.withholdUnderScale(x, other('MONTHLY'), 2, at(au.schedule1)),
      `"MONTHLY". ${frequencies}`,
    ],
    ['withholdUnderScale, scale 4', () => au.withholdUnderScale(x, 'weekly', other(4), at(au.schedule1)), scales],
    [
      'withholdWithStudyLoan',
      () => au.withholdWithStudyLoan(x, 'weekly', other(4), at(au.studyLoans)),
      `Not a scale with formulas: 4. ${scales}`,
    ],
    // It was the component of those who claim the threshold, on any scale.
    ['studyLoanComponent', () => au.studyLoanComponent(x, 'weekly', other(7), at(au.studyLoans)), `7. ${scales}`],
    [
      'adjustMedicareLevy',
      () => au.adjustMedicareLevy(x, 'weekly', other(1), { spouse: true, dependants: 1 }, at(au.medicareLevyFigures)),
      'Expected one of 2, 6.',
    ],
    ['offsetForPeriod', () => au.offsetForPeriod(aud('500'), other('WEEKLY'), at(au.taxOffsets)), '"WEEKLY". '],
    [
      'addForExtraPay',
      () => au.addForExtraPay(aud('2000'), other('monthly'), at(au.extraPayBands)),
      'Expected one of weekly, fortnightly.',
    ],
    ['payPeriodsCovered', () => au.payPeriodsCovered(day, day, other('DAILY')), frequencies],
    [
      'withholdWithoutTaxFileNumber',
      () => au.withholdWithoutTaxFileNumber(aud('100'), other('Foreign'), at(au.schedule1)),
      'Not a residency: "Foreign". Expected one of resident, foreign.',
    ],
    // Scale 2 for each of them, and no scale at all.
    ['pickScale', () => au.pickScale({ ...declaration, residency: other('Foreign') }), 'Not a residency: "Foreign".'],
    [
      'pickScale, number',
      () => au.pickScale({ ...declaration, taxFileNumber: other('123456782') }),
      'Expected one of quoted,',
    ],
    [
      'pickScale, exemption',
      () => au.pickScale({ ...declaration, medicareLevyExemption: other('FULL') }),
      'Not a Medicare levy exemption: "FULL". Expected one of none, full, half.',
    ],
    ['annualise', () => nz.annualise(nzd('1000'), other('WEEKLY')), `"WEEKLY". ${nzFrequencies}`],
    ['periodOfWeek', () => nz.periodOfWeek(nzd('100'), other('quarterly')), `"quarterly". ${nzFrequencies}`],
    ['monthOfPay', () => nz.monthOfPay(nzd('100'), other('MONTHLY')), nzFrequencies],
    [
      'annualiseFourWeeks',
      () => nz.annualiseFourWeeks([nzd('1000')], other('MONTHLY'), at(nz.extraPays)),
      `Not a pay frequency: "MONTHLY". ${nzFrequencies}`,
    ],
    [
      'annualiseLastTwoPays',
      () => nz.annualiseLastTwoPays([nzd('1000'), nzd('1000')], other('MONTHLY'), at(nz.extraPays)),
      nzFrequencies,
    ],
    ['levyInPay', () => nz.levyInPay(nzd('1000'), other('WEEKLY'), true, at(nz.accEarnersLevy)), nzFrequencies],
    ['liablePay', () => nz.liablePay(nzd('1000'), other('WEEKLY'), at(nz.studentLoan)), nzFrequencies],
    // The word `__proto__` was a contributing status.
    ['isContributingStatus', () => nz.isContributingStatus(other('__proto__')), 'Expected one of AE, AK, OK, NK, CT.'],
  ])('%s', (_rule, work, message) => {
    expect(work).toThrow(TypeError);
    expect(work).toThrow(message);
  });

  test('taxExtraPays: a redundancy in other letters bore the levy', () => {
    const basis = { annualised: nz.annualise(nzd('1000'), 'weekly'), taxCode: taxCodeM() };
    const rules = { extraPays: at(nz.extraPays), paye: at(nz.paye), levy: at(nz.accEarnersLevy) };
    const tax = (kind: nz.ExtraPayKind) => nz.taxExtraPays([{ name: 'a', kind, amount: nzd('5000') }], basis, rules);
    expect(String(tax('redundancy').levy.value)).toBe('0');
    expect(() => tax(other('Redundancy'))).toThrow('Not a kind of extra pay: "Redundancy". Expected one of bonus,');
  });
});

function taxCodeM() {
  const code = nz.parseTaxCode('M');
  if (!code.ok) throw new Error(code.error.message);
  return code.value;
}
