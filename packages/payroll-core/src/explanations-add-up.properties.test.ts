import fc from 'fast-check';
import * as au from './au';
import * as nz from './nz';
import { aud, sum } from './money';
import { falseEquation } from './testing/false-equation';
import { fullAuPay } from './testing/random-au-pays';
import { fullNzPay } from './testing/random-nz-pays';
import { dollarsUpTo } from './testing/random-values';
import type { Explanation } from './trace';

type Explained = Readonly<Record<string, Explanation>>;

/** Every step of an explanation, from the figures down. */
function stepsOf(explained: Explained): readonly Explanation[] {
  const found: Explanation[] = [];
  const visit = (step: Explanation): void => {
    found.push(step);
    step.because?.forEach(visit);
  };
  Object.values(explained).forEach(visit);
  return found;
}

const pays: readonly (readonly [country: string, pay: fc.Arbitrary<Explained>])[] = [
  [
    'Australia',
    fullAuPay.map((input) => {
      const pay = au.calculatePay(input);
      return pay.ok ? pay.value.trace.explain() : {};
    }),
  ],
  [
    'New Zealand',
    fullNzPay.map((input) => {
      const pay = nz.calculatePay(input);
      return pay.ok ? pay.value.trace.explain() : {};
    }),
  ],
];

const leaveHours = fc.integer({ min: 0, max: 900_999 }).map((thousandths) => String(thousandths / 1000));

const terminations: readonly (readonly [country: string, termination: fc.Arbitrary<Explained>])[] = [
  [
    'Australia',
    fc
      .record({
        reason: fc.constantFrom('TERMINATION', 'INVALIDITY', 'DEATH_ESTATE', 'REDUNDANCY'),
        startDate: fc.constantFrom('1977-01-01', '1982-02-28', '2001-09-11', '2024-02-29'),
        payRatePerHour: dollarsUpTo(150),
        normalEarnings: dollarsUpTo(9000),
        holidayLeaveHours: leaveHours,
        lslHours: leaveHours,
        etpAmount: dollarsUpTo(400_000),
        redundancyAmount: dollarsUpTo(400_000),
      })
      .map(({ reason, etpAmount, redundancyAmount, ...employee }) => {
        const ended = au.calculateTermination({
          payDate: '2026-10-30',
          payPeriod: 'WEEKLY',
          termination: { terminationDate: '2026-10-30', reason, etpAmount, redundancyAmount },
          employee: {
            dateOfBirth: '1966-06-30',
            leaveLoadingPercentage: '0.175',
            taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
            ...employee,
          },
        });
        if (!ended.ok) throw new Error(`${ended.error.path ?? ''} ${ended.error.message}`);
        return ended.value.trace.explain();
      }),
  ],
  [
    'New Zealand',
    fc
      .record({ holidayLeaveHours: leaveHours, gross: dollarsUpTo(200_000), since: dollarsUpTo(90_000) })
      .map(({ holidayLeaveHours, gross, since }) => {
        const ended = nz.calculateTermination({
          payDate: '2026-11-15',
          payPeriod: 'FORTNIGHTLY',
          termination: { terminationDate: '2026-11-15', redundancyAmount: gross },
          employee: {
            startDate: '2015-02-03',
            nzTaxCode: 'M',
            payRatePerHour: '41.11',
            hoursPerWeek: '37.5',
            hoursPerDay: '7.5',
            holidayLeaveHours,
            averageWeeklyEarnings: { gross },
          },
          holidayPay: { grossSinceAnniversary: since },
        });
        if (!ended.ok) throw new Error(`${ended.error.path ?? ''} ${ended.error.message}`);
        return ended.value.trace.explain();
      }),
  ],
];

// README: each figure is given "as steps: the rule, the numbers, the rounding, the publication".
describe.each(pays)('explanations of pays, %s', (_country, explained) => {
  test('each sum in the words of a step is so, with the rounding that the words name', () => {
    fc.assert(
      fc.property(explained, (figures) => {
        for (const step of stepsOf(figures)) expect(falseEquation(step)).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });

  test('the words of a step end with its value', () => {
    fc.assert(
      fc.property(explained, (figures) => {
        for (const { rule, value, says } of stepsOf(figures)) {
          if (rule.startsWith('given.') || value === undefined || !/^-?\d+(\.\d+)?$/.test(value)) continue;
          if (value !== '0') expect(numbersOf(says)).toContain(value);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('net stands on the gross, the tax and the deductions that it names', () => {
    fc.assert(
      fc.property(explained, ({ net }) => {
        const beneath = net?.because?.map(({ value }) => value) ?? [];
        for (const [, figure] of net?.says.matchAll(/(?:^|tax |deductions )(\d+(?:\.\d+)?)/g) ?? []) {
          expect(beneath).toContain(figure);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe.each(terminations)('explanations of terminations, %s', (_country, explained) => {
  test('each sum in the words of a step is so, and ends with its value', () => {
    fc.assert(
      fc.property(explained, (figures) => {
        for (const step of stepsOf(figures)) {
          expect(falseEquation(step)).toBeUndefined();
          const isAmount = !step.rule.startsWith('given.') && /^-?\d+(\.\d+)?$/.test(step.value ?? '');
          if (isAmount && step.value !== '0') expect(numbersOf(step.says)).toContain(step.value);
        }
      }),
      { numRuns: 100 },
    );
  });
});

// Holidays Act 2003 s 21: the average is a fraction of the year's earnings; a rate rounded to 1,250.96 would give 12,509.60.
test('holidays can be worked out again from the average that their words name', () => {
  const ended = nz.calculateTermination({
    payDate: '2026-11-15',
    payPeriod: 'FORTNIGHTLY',
    termination: { terminationDate: '2026-11-15' },
    employee: {
      startDate: '2015-02-03',
      nzTaxCode: 'M',
      payRatePerHour: '20',
      hoursPerWeek: '40',
      hoursPerDay: '8',
      holidayLeaveHours: '400',
      averageWeeklyEarnings: { gross: '65050' },
    },
    holidayPay: { grossSinceAnniversary: '0' },
  });
  if (!ended.ok) throw new Error(ended.error.message);
  const says = stepsOf({ holiday: ended.value.trace.explain().unusedHolidayAmount }).map((step) => step.says);
  // 65,050 ÷ 52 × 10 = 12,509.615…
  expect(says).toContain('400 of 40 at 65050 ÷ 52 a week, to the nearest cent 12509.62');
});

test('earnings for super are the lines under them', () => {
  fc.assert(
    fc.property(pays[0]![1], (figures) => {
      for (const step of stepsOf(figures).filter(({ rule }) => rule === 'au.super-guarantee.earnings')) {
        const lines = step.because?.filter(({ rule }) => /^given\.[+-] /.test(rule)) ?? [];
        const signed = lines.map(({ rule, value }) => aud(rule.startsWith('given.-') ? `-${value}` : value!));
        const total = sum(aud('0'), signed).toString();
        expect(step.value).toBe(total.startsWith('-') ? '0' : total);
      }
    }),
    { numRuns: 100 },
  );
});

/** The words of the steps under a figure of an Australian pay. */
function wordsOf(figure: 'gross' | 'deductions' | 'tax' | 'super', input: Partial<au.AuPayInput>): readonly string[] {
  const pay = au.calculatePay({
    payDate: '2026-11-12',
    payPeriod: 'FORTNIGHTLY',
    employee: {
      payRatePerHour: '45.37',
      taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
      ...input.employee,
    },
    hours: [{ description: 'Ordinary time', units: 'hours', value: '76' }],
    ...input,
  });
  if (!pay.ok) throw new Error(pay.error.message);
  return stepsOf({ figure: pay.value.trace.explain()[figure] }).map(({ says }) => says);
}

describe('what a figure stands on is in its words', () => {
  test('half a unit of an allowance is paid in whole, and no sum says otherwise', () => {
    const allowances = [{ description: 'Tools', amount: '100', units: '0.5', allowanceCategory: 'OD' }] as const;
    expect(wordsOf('gross', { allowances })).toContain('Tools: 100 × 1 = 100; less than one unit is paid as one');
    const pay = nz.calculatePay({
      payDate: '2026-11-12',
      payPeriod: 'WEEKLY',
      employee: { nzTaxCode: 'M', kiwisaverStatusCode: 'NK' },
      allowances: [{ description: 'Tools', amount: '100', units: '0.5' }],
    });
    const says = pay.ok && stepsOf({ gross: pay.value.trace.explain().gross }).map((step) => step.says);
    expect(says).toContain('Tools: 100 × 1 = 100; less than one unit is paid as one');
  });

  // Schedule 5, Method A: 5,000.55 over 9 pays are 555 a pay; on top of 3,448 of this pay.
  test('the earnings that Method A looks up', () => {
    const bonuses = [
      {
        description: 'Big',
        amount: '5000.55',
        taxMethod: 'METHOD_A_SPECIFIC_RANGE',
        startDate: '2026-07-01',
        endDate: '2026-11-01',
      },
    ] as const;
    expect(wordsOf('tax', { bonuses })).toEqual(
      expect.arrayContaining([
        '5000.55 ÷ 9, cents ignored, = 555',
        'normal earnings 3448.12, cents ignored 3448',
        '3448 + 555 = 4003',
      ]),
    );
  });

  // Child Support Guide 1.1.P.120: the protected earnings of 2026 are 544.88 a week.
  test('the protected earnings of child support, with their source', () => {
    const deductions = [
      { description: 'Child support', amount: '9000', classification: 'CHILD_SUPPORT_DEDUCTION' },
    ] as const;
    expect(wordsOf('deductions', { deductions })).toContain('protected earnings 1089.76 a fortnightly pay');
  });

  test('a bonus of a shearer is not explained by the rule of working holiday makers', () => {
    const pay = au.calculatePay({
      payDate: '2026-06-15',
      payPeriod: 'WEEKLY',
      employee: {
        payRatePerHour: '40',
        taxDeclaration: {
          taxFileNumber: 'quoted',
          residency: 'resident',
          claimsTaxFreeThreshold: true,
          schedule: { kind: 'horticulture-or-shearing' },
        },
      },
      hours: [{ description: 'Shearing', units: 'hours', value: '30' }],
      bonuses: [{ description: 'Bonus', amount: '500', taxMethod: 'METHOD_A_WHOLE_YEAR' }],
    });
    if (!pay.ok) throw new Error(pay.error.message);
    const rules = stepsOf({ tax: pay.value.trace.explain().tax }).map(({ rule }) => rule);
    expect(rules).toContain('au.additional-payments.joins-the-pay');
    expect(rules).not.toContain('au.additional-payments.working-holiday-maker');
  });

  test('the income that one pay of New Zealand stands for, below an extra pay', () => {
    const pay = nz.calculatePay({
      payDate: '2026-11-12',
      payPeriod: 'WEEKLY',
      employee: { payRatePerHour: '41.11', nzTaxCode: 'M', kiwisaverStatusCode: 'NK' },
      hours: [{ description: 'Ordinary', units: 'hours', value: '40' }],
      bonuses: [{ description: 'Bonus', amount: '500', taxAsNzExtraPay: true }],
    });
    if (!pay.ok) throw new Error(pay.error.message);
    const says = stepsOf({ tax: pay.value.trace.explain().tax }).map((step) => step.says);
    // 41.11 × 40 × 52
    expect(says).toContain('1644.4 × 52 = 85508.8');
  });

  test('why no super is paid', () => {
    const taxDeclaration = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } as const;
    const employee = { payRatePerHour: '45.37', taxDeclaration };
    expect(wordsOf('super', { employee: { ...employee, isSuperEnabled: false } })).toContain(
      'super is switched off for the employee: 0.12 × 0 = 0',
    );
    const minor = { ...employee, dateOfBirth: '2010-01-01' };
    const hours = [{ description: 'Ordinary time', units: 'hours', value: '40' }];
    expect(wordsOf('super', { employee: minor, hours })).toContain(
      'under 18, and as a private or domestic worker, only weeks with more than 30 hours count',
    );
  });
});

function numbersOf(words: string): readonly string[] {
  return words.match(/-?\d+(?:\.\d+)?/g) ?? [];
}
