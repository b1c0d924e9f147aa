import { civilDate } from 'payroll-core';
import { recordOfAuDeclaration, type AuTaxDeclaration } from './au-tax-declaration';
import { recordOfKiwisaver } from './nz-kiwisaver';
import { recordOfNzDeclaration, type NzTaxDeclaration } from './nz-tax-declaration';

const today = civilDate('2026-11-16');

/** Inland Revenue, IR330 from April 2025: the table of secondary tax codes, and the bounds of ME. */
describe('the tax code worked out as IR330 does', () => {
  const answers: NzTaxDeclaration = {
    irdNumber: '49-091-850',
    work: 'usual',
    isMainIncome: false,
    hasStudentLoan: false,
    yearlyIncome: 0,
    mayClaimIndependentEarnerCredit: false,
  };
  test.each([
    ['a further income of little', { yearlyIncome: 15_600 }, 'SB', false],
    ['above 15,600', { yearlyIncome: 15_601 }, 'S', false],
    ['up to 53,500', { yearlyIncome: 53_500 }, 'S', false],
    ['above 53,500', { yearlyIncome: 53_501 }, 'SH', false],
    ['above 78,100', { yearlyIncome: 78_101 }, 'ST', false],
    ['above 180,000', { yearlyIncome: 180_001 }, 'SA', false],
    ['with a student loan', { yearlyIncome: 60_000, hasStudentLoan: true }, 'SH', true],
    ['the main income', { isMainIncome: true, yearlyIncome: 60_000 }, 'M', false],
    [
      'independent earner',
      { isMainIncome: true, yearlyIncome: 24_000, mayClaimIndependentEarnerCredit: true },
      'ME',
      false,
    ],
    ['too little', { isMainIncome: true, yearlyIncome: 23_999, mayClaimIndependentEarnerCredit: true }, 'M', false],
    ['too much', { isMainIncome: true, yearlyIncome: 70_001, mayClaimIndependentEarnerCredit: true }, 'M', false],
    ['casual agricultural', { work: 'casual-agricultural' as const, hasStudentLoan: true }, 'CAE', false],
    ['election day', { work: 'election-day' as const }, 'EDW', false],
    ['seasonal', { work: 'seasonal' as const }, 'NSW', false],
  ] as const)('%s', (_what, change, code, loan) => {
    const read = recordOfNzDeclaration({ ...answers, ...change }, today);
    expect(read).toMatchObject({
      ok: true,
      value: { nz_tax_code: code, has_student_loan: loan, ird_number: '49091850' },
    });
  });

  test('no IRD number is no declaration, and a wrong one is refused', () => {
    expect(recordOfNzDeclaration({ ...answers, irdNumber: '' }, today)).toEqual({
      ok: true,
      value: { no_declaration: true },
    });
    expect(recordOfNzDeclaration({ ...answers, irdNumber: '49091851' }, today).ok).toBe(false);
  });

  test('KiwiSaver takes the rates of the day and no others', () => {
    // Pay days from 1 April 2026: 3.5, 4, 6, 8 or 10 per cent.
    const rates = ['0.03', '0.035', '0.04', '0.05', '0.06', '0.08', '0.1'];
    const taken = rates.filter((rate) => recordOfKiwisaver({ membership: 'member', rate }, today).ok);
    expect(taken).toEqual(['0.035', '0.04', '0.06', '0.08', '0.1']);
    expect(recordOfKiwisaver({ membership: 'opts-out', rate: '' }, today)).toEqual({
      ok: true,
      value: { kiwisaver_status_code: 'NK' },
    });
  });
});

describe('the tax file number declaration', () => {
  const answers: AuTaxDeclaration = {
    ...{ quotes: 'number', taxFileNumber: '123 456 782', residency: 'resident', claimsThreshold: true },
    ...{ hasStudyLoan: false, signedOn: today },
  };
  test.each([
    ['quoted', {}, '123456782'],
    ['applied for', { quotes: 'applied' as const }, '111111111'],
    ['under 18', { quotes: 'under-18' as const }, '333333333'],
    ['a pensioner', { quotes: 'pensioner' as const }, '444444444'],
    ['not quoted', { quotes: 'none' as const }, '000000000'],
  ])('%s', (_what, change, number) => {
    expect(recordOfAuDeclaration({ ...answers, ...change })).toMatchObject({
      ok: true,
      value: { tax_file_number: number, has_claimed_tax_free_threshold: true, is_foreign_resident: false },
    });
  });

  test('a number that does not check, and the threshold of a foreign resident, are refused', () => {
    expect(recordOfAuDeclaration({ ...answers, taxFileNumber: '123456789' }).ok).toBe(false);
    expect(recordOfAuDeclaration({ ...answers, taxFileNumber: '111111111' }).ok).toBe(false);
    for (const residency of ['foreign', 'working-holiday'] as const) {
      expect(recordOfAuDeclaration({ ...answers, residency }).ok).toBe(false);
      const right = recordOfAuDeclaration({ ...answers, residency, claimsThreshold: false });
      expect(right).toMatchObject({
        ok: true,
        value: { is_foreign_resident: true, working_holiday_tax_scale_applies: residency === 'working-holiday' },
      });
    }
  });
});
