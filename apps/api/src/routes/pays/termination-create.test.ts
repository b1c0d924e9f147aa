import { au } from 'payroll-core';
import { parseContract } from '@anz-payroll/http-kit/contract';
import { inCamelCase, PayCreate } from './pay-create';
import { splitTerminate, Terminate } from './termination-create';
import { terminationFields, terminationRows } from './termination-fields';

const body = { termination_date: '2026-11-13', pay_date: '2026-11-15' };

function faults(members: object, base: object = body): readonly string[] {
  const parsed = parseContract(Terminate, { ...base, ...members }, 'body');
  return parsed.ok ? ['fits'] : parsed.error.map(({ path, code }) => `${path} ${code}`);
}

const amounts = Object.entries(terminationFields).flatMap(([name, { schema }]) =>
  Array.isArray(schema.type) && schema.type.includes('number') && name !== 'unused_holiday_amount' ? [name] : [],
);

/** The members of `AuTerminationFacts` that a request may say. */
const factsOfTheEmployer = [
  'continuousServiceFrom',
  'earlierEtps',
  'holidayHoursBefore18August1993',
  'isApprentice',
  'isFixedTerm',
  'isGenuineRedundancy',
  'isInvalidityCertified',
  'isLslShortfallPaid',
  'isPressingNecessity',
  'isSeriousMisconduct',
  'isSmallBusiness',
  'isTrainingArrangement',
  'isUnusedRdoPaid',
  'isUnusedToilPaid',
  'lastRetirementDate',
  'lslDaysUsedAfter17August1993',
  'lslDaysUsedBefore16August1978',
  'lslDaysUsedTo17August1993',
  'lslHoursTaken',
  'lslOrdinaryHoursWorked',
  'lslServiceFrom',
  'lslWeeklyHours',
  'mandatoryRetirementDate',
  'noticeEtpCode',
  'noticeGivenDate',
  'noticeRatePerHour',
  'serviceDaysNotCounted',
  'toilRatePerHour',
];

describe('a request to terminate', () => {
  test('[2.9-02] [2.9-03] needs its date and, on its own, a pay date', () => {
    expect(faults({})).toEqual(['fits']);
    expect(faults({}, { pay_date: '2026-11-15' })).toEqual(['body.termination_date missing']);
    expect(faults({}, { termination_date: '2026-11-13' })).toEqual(['body.pay_date missing']);
    expect(faults({ termination_date: null })).toEqual(['body.termination_date wrong_form']);
    expect(faults({ pay_date: 'soon' })).toEqual(['body.pay_date wrong_form']);
  });

  test('[7.4-01] an unknown field is refused', () => {
    expect(faults({ terminationDate: '2026-11-13' })).toEqual(['body.terminationDate unknown_field']);
    expect(faults({ notice_end_date: '2026-11-13' })).toEqual(['body.notice_end_date unknown_field']);
  });

  test.each(amounts)('[7.4-01] a negative %s is refused; zero is not', (name) => {
    expect(faults({ [name]: '-0.01' })).toEqual([`body.${name} out_of_range`]);
    expect(faults({ [name]: 'much' })).toEqual([`body.${name} wrong_type`]);
    expect(faults({ [name]: '0' })).toEqual(['fits']);
  });

  test('[2.9-07] unused holidays may be below zero; the country decides', () => {
    expect(faults({ unused_holiday_amount: '-12.50' })).toEqual(['fits']);
  });

  test.each([
    ['reason', 'RESIGNED'],
    ['reason', 'EARLY_RETIREMENT'],
    ['cessation_type_code', 'I'],
    ['cessation_type_code', 'D'],
    ['cessation_type_code', 'R'],
    ['payment_in_lieu_type', 'END_OF_NOTICE_DATE'],
  ])('[7.4-01] [2.9-08] [2.9-09] [2.9-10] %s %s is no code of the list', (name, value) => {
    expect(faults({ [name]: value })).toEqual([`body.${name} unknown_code`]);
  });

  test('[2.9-08] whoever sends EARLY_RETIREMENT hears what to send', () => {
    const parsed = parseContract(Terminate, { ...body, reason: 'EARLY_RETIREMENT' }, 'body');
    expect(parsed).toMatchObject({ ok: false, error: [{ message: expect.stringContaining('REDUNDANCY') }] });
  });

  test.each([
    [{}, '.etp_code missing'],
    [{ etp_code: 'X' }, '.etp_code unknown_code'],
    [{ etp_code: 'R', tax_withheld: -1 }, '.tax_withheld out_of_range'],
    [{ etp_code: 'R', paid: 1 }, '.paid unknown_field'],
    [7, ' wrong_type'],
  ])('[2.9-13] the tax summary %j is refused, and the path says which', (row, where) => {
    expect(faults({ tax_summaries: [{ etp_code: 'R' }, row] })).toEqual([`body.tax_summaries[1]${where}`]);
  });

  test('what is no list of at most 50 tax summaries is refused; null is none', () => {
    expect(faults({ tax_summaries: {} })).toEqual(['body.tax_summaries wrong_type']);
    expect(faults({ tax_summaries: Array.from({ length: 51 }, () => ({ etp_code: 'R' })) })).toEqual([
      'body.tax_summaries too_long',
    ]);
    expect(faults({ tax_summaries: null, earlier_etps: null })).toEqual(['fits']);
  });

  test('[2.9-13] each of its codes is taken, with or without amounts', () => {
    for (const etp_code of ['R', 'O', 'S', 'P', 'D', 'N', 'B', 'T']) {
      expect(faults({ tax_summaries: [{ etp_code, lump_sum_d: '1' }, { etp_code }] })).toEqual(['fits']);
    }
  });

  test('reaches the calculation in its own words', () => {
    const sent = { ...body, unused_lsl_pre_august_1978: 5, tax_summaries: [{ etp_code: 'R', tax_withheld: '7.10' }] };
    const parsed = parseContract(Terminate, sent, 'body');
    const { payDate, termination } = splitTerminate(parsed.ok ? parsed.value : {});
    expect(payDate).toBe('2026-11-15');
    expect(inCamelCase(termination)).toEqual({
      terminationDate: '2026-11-13',
      unusedLslPreAugust1978: '5',
      taxSummaries: [{ etpCode: 'R', taxWithheld: '7.1' }],
    });
  });

  test('has no member that the calculation does not know', () => {
    const ruleFor = (member: string) => {
      const outcome = au.calculateTermination({ termination: inCamelCase({ [member]: 1 }) } as never);
      return outcome.ok ? 'none' : outcome.error.details?.['rule'];
    };
    expect(ruleFor('bogus')).toBe('termination/unknown-field');
    expect(ruleFor('is_advance_recovery_agreed')).toBe('termination/other-country');
    // What only the employer knows goes to the calculation beside the request, as `facts`.
    const members = [...Object.keys(terminationFields), ...Object.keys(terminationRows)];
    const facts = members.filter((member) => ruleFor(member) === 'termination/unknown-field');
    expect(facts.map((member) => Object.keys(inCamelCase({ [member]: 1 }))[0]).sort()).toEqual(factsOfTheEmployer);
  });
});

test('[2.9-03] as the block of a pay it may hold a pay date, which says nothing', () => {
  const block = { termination_date: '2026-11-13', pay_date: '2020-01-01' };
  expect(parseContract(PayCreate, { employee_id: 1, termination: block }, 'body[0]').ok).toBe(true);
  expect(parseContract(PayCreate, { employee_id: 1, termination: { reason: 'x', bogus: 1 } }, 'body[0]')).toMatchObject(
    {
      ok: false,
      error: [
        { path: 'body[0].termination.reason', code: 'unknown_code' },
        { path: 'body[0].termination.bogus', code: 'unknown_field' },
        { path: 'body[0].termination.termination_date', code: 'missing' },
      ],
    },
  );
});
