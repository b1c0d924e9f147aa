import { refusalCodes } from '../refusal';
import { readTermination, terminationFields, terminationRefusal, terminationRules } from '.';

/** The request fields of the specification, part 2.9, in camel case; who may send them, and what unlocks them. */
const specification = {
  both: [
    ...['terminationDate', 'isManualLeaveAmounts', 'isPaymentInLieuPaid', 'redundancyAmount', 'nonEtpAmount'],
    'unusedHolidayAmount',
  ],
  AU: [
    ...['reason', 'cessationTypeCode', 'paymentInLieuType', 'noticeHours', 'noticeLumpSum', 'isUnusedHolidayPaid'],
    ...['isUnusedLeaveLoadingPaid', 'isUnusedLslPaid', 'isUnusedSickPaid', 'redundancyTaxFreePilonComponent'],
    ...['etpAmount', 'unusedLeaveLoadingAmount', 'unusedSickAmount', 'unusedLslPreAugust1978'],
    ...['unusedLslAugust1978ToAugust1993', 'unusedLslPostAugust1993', 'normalEarnings', 'taxSummaries'],
  ],
  NZ: ['paymentInLieuAmount', 'unusedAltHolidayAmount', 'nzYtdTaxable'],
  manualOnly: [
    ...['unusedHolidayAmount', 'unusedLeaveLoadingAmount', 'unusedSickAmount', 'unusedLslPreAugust1978'],
    ...['unusedLslAugust1978ToAugust1993', 'unusedLslPostAugust1993', 'normalEarnings', 'taxSummaries'],
    'unusedAltHolidayAmount',
  ],
  notice: ['paymentInLieuType', 'noticeHours', 'noticeLumpSum', 'paymentInLieuAmount'],
};

describe('the table of fields is the specification’s', () => {
  const fields = Object.entries(terminationFields) as [string, { country: string; manualOnly?: true; notice?: true }][];
  const where = (wanted: (field: (typeof fields)[number][1]) => boolean) =>
    fields
      .filter(([, field]) => wanted(field))
      .map(([name]) => name)
      .sort();

  test.each(['both', 'AU', 'NZ'] as const)('country %s', (country) => {
    expect(where((field) => field.country === country)).toEqual([...specification[country]].sort());
  });

  test('manual-only and notice', () => {
    expect(where((field) => field.manualOnly === true)).toEqual([...specification.manualOnly].sort());
    expect(where((field) => field.notice === true)).toEqual([...specification.notice].sort());
  });
});

describe('reading', () => {
  const read = (body: unknown, country: 'AU' | 'NZ' = 'AU') => readTermination(body, country);

  test('members are read into exact values; null and undefined are absent', () => {
    const outcome = read({
      terminationDate: '2026-10-30',
      reason: 'REDUNDANCY',
      isManualLeaveAmounts: true,
      isPaymentInLieuPaid: true,
      paymentInLieuType: 'NOTICE_HOURS',
      noticeHours: '7.6001',
      redundancyAmount: 1250.555,
      etpAmount: ' 12.50 ',
      unusedHolidayAmount: '-3.005',
      nonEtpAmount: null,
      taxSummaries: [1],
      isUnusedSickPaid: undefined,
    });
    if (!outcome.ok) throw new Error(outcome.error.message);
    const { redundancyAmount, noticeHours, etpAmount, unusedHolidayAmount, ...rest } = outcome.value;
    expect(rest).toEqual({
      terminationDate: '2026-10-30',
      reason: 'REDUNDANCY',
      isManualLeaveAmounts: true,
      isPaymentInLieuPaid: true,
      paymentInLieuType: 'NOTICE_HOURS',
      taxSummaries: [1],
    });
    // Dollars in cents, half a cent up; hours keep their digits.
    expect([redundancyAmount, noticeHours, etpAmount, unusedHolidayAmount].map(String)).toEqual([
      '1250.56',
      '7.6001',
      '12.5',
      '-3.01',
    ]);
  });

  test.each([
    [undefined, 'termination/not-an-object', '', 'Expected an object with a terminationDate in termination.'],
    [null, 'termination/not-an-object', '', 'Expected an object with a terminationDate in termination.'],
    [[], 'termination/not-an-object', '', 'Expected an object with a terminationDate in termination.'],
    [new Map(), 'termination/not-an-object', '', 'Expected an object with a terminationDate in termination.'],
    ['x', 'termination/not-an-object', '', 'Expected an object with a terminationDate in termination.'],
    [
      { nzYtdTaxable: 1 },
      'termination/other-country',
      'nzYtdTaxable',
      'Not for AU employees: nzYtdTaxable. Remove it.',
    ],
    [
      { nzYtdTaxable: 1, paymentInLieuAmount: 'x', bogus: 1 },
      'termination/other-country',
      'nzYtdTaxable, paymentInLieuAmount',
      'Not for AU employees: nzYtdTaxable, paymentInLieuAmount. Remove them.',
    ],
    [
      { bogus: 1, other: 2 },
      'termination/unknown-field',
      'bogus, other',
      'Unknown in a termination: bogus, other. Remove or correct the name.',
    ],
    [
      { toString: 1 },
      'termination/unknown-field',
      'toString',
      'Unknown in a termination: toString. Remove or correct the name.',
    ],
    [
      { ['x'.repeat(99)]: 1 },
      'termination/unknown-field',
      'x'.repeat(60),
      `Unknown in a termination: ${'x'.repeat(60)}. Remove or correct the name.`,
    ],
    [{ isUnusedLslPaid: 1 }, 'termination/bad-value', 'isUnusedLslPaid', 'Expected true or false in isUnusedLslPaid.'],
    [
      { terminationDate: '30/10/2026' },
      'termination/bad-value',
      'terminationDate',
      'Expected a calendar day such as "2026-07-01" in terminationDate.',
    ],
    [
      { reason: 'x' },
      'termination/bad-value',
      'reason',
      'Expected one of TERMINATION, INVALIDITY, DEATH_DEPENDENT, DEATH_NON_DEPENDENT, DEATH_ESTATE, REDUNDANCY in reason.',
    ],
    [
      { reason: 'EARLY_RETIREMENT' },
      'termination/early-retirement',
      'reason',
      'EARLY_RETIREMENT is not a reason of its own: send REDUNDANCY, which is taxed the same way.',
    ],
    [{ taxSummaries: {} }, 'termination/bad-value', 'taxSummaries', 'Expected a list in taxSummaries.'],
    [{ etpAmount: [] }, 'termination/bad-value', 'etpAmount', 'Expected plain digits such as "1250.50" in etpAmount.'],
    [{ etpAmount: '-0.01' }, 'termination/negative', 'etpAmount', 'etpAmount is -0.01: send zero or more.'],
    [
      { unusedSickAmount: 1 },
      'termination/manual-only',
      'unusedSickAmount',
      'Only with isManualLeaveAmounts: unusedSickAmount. Set it to true, or leave the amounts to the calculation.',
    ],
    [
      { noticeHours: 1, noticeLumpSum: 2 },
      'termination/notice-not-paid',
      'noticeHours, noticeLumpSum',
      'Only with isPaymentInLieuPaid: noticeHours, noticeLumpSum. Set it to true, or remove them.',
    ],
  ])('%j is refused under %s', (body, rule, fields, message) => {
    const { kind } = terminationRules[rule as keyof typeof terminationRules];
    expect(read(body)).toMatchObject({ ok: false, error: { message, details: { rule, kind, fields } } });
  });

  test('a request to the wrong country hears that first', () => {
    expect(read({ reason: 'x', unusedSickAmount: -1, etpAmount: 'y' }, 'NZ')).toMatchObject({
      ok: false,
      error: { details: { rule: 'termination/other-country', fields: 'reason, unusedSickAmount, etpAmount' } },
    });
  });
});

test('every rule has a code of the package and says which status an edge should answer', () => {
  for (const { code, kind } of Object.values(terminationRules)) {
    expect(refusalCodes).toContain(code);
    expect(['schema', 'business']).toContain(kind);
  }
  // The two columns of the specification, part 7.4: 422 and 400.
  const of = (wanted: string) =>
    Object.entries(terminationRules)
      .filter(([, { kind }]) => kind === wanted)
      .map(([rule]) => rule.replace('termination/', ''))
      .sort();
  expect(of('schema')).toEqual([
    ...['bad-value', 'both-notices', 'cessation-code-derived', 'early-retirement', 'manual-only', 'missing'],
    ...['negative', 'not-an-object', 'notice-not-paid', 'pilon-without-redundancy', 'unknown-field'],
  ]);
  expect(of('business')).toEqual([
    ...['before-start', 'employee-facts', 'negative-holiday', 'no-date-of-birth', 'non-etp-needs-manual'],
    ...['notice-incomplete', 'other-country', 'pilon-above-notice'],
  ]);
});

test('a refusal names its first field as the path, and none where the whole request is meant', () => {
  expect(terminationRefusal('termination/both-notices', ['a', 'b'], 'm')).toEqual({
    code: 'input/conflict',
    message: 'm',
    path: 'a',
    details: { kind: 'schema', rule: 'termination/both-notices', fields: 'a, b' },
  });
  expect(terminationRefusal('termination/missing', [], 'm')).not.toHaveProperty('path');
  expect(terminationRefusal('termination/missing', [], 'm', 'date/malformed').code).toBe('date/malformed');
});
