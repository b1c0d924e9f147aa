import { explainAsText, type Step } from '../../trace';
import { calculateTermination, type AuTerminationInput, type AuTerminationResult } from '.';

interface Parts {
  readonly termination?: Partial<AuTerminationInput['termination']>;
  readonly employee?: Partial<AuTerminationInput['employee']>;
  readonly facts?: AuTerminationInput['facts'];
  readonly standards?: AuTerminationInput['standards'];
}

/** Eight years and some weeks at $40 for each of 38 hours a week, 45 years old: notice 4 + 1 weeks, redundancy 14 weeks. */
function calculate({ termination, employee, facts, standards }: Parts) {
  return calculateTermination({
    payDate: '2026-10-30',
    payPeriod: 'WEEKLY',
    termination: { terminationDate: '2026-10-30', ...termination },
    employee: {
      dateOfBirth: '1981-03-10',
      startDate: '2018-09-03',
      payRatePerHour: '40',
      normalEarnings: '1520',
      taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
      ...employee,
    },
    facts: { isGenuineRedundancy: true, ...facts },
    ...(standards === null ? {} : { standards: { weeklyHours: '38', employees: 15, ...standards } }),
  });
}

function ended(parts: Parts): AuTerminationResult {
  const outcome = calculate(parts);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

/** Weeks, weeks to pay, amount, what is paid, shortfall, section. */
function minimum({ minimumEntitlements }: AuTerminationResult, which: 'notice' | 'redundancy') {
  const { weeks, weeksToPay, amount, paidAmount, shortfallAmount, section } = minimumEntitlements![which];
  return [...[weeks, weeksToPay, amount, paidAmount, shortfallAmount].map((value) => value?.toString()), section];
}

const redundant = { reason: 'REDUNDANCY' } as const;
const inLieu = (amount: string) =>
  ({ isPaymentInLieuPaid: true, paymentInLieuType: 'NOTICE_LUMP_SUM', noticeLumpSum: amount }) as const;
const codes = (parts: Parts) =>
  ended(parts)
    .warnings.map(({ code }) => code)
    .filter((code) => /minimum|small-business/.test(code));

test('a redundancy has its notice and its weeks at the base rate for ordinary hours', () => {
  const result = ended({ termination: { ...redundant, redundancyAmount: '20000', ...inLieu('7600') } });
  // 5 × 38 × 40 = 7,600; 14 × 38 × 40 = 21,280.
  expect(minimum(result, 'notice')).toEqual(['5', '5', '7600', '7600', '0', 's 117(3)']);
  expect(minimum(result, 'redundancy')).toEqual(['14', '14', '21280', '20000', '1280', 's 119(2)']);
  expect(result.redundancyAmount.toString()).toBe('20000');
  expect(result.warnings).toMatchObject([
    {
      code: 'au.termination/redundancy-below-minimum',
      field: 'redundancy_amount',
      message:
        '14 weeks of redundancy pay (Fair Work Act s 119(2)): 532 hours × $40.00 = $21,280.00 at the base rate, and $20,000.00 is paid, $1,280.00 less.',
    },
  ]);
});

test('the service and the hours that the minimum stands on are told in words', () => {
  const longService = { state: 'NSW', lslHours: '100', longServiceLeave: { weeklyHours: '38' } } as const;
  const told = (parts: Parts) =>
    Object.values(ended({ ...parts, employee: longService }).trace.figures)
      .map((step: Step) => explainAsText(step))
      .join('\n');
  // Somebody who resigns after eight years has no long service leave in New South Wales, and hears of the service too.
  const known = `${told({ termination: redundant })}\n${told({})}`;
  // 3 September 2018 to 30 October 2026, both worked: of the notice, the redundancy pay and long service leave.
  const services = known.match(/given\.service: .*/g);
  expect(services!.length).toBeGreaterThanOrEqual(3);
  expect(new Set(services)).toEqual(new Set(['given.service: service 8 years 1 month 28 days']));
  expect(known).toContain('given.weeklyHours: weekly hours 38');
  const unknown = told({ termination: redundant, standards: { weeklyHours: null } });
  for (const text of [known, unknown]) expect(text).not.toMatch(/\[object|null|undefined/);
});

// Fair Work Act 2009 s 117(3), the table: not more than 1 year, more than 1 year, more than 3 years; s 119(2): at least 1 year.
test.each([
  ['2026-02-02', ['s 117(3): 1 week for not more than 1 year', 's 121(1)(a): less than 12 months']],
  ['2025-02-03', ['s 117(3): 2 weeks for more than 1 year ', 's 119(2): 4 weeks from 1 year ']],
  ['2022-02-07', ['s 117(3): 3 weeks for more than 3 years ', 's 119(2): 8 weeks from 4 years ']],
])('the rows of the Act are told in its words for somebody who began on %s', (startDate, rows) => {
  const { figures } = ended({ termination: redundant, employee: { startDate } }).trace;
  const told = Object.values(figures).map((step: Step) => explainAsText(step));
  for (const row of rows) expect(told.join('\n')).toContain(row);
});

test('notice that was given is not paid again', () => {
  // Given on 16 October, two weeks before: three of five weeks are left.
  const result = ended({ termination: { cessationTypeCode: 'F' }, standards: { noticeGivenDate: '2026-10-16' } });
  expect(minimum(result, 'notice')).toEqual(['5', '3', '4560', '0', '4560', 's 117(3)']);
  expect(result.warnings.map(({ message }) => message)).toEqual([
    '5 weeks of notice (Fair Work Act s 117(3), 3 of them not given): 114 hours × $40.00 = $4,560.00 at the base rate at minimum ' +
      '(loadings, allowances, overtime and penalties are due on top, s 117(2)(b): send notice_rate_per_hour), and $0.00 is ' +
      'paid in lieu, $4,560.00 less. Notice that was given and worked needs no payment: send notice_given_date.',
  ]);
  expect(codes({ termination: { cessationTypeCode: 'F' }, standards: { noticeGivenDate: '2026-09-25' } })).toEqual([]);
  expect(codes({ termination: { cessationTypeCode: 'F' }, standards: { noticeGivenDate: '2026-09-26' } })).toEqual([
    'au.termination/notice-below-minimum',
  ]);
});

test.each<[string, Parts, string, string]>([
  ['resignation', {}, 's 117(1)', 's 119(1)'],
  ['dismissal', { termination: { cessationTypeCode: 'F' } }, 's 117(3)', 's 119(1)'],
  [
    'serious misconduct',
    { termination: { cessationTypeCode: 'F' }, facts: { isSeriousMisconduct: true } },
    's 123(1)(b)',
    's 123(1)(b)',
  ],
  ['the end of a contract', { termination: { cessationTypeCode: 'C' } }, 's 123(1)(a)', 's 123(1)(a)'],
  ['a transfer', { termination: { cessationTypeCode: 'T' } }, 's 22(5)', 's 22(5)'],
  ['ill health', { termination: { reason: 'INVALIDITY' } }, 's 117(1)', 's 119(1)'],
  ['death', { termination: { reason: 'DEATH_ESTATE' } }, 's 117(1)', 's 119(1)'],
  ['a casual', { termination: redundant, employee: { isCasual: true } }, 's 123(1)(c)', 's 123(1)(c)'],
  ['a fixed term', { termination: redundant, standards: { isFixedTerm: true } }, 's 123(1)(a)', 's 123(1)(a)'],
  ['a trainee', { termination: redundant, standards: { isTrainingArrangement: true } }, 's 123(1)(d)', 's 123(1)(d)'],
  ['an apprentice', { termination: redundant, standards: { isApprentice: true } }, 's 117(3)', 's 123(4)(a)'],
  ['a small business', { termination: redundant, standards: { isSmallBusiness: true } }, 's 117(3)', 's 121(1)(b)'],
  ['fourteen employees', { termination: redundant, standards: { employees: 14 } }, 's 117(3)', 's 121(1)(b)'],
  [
    'fourteen here and more in associated entities',
    { termination: redundant, standards: { employees: 14, isSmallBusiness: false } },
    's 117(3)',
    's 119(2)',
  ],
  [
    'less than a year',
    { termination: redundant, standards: { continuousServiceFrom: '2025-11-01' } },
    's 117(3)',
    's 121(1)(a)',
  ],
])('%s: the section that gives weeks or none', (_what, parts, notice, redundancy) => {
  const { minimumEntitlements } = ended(parts);
  expect([minimumEntitlements!.notice.section, minimumEntitlements!.redundancy.section]).toEqual([notice, redundancy]);
});

test('unpaid leave and other days that do not count shorten the service', () => {
  // 58 days after 3 September 2018 is 31 October, from which 30 October 2026 completes eight years; 59 are one too many.
  const seven = ended({ termination: redundant, standards: { unpaidLeaveDays: 50, serviceDaysNotCounted: 9 } });
  expect(minimum(seven, 'redundancy')[0]).toBe('13');
  const eight = ended({ termination: redundant, standards: { unpaidLeaveDays: 50, serviceDaysNotCounted: 8 } });
  expect(minimum(eight, 'redundancy')[0]).toBe('14');
});

test('that the employer was taken for a small business is told, unless somebody said so', () => {
  expect(codes({ termination: { ...redundant, ...inLieu('7600') }, standards: { employees: 14 } })).toEqual([
    'au.termination/small-business-assumed',
  ]);
  expect(codes({ termination: { ...redundant, ...inLieu('7600') }, standards: { isSmallBusiness: true } })).toEqual([]);
  expect(codes({ standards: { employees: 3 } })).toEqual([]);
});

test('without weekly hours the weeks are told and no amount', () => {
  const result = ended({ termination: { cessationTypeCode: 'F' }, standards: { weeklyHours: null } });
  expect(minimum(result, 'notice')).toEqual(['5', '5', undefined, '0', undefined, 's 117(3)']);
  expect(codes({ termination: { cessationTypeCode: 'F' }, standards: { weeklyHours: null } })).toEqual([
    'au.termination/minimum-not-compared',
  ]);
});

test('the working names the line of the Act', () => {
  const { minimumNotice, minimumRedundancy } = ended({ termination: redundant }).trace.figures;
  expect(explainAsText(minimumNotice!)).toContain(
    'au.notice-and-redundancy/notice/5: s 117(3): 4 weeks for more than 5 years',
  );
  expect(explainAsText(minimumNotice!)).toContain('1 more over 45 years of age with 2 years of service');
  expect(explainAsText(minimumRedundancy!)).toContain('s 119(2): 14 weeks from 8 years');
  expect(ended({ termination: redundant }).parametersUsed).toContain(
    'au.notice-and-redundancy/redundancy/8@2024-07-01',
  );
});

test('an input without these facts replays without them', () => {
  const result = ended({ termination: redundant, standards: null });
  expect(result.minimumEntitlements).toBeNull();
  expect(result.warnings).toEqual([]);
});

test.each([
  { noticeGivenDate: '2026-10-31' },
  { continuousServiceFrom: '2026-10-31' },
  { serviceDaysNotCounted: -1 },
  { employees: 1.5 },
])('%j is refused', (standards) => {
  expect(calculate({ standards }).ok).toBe(false);
});

/** Fair Work Act s 117(2)(b): the full rate of pay for the hours that would have been worked. */
describe('payment in lieu of notice is measured at the full rate of pay', () => {
  const dismissed = { cessationTypeCode: 'F' } as const;
  const recentWork = { from: '2026-08-03', until: '2026-10-25', earnings: '21888', ordinaryHours: '456' };
  const notice = (parts: Parts) => {
    const { ratePerHour, rateSource, amount, paidAmount, shortfallAmount } = ended(parts).minimumEntitlements!.notice;
    return [ratePerHour, rateSource, amount, paidAmount, shortfallAmount].map(String);
  };

  test('by what the pays before earned for an ordinary hour, which redundancy pay does not go by', () => {
    // 21,888 ÷ 456 = 48 an hour; 5 weeks × 38 hours × 48 = 9,120.
    const parts = { termination: { ...redundant, ...inLieu('7600') }, standards: { recentWork } };
    expect(notice(parts)).toEqual(['48', 'recent-pays', '9120', '7600', '1520']);
    expect(minimum(ended(parts), 'redundancy')).toEqual(['14', '14', '21280', '0', '21280', 's 119(2)']);
    expect(explainAsText(ended(parts).trace.figures.minimumNotice!)).toContain(
      'au.termination.full-rate-of-pay: the pays for 2026-08-03 to 2026-10-25: 21888 ÷ 456 ordinary hours = 48',
    );
    expect(ended(parts).warnings[0]!.message).toContain(
      '190 hours × $48.00 = $9,120.00 at what the pays of the 13 weeks before earned for an ordinary hour',
    );
  });

  test('never below the base rate, which is part of it', () => {
    const standards = { recentWork: { ...recentWork, earnings: '9120' } };
    expect(notice({ termination: dismissed, standards })).toEqual(['40', 'base-rate', '7600', '0', '7600']);
    expect(notice({ termination: dismissed, facts: { noticeRatePerHour: '20' }, standards: { recentWork } })).toEqual([
      ...['40', 'base-rate', '7600', '0', '7600'],
    ]);
  });

  test('by the rate that was sent, at which notice in hours is paid too', () => {
    const hours = { isPaymentInLieuPaid: true, paymentInLieuType: 'NOTICE_HOURS', noticeHours: '190' } as const;
    const parts = {
      termination: { ...dismissed, ...hours },
      facts: { noticeRatePerHour: '52.5' },
      standards: { recentWork },
    };
    expect(notice(parts)).toEqual(['52.5', 'request', '9975', '9975', '0']);
    expect(ended(parts).paymentInLieuAmount.toString()).toBe('9975');
  });
});
