import fc from 'fast-check';
import { calculatePay, netToGross, type NzPay, type NzPayInput, type NzPayPeriod } from '..';
import { add, compare, isNegative, nzd, subtract, sum, type Nzd } from '../../money';
import { refusalCodes } from '../../refusal';
import { fullNzPay, nzPayDate, nzPayPeriod, nzTaxCode } from '../../testing/random-nz-pays';
import { dollarsUpTo } from '../../testing/random-values';

const members = [
  'nzTaxCode',
  'payRatePerHour',
  'dateOfBirth',
  'hasStudentLoan',
  'noDeclaration',
  'taxCertificate',
  'studentLoanSpecialRate',
  'studentLoanCir',
  'studentLoanBor',
  'schedular',
  'kiwisaverStatusCode',
  'kiwisaverEmployeeRate',
  'kiwisaverEmployerRate',
  'kiwisaverCecObligation',
  'kiwisaverSavingsSuspension',
  'kiwisaverTemporaryReduction',
  'otherEmployerContributions',
  'esctRate',
  'employerContribPayeFraction',
  'extraPayElectedRate',
  'averageWeeklyEarnings',
  'averageDailyPay',
  'entitlementsArising',
  'value',
  'rate',
  'units',
  'description',
];

function paid(input: NzPayInput): NzPay {
  const pay = calculatePay(input);
  if (!pay.ok) throw new Error(JSON.stringify(pay.error));
  return pay.value;
}

const NIL = nzd('0');
const total = (amounts: readonly Nzd[]): Nzd => sum(NIL, amounts);
const pays = (employeeOf: object, amount: string, period: NzPayPeriod, on: string): NzPay =>
  paid({
    payDate: on,
    payPeriod: period,
    employee: { kiwisaverStatusCode: 'NK', ...employeeOf },
    hours: [{ description: 'Pay', units: 'dollars', value: amount, rate: '1' }],
  });

describe('a payslip adds up', () => {
  test('the lines are gross; gross and the uplift are net, tax, loan, KiwiSaver, fund and deductions', () => {
    fc.assert(
      fc.property(fullNzPay, (input) => {
        const pay = paid(input);
        const lines = total([
          ...pay.hours.map((row) => row.payAmount),
          ...pay.leave.map((row) => add(row.amount, row.leaveLoadingAmount)),
          ...pay.allowances.map((row) => row.totalAmount),
          ...pay.bonuses.filter((row) => !row.isNzEss || row.isNzEssCashSettled).map((row) => row.amount),
          ...pay.backPayments.map((row) => row.amount),
        ]);
        expect(lines.toString()).toBe(pay.gross.toString());
        const uplift = pay.kiwisaverPayeGrossUplift;
        const esctPart = subtract(subtract(pay.kiwisaverEmployerAmount, uplift), pay.kiwisaverEsctAmount);
        const fundFromPay = subtract(pay.kiwisaverEmployerNetAmount, esctPart);
        const out = total([
          pay.net,
          pay.tax,
          pay.nzStudentLoan,
          pay.periodStudentLoanCir,
          pay.periodStudentLoanBor,
          pay.kiwisaverEmployeeAmount,
          pay.totalDeductions,
          fundFromPay,
        ]);
        expect(out.toString()).toBe(add(pay.gross, uplift).toString());
        expect(total(pay.deductions.map((row) => row.amount)).toString()).toBe(pay.totalDeductions.toString());
        expect(
          add(pay.tax, total([pay.nzStudentLoan, pay.periodStudentLoanCir, pay.periodStudentLoanBor])).toString(),
        ).toBe(pay.taxPlusStudentLoan.toString());
        expect(add(pay.kiwisaverEmployeeAmount, pay.kiwisaverEmployerNetAmount).toString()).toBe(
          pay.totalKiwiSaver.toString(),
        );
        expect(subtract(pay.paye, pay.payrollGivingCredit).toString()).toBe(pay.tax.toString());
        for (const figure of [
          pay.paye,
          pay.tax,
          pay.nzStudentLoan,
          pay.kiwisaverEmployeeAmount,
          pay.kiwisaverEmployerNetAmount,
          pay.kiwisaverEsctAmount,
          ...pay.deductions.map((row) => row.amount),
        ]) {
          expect(isNegative(figure)).toBe(false);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('the tax of extra pays is the sum of its parts, and with ordinary pay all of PAYE', () => {
    fc.assert(
      fc.property(fullNzPay, (input) => {
        const pay = paid({ ...input, bonuses: (input.bonuses ?? []).filter((row) => row.taxMethod === undefined) });
        const without = paid({ ...input, bonuses: [], backPayments: [] });
        if (pay.bonuses.some((row) => !row.taxAsNzExtraPay && !row.isNzEss)) return;
        if (pay.kiwisaverPayeGrossUplift.toString() !== without.kiwisaverPayeGrossUplift.toString()) return;
        const parts = total(pay.extraPays.map((part) => part.tax));
        expect(subtract(pay.paye, without.paye).toString()).toBe(parts.toString());
      }),
    );
  });

  test('replaying a stored input gives the same bytes', () => {
    fc.assert(
      fc.property(fullNzPay, (input) => {
        const stored = JSON.parse(JSON.stringify(input)) as NzPayInput;
        expect(JSON.stringify(calculatePay(stored))).toBe(JSON.stringify(calculatePay(input)));
      }),
    );
  });

  test('splitting an allowance never loses a cent', () => {
    fc.assert(
      fc.property(dollarsUpTo(500), dollarsUpTo(500), nzTaxCode, nzPayPeriod, nzPayDate, (a, b, code, period, on) => {
        const input = (allowances: NzPayInput['allowances']): NzPay =>
          paid({
            payDate: on,
            payPeriod: period,
            employee: { nzTaxCode: code, kiwisaverStatusCode: 'NK' },
            allowances: allowances ?? [],
          });
        const whole = input([{ description: 'x', amount: add(nzd(a), nzd(b)).toString() }]);
        const split = input([
          { description: 'x', amount: a },
          { description: 'y', amount: b },
        ]);
        expect([split.gross, split.tax, split.net].map(String)).toEqual(
          [whole.gross, whole.tax, whole.net].map(String),
        );
      }),
    );
  });
});

describe('more pay, more tax', () => {
  // The law itself has one step down: the independent earner credit (code ME) starts at 24,000 a year and takes 520 off.
  test('PAYE never falls as earnings rise within a code', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('M', 'SB', 'S', 'SH', 'ST', 'SA', 'CAE', 'EDW', 'NSW', 'ND'),
        nzPayPeriod,
        nzPayDate,
        dollarsUpTo(8000),
        dollarsUpTo(50),
        (nzTaxCode, period, on, amount, more) => {
          const less = pays({ nzTaxCode }, amount, period, on);
          const rich = pays({ nzTaxCode }, add(nzd(amount), nzd(more)).toString(), period, on);
          expect(compare(less.paye, rich.paye)).toBeLessThanOrEqual(0);
        },
      ),
    );
  });

  test.each([
    ['WEEKLY', '461.53', '461.54'],
    ['FORTNIGHTLY', '923.07', '923.08'],
    ['FOUR_WEEKLY', '1846.15', '1846.16'],
    ['MONTHLY', '1999.99', '2000'],
  ] as const)('the named step of code ME, %s: at %s more than at %s', (period, below, at) => {
    const taxes = [below, at].map((amount) => pays({ nzTaxCode: 'ME' }, amount, period, '2026-10-15').paye);
    expect(compare(taxes[0]!, taxes[1]!)).toBeGreaterThan(0);
    const main = [below, at].map((amount) => pays({ nzTaxCode: 'M' }, amount, period, '2026-10-15').paye);
    expect(compare(main[0]!, main[1]!)).toBeLessThanOrEqual(0);
  });

  test('student loan deductions never fall as earnings rise', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('M SL', 'SA SL'),
        nzPayPeriod,
        dollarsUpTo(4000),
        dollarsUpTo(50),
        (nzTaxCode, period, amount, more) => {
          const less = pays({ nzTaxCode }, amount, period, '2026-10-15');
          const rich = pays({ nzTaxCode }, add(nzd(amount), nzd(more)).toString(), period, '2026-10-15');
          expect(compare(less.nzStudentLoan, rich.nzStudentLoan)).toBeLessThanOrEqual(0);
        },
      ),
    );
  });

  test('a fortnight bears twice a week of half, and four weeks four times', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000 }),
        fc.constantFrom('M', 'ME'),
        nzPayDate,
        (cents, nzTaxCode, on) => {
          const amount = (times: number) =>
            `${Math.floor((cents * times) / 100)}.${String((cents * times) % 100).padStart(2, '0')}`;
          const week = pays({ nzTaxCode }, amount(1), 'WEEKLY', on).paye;
          expect(pays({ nzTaxCode }, amount(2), 'FORTNIGHTLY', on).paye.toString()).toBe(add(week, week).toString());
          const four = add(add(week, week), add(week, week));
          expect(pays({ nzTaxCode }, amount(4), 'FOUR_WEEKLY', on).paye.toString()).toBe(four.toString());
        },
      ),
    );
  });
});

describe('whatever comes in, a pay or a refusal comes out', () => {
  const known = new Set<string>(refusalCodes);

  function answers(input: unknown): void {
    const pay = calculatePay(input as NzPayInput);
    if (pay.ok) {
      for (const figure of Object.values(pay.value.trace.figures)) expect(typeof figure.says()).toBe('string');
      pay.value.trace.explain();
    } else {
      expect(known.has(pay.error.code)).toBe(true);
      expect(pay.error.message).not.toBe('');
    }
    const grossed = netToGross(input as NzPayInput, '100');
    if (!grossed.ok) expect(known.has(grossed.error.code)).toBe(true);
  }

  test('anything at all', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => answers(input)),
      { numRuns: 300 },
    );
  });

  test('anything in the place of a member', () => {
    fc.assert(
      fc.property(
        fullNzPay,
        fc.constantFrom(
          'payDate',
          'payPeriod',
          'employee',
          'hours',
          'leave',
          'allowances',
          'deductions',
          'bonuses',
          'backPayments',
          'earlierPays',
          'yearToDate',
          'termination',
          'isFinalPay',
        ),
        fc.anything(),
        (input, member, value) => {
          answers({ ...input, [member]: value });
        },
      ),
      { numRuns: 200 },
    );
  });

  test('anything in the place of a member of the employee or of a row', () => {
    fc.assert(
      fc.property(fullNzPay, fc.constantFrom(...members), fc.anything(), (input, member, value) => {
        answers({ ...input, employee: { ...input.employee, [member]: value } });
        answers({ ...input, hours: [{ description: 'x', units: 'hours', value: '1', rate: '1', [member]: value }] });
      }),
      { numRuns: 200 },
    );
  });

  test('the largest amounts still give exact figures', () => {
    const pay = pays({ nzTaxCode: 'SA' }, '999999999999.99', 'WEEKLY', '2026-10-15');
    // 999,999,999,999 × 40.75 %
    expect(pay.paye.toString()).toBe('407499999999.59');
  });
});
