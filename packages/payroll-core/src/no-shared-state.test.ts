import * as au from './au';
import { civilDate } from './calendar';
import * as changes from './changes';
import * as nz from './nz';
import { rulesInForce } from './rules';
import { inForce } from './statutory';

const taxDeclaration = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } as const;

const auPay = (more: Partial<au.AuPayInput> = {}): au.AuPayInput => ({
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: { payRatePerHour: '35.50', taxDeclaration: { ...taxDeclaration } },
  hours: [{ description: 'Ordinary time', units: 'hours', value: '38' }],
  ...more,
});

const auRows = (): au.AuPayInput =>
  auPay({
    employee: { payRatePerHour: '35.50', taxDeclaration: { ...taxDeclaration, hasStudyLoan: true } },
    leave: [{ description: 'Holiday', leaveType: 'HOLIDAY', date: '2026-11-10', hours: '7.6' }],
    allowances: [{ description: 'Tools', amount: '20', allowanceCategory: 'TD' }],
    deductions: [{ description: 'Union', amount: '12', classification: 'UNION_FEES' }],
    bonuses: [{ description: 'Bonus', amount: '500', taxMethod: 'METHOD_A_WHOLE_YEAR' }],
    paySacrifices: [{ description: 'Super', amount: '60' }],
  });

const nzPay = (more: Partial<nz.NzPayInput> = {}): nz.NzPayInput => ({
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: { payRatePerHour: '30', nzTaxCode: 'M', kiwisaverOptedOut: true },
  hours: [{ description: 'Ordinary time', units: 'hours', value: '40' }],
  ...more,
});

const nzRows = (): nz.NzPayInput =>
  nzPay({
    employee: {
      payRatePerHour: '30',
      nzTaxCode: 'M SL',
      kiwisaverStatusCode: 'AK',
      esctRate: '0.175',
      relevantDailyPay: '240',
      hoursPerDay: '8',
    },
    leave: [{ description: 'Sick', leaveType: 'SICK', date: '2026-11-10', hours: '8' }],
    allowances: [{ description: 'Tools', amount: '20' }],
    deductions: [{ description: 'Club', amount: '12', classification: 'NORMAL' }],
    bonuses: [{ description: 'Bonus', amount: '500', taxAsNzExtraPay: true }],
    earlierPays: [{ payDate: '2026-11-05', ordinaryEarnings: '1200' }],
  });

const day = civilDate('2026-11-12');

/** Each makes its own input, so that whatever two results share comes from the package. */
const calculations: readonly (readonly [string, () => object])[] = [
  ['au.calculatePay', () => au.calculatePay(auPay())],
  [
    'au.calculatePay without super',
    () =>
      au.calculatePay(
        auPay({ employee: { isSuperEnabled: false, payRatePerHour: '40', taxDeclaration: { ...taxDeclaration } } }),
      ),
  ],
  ['au.calculatePay with many rows', () => au.calculatePay(auRows())],
  ['au.parseAuPayInput', () => au.parseAuPayInput(auPay())],
  ['au.calculatePayPeriod', () => au.calculatePayPeriod({ pays: [{ input: auPay() }, { input: auRows() }] })],
  ['au.netToGross', () => au.netToGross(auPay(), '1500')],
  [
    'au.calculateTermination',
    () =>
      au.calculateTermination({
        payDate: '2026-10-30',
        payPeriod: 'WEEKLY',
        termination: { terminationDate: '2026-10-30', reason: 'REDUNDANCY', redundancyAmount: '100000' },
        employee: {
          dateOfBirth: '1981-03-10',
          startDate: '2018-09-03',
          payRatePerHour: '40',
          normalEarnings: '1520',
          taxDeclaration: { ...taxDeclaration },
          holidayLeaveHours: '40',
        },
      }),
  ],
  ['nz.calculatePay', () => nz.calculatePay(nzPay())],
  ['nz.calculatePay with many rows', () => nz.calculatePay(nzRows())],
  ['nz.parseNzPayInput', () => nz.parseNzPayInput(nzPay())],
  ['nz.withholdForPeriod', () => nz.withholdForPeriod({ pays: [nzPay(), nzPay({ hours: [] })] })],
  ['nz.withholdForPeriod of no pays', () => nz.withholdForPeriod({ pays: [] })],
  ['nz.netToGross', () => nz.netToGross(nzPay(), '1500')],
  [
    'nz.calculateTermination',
    () =>
      nz.calculateTermination({
        payDate: '2026-11-04',
        payPeriod: 'WEEKLY',
        termination: { terminationDate: '2026-11-03', isManualLeaveAmounts: true, nonEtpAmount: '400' },
        employee: { startDate: '2020-01-01', nzTaxCode: 'M' },
        earlierPays: [{ payDate: '2026-10-28', ordinaryEarnings: '1000' }],
      }),
  ],
  [
    'changes.explainDifference',
    () => changes.explainDifference({ country: 'AU', input: auPay() }, { country: 'AU', input: auRows() }),
  ],
  ['rulesInForce', () => rulesInForce(day)],
];

/** Every object and array in a result, with the way to it. */
function partsOf(result: object): ReadonlyMap<object, string> {
  const parts = new Map<object, string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null || parts.has(value)) return;
    parts.set(value, path);
    // Where the reasons of a step are many, they are a getter of its class.
    const names = new Set([...Object.keys(value), ...('because' in value ? ['because'] : [])]);
    for (const name of names) visit((value as Record<string, unknown>)[name], `${path}.${name}`);
  };
  visit(result, '');
  return parts;
}

test('two results share nothing that can be changed', () => {
  const owners = new Map<object, string>();
  const shared: string[] = [];
  for (const [name, calculate] of [...calculations, ...calculations]) {
    const result = calculate();
    expect([name, result]).toMatchObject([name, { ok: true }]);
    for (const [part, path] of partsOf(result)) {
      const owner = owners.get(part);
      if (owner !== undefined && !Object.isFrozen(part)) shared.push(`${name}${path} is ${owner}`);
      owners.set(part, `${name}${path}`);
    }
  }
  expect(shared).toEqual([]);
});

test.each([au.superGuarantee, nz.paye])('the figures of $id are the same for everybody', (instrument) => {
  const edition = inForce<object>(instrument, day);
  if (!edition.ok) throw new Error(edition.error.message);
  expect([edition.value, edition.value.law, edition.value.values].every(Object.isFrozen)).toBe(true);
});

test('what one caller tries to change stays as it is for the next', () => {
  const warnings = () => (au.calculatePay(auPay()) as unknown as { value: { warnings: unknown[] } }).value.warnings;
  expect(() => warnings().push('mine')).toThrow(TypeError);
  expect(warnings()).toEqual([]);
  const extraPays = () => (nz.calculatePay(nzPay()) as unknown as { value: { extraPays: unknown[] } }).value.extraPays;
  expect(() => extraPays().push('mine')).toThrow(TypeError);
  expect(extraPays()).toEqual([]);
});
