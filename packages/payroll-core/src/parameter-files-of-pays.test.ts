import * as au from './au';
import * as nz from './nz';
import type { Explanation } from './trace';

/** The file of every published line that the figures of a pay stand on. */
function filesUnder({ rule, law, because = [] }: Explanation): readonly string[] {
  const own = law === undefined ? [] : [`${rule.split('/')[0]}@${law.since}`];
  return [...own, ...because.flatMap(filesUnder)];
}

const declaration = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } as const;

function auPay(
  more: Partial<au.AuPayInput> = {},
  taxDeclaration: Partial<au.AuTaxDeclarationInput> = {},
  employee: Partial<au.AuPayEmployee> = {},
): au.AuPayInput {
  return {
    payDate: '2026-08-06',
    payPeriod: 'WEEKLY',
    employee: { payRatePerHour: '30', taxDeclaration: { ...declaration, ...taxDeclaration }, ...employee },
    hours: [{ description: 'Ordinary', units: 'hours', value: '38' }],
    ...more,
  };
}

const childSupport: au.AuPayInput = auPay({
  deductions: [{ description: 'Child support', amount: '900', classification: 'CHILD_SUPPORT_DEDUCTION' }],
});
const kilometres: au.AuPayInput = auPay({
  allowances: [{ description: 'Car', amount: '0.88', units: '100', allowanceCategory: 'CD', isWithinLimit: true }],
});

function auFiles(input: au.AuPayInput) {
  const worked = au.calculatePay(input);
  if (!worked.ok) throw new Error(worked.error.message);
  return { named: worked.value.parameterFiles, explained: Object.values(worked.value.trace.explain()) };
}

test.each<[string, au.AuPayInput]>([
  ['hours', auPay()],
  ['a study loan and offsets', auPay({}, { hasStudyLoan: true, annualTaxOffsets: '500' })],
  ['no tax file number', auPay({}, { taxFileNumber: 'not-quoted' })],
  ['an adjustment of the Medicare levy', auPay({}, { medicareLevyReduction: { spouse: true, dependants: 2 } })],
  ['a year with an extra pay', auPay({ payDate: '2026-12-31' }, { hasExtraPayInYear: true })],
  ['a working holiday maker', auPay({}, { workingHolidayMaker: { employerIsRegistered: true } })],
  ['a senior', auPay({}, { schedule: { kind: 'seniors-and-pensioners', status: 'single' } })],
  ['child support', childSupport],
  ['kilometres within the rate', kilometres],
  ['a payment to return to work', auPay({ bonuses: [{ description: 'Back', amount: '900', isReturnToWork: true }] })],
  ['a bonus', auPay({ bonuses: [{ description: 'Bonus', amount: '900', taxMethod: 'METHOD_A_WHOLE_YEAR' }] })],
])('every published line of an Australian pay is of a file that it names: %s', (_name, input) => {
  const { named, explained } = auFiles(input);
  const used = new Set(explained.flatMap(filesUnder));
  expect([...used].filter((file) => !named.includes(file))).toEqual([]);
});

test('child support and an allowance within its limit name their files, and no other pay does', () => {
  expect(auFiles(childSupport).named).toContain('au.child-support@2026-01-01');
  expect(auFiles(kilometres).named).toContain('au.allowances@2024-07-01');
  expect(auFiles(auPay()).named.filter((file) => /child-support|allowances/.test(file))).toEqual([]);
  // The notice names the amount itself.
  const { deductions } = childSupport;
  const named = { ...childSupport, deductions: [{ ...deductions![0]!, protectedEarnings: '600' }] };
  expect(auFiles(named).named.filter((file) => file.includes('child-support'))).toEqual([]);
});

test.each<[string, Partial<nz.NzPayInput>, Partial<nz.NzPayInput['employee']>]>([
  ['hours', {}, {}],
  ['a student loan', {}, { nzTaxCode: 'M SL' }],
  ['KiwiSaver', {}, { kiwisaverStatusCode: 'AK', kiwisaverEmployeeRate: '0.035', esctRate: '0.175' }],
  ['the independent earner credit', {}, { nzTaxCode: 'ME' }],
  ['no declaration', {}, { nzTaxCode: 'ND' }],
  [
    'child support and a donation',
    {
      deductions: [
        { description: 'Child support', amount: '900', classification: 'CHILD_SUPPORT_DEDUCTION' },
        { description: 'Donation', amount: '10', classification: 'CHARITY' },
      ],
    },
    {},
  ],
  ['an extra pay', { bonuses: [{ description: 'Bonus', amount: '900', taxAsNzExtraPay: true }] }, {}],
])('every published line of a New Zealand pay is of a file that it names: %s', (_name, more, employee) => {
  const worked = nz.calculatePay({
    payDate: '2026-10-15',
    payPeriod: 'WEEKLY',
    employee: { nzTaxCode: 'M', payRatePerHour: '30', ...employee },
    hours: [{ description: 'Ordinary', units: 'hours', value: '38' }],
    ...more,
  });
  if (!worked.ok) throw new Error(`${worked.error.path}: ${worked.error.message}`);
  const used = new Set(Object.values(worked.value.trace.explain()).flatMap(filesUnder));
  expect([...used].filter((file) => !worked.value.parameterFiles.includes(file))).toEqual([]);
});
