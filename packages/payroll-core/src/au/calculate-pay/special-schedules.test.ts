import { calculateTermination } from '../calculate-termination';
import { calculatePay } from './calculate-pay';
import type { AuPayEmployee, AuPayInput, AuTaxDeclarationInput } from './au-pay-input';

function input(
  declaration: Partial<AuTaxDeclarationInput>,
  earnings: string,
  more: Partial<AuPayInput> = {},
  employee: Partial<AuPayEmployee> = {},
): AuPayInput {
  return {
    payDate: '2026-08-06',
    payPeriod: 'WEEKLY',
    employee: {
      payRatePerHour: '1',
      taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true, ...declaration },
      ...employee,
    },
    hours: earnings === '0' ? [] : [{ description: 'Ordinary', units: 'hours', value: earnings }],
    ...more,
  };
}

function pay(...args: Parameters<typeof input>) {
  const worked = calculatePay(input(...args));
  if (!worked.ok) throw new Error(`${worked.error.code}: ${worked.error.message}`);
  return worked.value;
}
const tax = (...args: Parameters<typeof input>): string => pay(...args).tax.toString();
const codes = (...args: Parameters<typeof input>): readonly string[] => pay(...args).warnings.map(({ code }) => code);

describe('seniors and pensioners (Schedule 9)', () => {
  const senior = (status: 'single' | 'couple' | 'illness-separated', own: Partial<AuTaxDeclarationInput> = {}) => ({
    schedule: { kind: 'seniors-and-pensioners', status } as const,
    ...own,
  });

  // Sample rows from 1 July 2026: 924 a week.
  test.each([
    ['single', 'none', '88'],
    ['illness-separated', 'none', '95'],
    ['couple', 'none', '102'],
    ['single', 'full', '81'],
    ['couple', 'half', '95'],
  ] as const)('%s, %s exemption: %s', (status, medicareLevyExemption, withheld) => {
    expect(tax(senior(status, { medicareLevyExemption }), '924')).toBe(withheld);
  });

  test('offsets come off, a study loan goes on: 0.15 × 1500.99 − 200.5615 = 24.59', () => {
    expect(tax(senior('single', { annualTaxOffsets: '1000' }), '924')).toBe('69');
    // Schedule 9 from 1,282 on is Schedule 1: 0.32 × 1500.99 − 181.7319 = 298.58.
    expect(tax(senior('single', { hasStudyLoan: true }), '1500')).toBe('324');
    expect(pay(senior('single', { hasStudyLoan: true }), '1500').studyLoan.toString()).toBe('25');
  });

  // ATO Schedule 8: nothing for the loan of payees who claim the family reduction of the Medicare levy on a variation declaration.
  test.each([
    ['none', { spouse: true, dependants: 0 }, '299'],
    ['half', { spouse: false, dependants: 2 }, undefined],
    ['none', { spouse: false, dependants: 0 }, '324'],
  ] as const)(
    'no study loan beside the family reduction: %s, %j',
    (medicareLevyExemption, medicareLevyReduction, withheld) => {
      const own = { medicareLevyExemption, medicareLevyReduction };
      const withLoan = pay(senior('single', { ...own, hasStudyLoan: true }), '1500');
      const claims = medicareLevyReduction.spouse || medicareLevyReduction.dependants > 0;
      expect(withLoan.studyLoan.toString()).toBe(claims ? '0' : '25');
      expect(withLoan.tax.toString()).toBe(withheld ?? tax(senior('single', own), '1500'));
    },
  );

  test('a bonus is looked up in the same table: 5,200 ÷ 52 = 100 on top of 924', () => {
    // Single, 1,024: 0.5277 × 1024.99 − 399.8279 = 141.06; (141 − 88) × 52 = 2,756, at most 47 % of 5,200 = 2,444.
    const bonuses = [{ description: 'Bonus', amount: '5200', taxMethod: 'METHOD_A_WHOLE_YEAR' }] as const;
    expect(tax(senior('single'), '924', { bonuses })).toBe('2532');
  });

  test('who is too young, or no resident, is told', () => {
    expect(codes(senior('single'), '924', {}, { dateOfBirth: '1960-07-01' })).toEqual(['au.withholding/seniors-age']);
    expect(codes(senior('single'), '924', {}, { dateOfBirth: '1960-06-30' })).toEqual([]);
    expect(codes(senior('single', { residency: 'foreign' }), '924')).toEqual([
      'au.withholding/special-schedule-not-used',
    ]);
    expect(tax(senior('single', { residency: 'foreign' }), '924')).toBe('277');
    expect(tax(senior('single', { taxFileNumber: 'not-quoted' }), '924')).toBe('434');
  });

  // ATO, Withholding declaration: the offset is claimed from one payer, where the threshold is. The coefficients have it in them.
  test('who has not claimed the threshold is told, and keeps the amount of the declaration', () => {
    const second = senior('single', { claimsTaxFreeThreshold: false });
    expect([tax(second, '924'), codes(second, '924')]).toEqual([
      tax(senior('single'), '924'),
      ['au.withholding/seniors-without-threshold'],
    ]);
    expect(codes({ ...second, taxFileNumber: 'not-quoted' }, '924')).toEqual([]);
    expect(codes({ ...second, residency: 'foreign' }, '924')).toEqual(['au.withholding/special-schedule-not-used']);
  });

  test('unused leave of a senior is taxed on the same table', () => {
    const ended = (schedule: object) => {
      const worked = calculateTermination({
        payDate: '2026-08-06',
        payPeriod: 'WEEKLY',
        termination: { terminationDate: '2026-08-06' },
        employee: {
          dateOfBirth: '1955-01-01',
          startDate: '2020-01-01',
          payRatePerHour: '24',
          normalEarnings: '924',
          holidayLeaveHours: '200',
          taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true, ...schedule },
        },
      });
      if (!worked.ok) throw new Error(worked.error.message);
      return worked.value.unusedHolidayAndLoadingTaxAmount.toString();
    };
    // 4,800 ÷ 52 = 92: 0.5277 × 1016.99 − 399.8279 = 136.84; (137 − 88) × 52.
    expect(ended({ schedule: { kind: 'seniors-and-pensioners', status: 'single' } })).toBe('2548');
    // Scale 2: 0.3227 × 1016.99 − 185.1935 = 142.99, 0.3227 × 924.99 − 185.1935 = 113.30; (143 − 113) × 52.
    expect(ended({})).toBe('1560');
  });
});

describe('engaged day by day', () => {
  const daily = { schedule: { kind: 'daily-or-casual' } } as const;

  // 200 a day: 1,000.99 a week is 0.3227 × 1000.99 − 185.1935 = 137.83: 138 ÷ 5 = 27.6: 28.
  test.each([
    ['200', 1, '28'],
    ['600', 3, '84'],
    ['600.90', 3, '84'],
  ])('%s for %d days: %s', (earnings, daysPaid, withheld) => {
    expect(tax({ ...daily, hasStudyLoan: true }, earnings, { daysPaid })).toBe(withheld);
  });

  test('needs its days and the tax-free threshold', () => {
    expect(calculatePay(input(daily, '200'))).toMatchObject({ ok: false, error: { path: 'daysPaid' } });
    expect(codes({ ...daily, claimsTaxFreeThreshold: false }, '200', { daysPaid: 1 })).toEqual([
      'au.withholding/special-schedule-not-used',
    ]);
  });
});

describe('rates of their own', () => {
  test('horticulture and shearing: 13 % of residents, 30 % of foreign residents, until the edition of 2026', () => {
    const schedule = { kind: 'horticulture-or-shearing' } as const;
    const before = { payDate: '2026-06-30' };
    expect(tax({ schedule }, '1000', before)).toBe('130');
    expect(tax({ schedule, residency: 'foreign' }, '1000', before)).toBe('300');
    expect(tax({ schedule, taxFileNumber: 'not-quoted' }, '1000', before)).toBe('470');
    expect(codes({ schedule, claimsTaxFreeThreshold: false }, '1000', before)).toEqual([
      'au.withholding/special-schedule-not-used',
    ]);
    expect(calculatePay(input({ schedule }, '1000'))).toMatchObject({
      ok: false,
      error: { code: 'statutory/unconfirmed', details: { instrument: 'au.horticulture-and-shearing' } },
    });
  });

  test('seasonal workers: 15 % of everything a foreign resident is paid by an approved employer', () => {
    const worker = (employerIsApproved: boolean, own: Partial<AuTaxDeclarationInput> = {}) => ({
      schedule: { kind: 'seasonal-worker', employerIsApproved } as const,
      residency: 'foreign' as const,
      taxFileNumber: 'not-quoted' as const,
      claimsTaxFreeThreshold: false,
      ...own,
    });
    expect(tax(worker(true), '1000')).toBe('150');
    const bonuses = [{ description: 'Bonus', amount: '1000', taxMethod: 'METHOD_A_WHOLE_YEAR' }] as const;
    expect(tax(worker(true), '1000', { bonuses })).toBe('300');
    expect(tax(worker(false, { taxFileNumber: 'quoted' }), '1000')).toBe('300');
    expect(codes(worker(false, { taxFileNumber: 'quoted' }), '1000')).toEqual([
      'au.withholding/special-schedule-not-used',
    ]);
    const ended = calculateTermination({
      payDate: '2026-08-06',
      payPeriod: 'WEEKLY',
      termination: { terminationDate: '2026-08-06', etpAmount: '1000' },
      employee: {
        dateOfBirth: '1990-01-01',
        startDate: '2026-01-01',
        payRatePerHour: '20',
        holidayLeaveHours: '50',
        taxDeclaration: worker(true),
      },
    });
    expect(ended.ok && [ended.value.unusedHolidayAndLoadingTaxAmount, ended.value.etpTaxWithheld].map(String)).toEqual([
      '150',
      '150',
    ]);
  });

  test('promotional performers: 20 %', () => {
    const schedule = { kind: 'promotional-performer' } as const;
    expect(tax({ schedule }, '1002.50')).toBe('201');
    expect(tax({ schedule, taxFileNumber: 'not-quoted' }, '1000')).toBe('470');
  });
});

describe('return to work payments (Schedule 4)', () => {
  const bonuses = [
    { description: 'Return', amount: '18000', isReturnToWork: true, taxMethod: 'METHOD_A_WHOLE_YEAR' },
  ] as const;

  test('32 %, whatever tax method the row names, beside the ordinary pay: 5,760 + 138', () => {
    expect(tax({}, '1000', { bonuses })).toBe('5898');
    expect(tax({ residency: 'foreign' }, '0', { bonuses })).toBe('5760');
    expect(tax({ taxFileNumber: 'not-quoted' }, '0', { bonuses })).toBe('8460');
    expect(codes({}, '0', { bonuses })).toEqual([]);
    expect(pay({ hasStudyLoan: true }, '0', { bonuses }).studyLoan.toString()).toBe('0');
  });

  test('a working holiday maker is under Schedule 15 with it', () => {
    expect(tax({ workingHolidayMaker: { employerIsRegistered: true } }, '0', { bonuses })).toBe('2700');
  });

  test('beside another bonus each goes its own way', () => {
    const both = [...bonuses, { description: 'Bonus', amount: '5200', taxMethod: 'METHOD_A_WHOLE_YEAR' }] as const;
    expect(tax({}, '1000', { bonuses: both })).toBe(String(138 + 5760 + 1664));
  });

  test('its edition is among the parameter files', () => {
    expect(pay({}, '0', { bonuses }).parameterFiles).toContain('au.return-to-work@2024-07-01');
  });
});

test.each([
  ['no such schedule', { schedule: { kind: 'shearer' } }, 'employee.taxDeclaration.schedule.kind'],
  [
    'a senior without status',
    { schedule: { kind: 'seniors-and-pensioners' } },
    'employee.taxDeclaration.schedule.status',
  ],
  [
    'a seasonal worker without the employer’s approval',
    { schedule: { kind: 'seasonal-worker' } },
    'employee.taxDeclaration.schedule.employerIsApproved',
  ],
  [
    'with Schedule 15',
    { schedule: { kind: 'promotional-performer' }, workingHolidayMaker: { employerIsRegistered: true } },
    'employee.taxDeclaration.schedule',
  ],
])('refused: %s', (_name, declaration, path) => {
  expect(calculatePay(input(declaration as Partial<AuTaxDeclarationInput>, '1'))).toMatchObject({
    ok: false,
    error: { path },
  });
});
