import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { civilDate, type CivilDate } from '../../calendar';
import { aud, decimal, divide, multiply, round, toCents, type Aud } from '../../money';
import { inForce } from '../../statutory';
import { allAwards, findAward } from './all';
import { awardCatalogue } from './catalogue/award-catalogue';
import { MA000004 } from './MA000004';
import { MA000009 } from './MA000009';
import { MA000010 } from './MA000010';
import { MA000018 } from './MA000018';
import { MA000100 } from './MA000100';
import { MA000119 } from './MA000119';
import { minimumRate } from './minimum-rate';
import type { Award } from './award';
import type { AwardEmployee } from './award-employee';

const july = civilDate('2026-07-06');

function hourly(award: Award, employee: Omit<AwardEmployee, 'employmentType'>, on = july): string {
  const rate = minimumRate(award, { employmentType: 'full-time', ...employee }, on);
  return rate.ok ? rate.value.hourly.toString() : rate.error.code;
}

function awardOf(code: string): Award {
  const award = findAward(code);
  if (!award.ok) throw new Error(award.error.message);
  return award.value;
}

describe('the list of awards', () => {
  test('has 155 awards, each with the module of its code', () => {
    expect(awardCatalogue).toHaveLength(155);
    expect(allAwards.map(({ code }) => code)).toEqual(awardCatalogue.map(({ code }) => code));
    expect(new Set(awardCatalogue.map(({ code }) => code)).size).toBe(155);
  });

  test('says of each award no more than its module holds', () => {
    for (const { code, coverage } of awardCatalogue) {
      const award = findAward(code);
      if (!award.ok) throw new Error(code);
      const interpreted =
        coverage === 'interpreted' || coverage === 'interpreted-second-hand' || coverage === 'preview';
      expect([code, award.value.rules.editions.length > 0]).toEqual([code, interpreted]);
      if (coverage === 'priced') expect([code, award.value.payGuides.editions.length]).toEqual([code, 1]);
    }
    expect(findAward('MA999999')).toMatchObject({ ok: false, error: { code: 'code/unknown' } });
  });

  test('holds the 11,397 rates of the export of 13 August 2026', () => {
    const editions = allAwards.flatMap(({ rates }) => rates.editions[0]?.values ?? []);
    const rates = editions.flatMap((values) => values.rates);
    const others = editions.flatMap((values) => [...values.otherRates]);
    // Rates that the database does not hold say how they were read.
    expect(rates.filter(({ certainty }) => certainty === undefined).length + others.length).toBe(11_397);
  });

  test("every edition names its source, and its licence where the data is the Commission's or the Ombudsman's", () => {
    for (const award of allAwards) {
      for (const { id, law } of [award.rates, award.payGuides, award.percentages, award.rules].flatMap((instrument) => [
        ...instrument.editions,
      ])) {
        expect([id, law.href.startsWith('https://'), law.note?.includes('CC BY 4.0')]).toEqual([id, true, true]);
      }
    }
  });
});

describe('the minimum rate', () => {
  // Pay guide of 1 July 2026, social and community services and crisis accommodation: 36.22 (level 2.1), 39.53 (2.4), 40.49 (3.1), 46.70 (4.1).
  test.each([
    ['BR120687', undefined, '36.22'],
    ['BR93043', undefined, '36.22'],
    ['BR93046', undefined, '39.53'],
    ['BR93047', undefined, '40.49'],
    ['BR120674', undefined, '46.7'],
    ['BR93040', undefined, '27.55'],
    ['Pay point 1', 'Social and community services employee level 2', '36.22'],
    ['Pay point 1', 'Crisis accommodation employee level 2', '46.7'],
  ])('of %s %s holds the equal remuneration order: %s', (classification, group, expected) => {
    expect(hourly(MA000100, { classification, ...(group === undefined ? {} : { group }) })).toBe(expected);
  });

  test('every adult rate of social and community services is one that the pay guide prints', () => {
    const printed = MA000100.payGuides.editions.flatMap(({ values }) =>
      values.sections.flatMap(({ rows }) => rows.map((row) => row.hourly.toString())),
    );
    const rates = MA000100.rates.editions.flatMap(({ values }) => values.rates.filter(({ type }) => type === 'AD'));
    expect(rates.length).toBeGreaterThan(90);
    expect(rates.filter((rate) => !printed.includes(String(rate.hourly))).map(({ id }) => id)).toEqual([]);
  });

  test('finds a name however its capitals are written: somebody of 20 in the first six months has 90 per cent', () => {
    // 90 % of 1,056.80 a week (General Retail Industry Award clause 17.2): 25.03.
    const young = { age: 20, monthsWithEmployer: 3 };
    expect(hourly(MA000004, { ...young, classification: 'Retail Employee Level 1' })).toBe('25.03');
  });

  test('finds a rate that the database has by the week and by the hour', () => {
    // 1,080.10 a week and 28.42 an hour.
    expect(hourly(awardOf('MA000016'), { classification: 'Security Officer Level 1' })).toBe('28.42');
  });

  // The Commission's database gives 1,168.60 a week and 33.39 an hour for Group A: a week of 35 hours. Rates that it gives by the week
  // alone are of the same week: 888.88 / 35 (apprentices of Black Coal Mining), 1,111.10 / 35 (Stevedoring), 1,096.20 / 35 (Marine Towage).
  test.each([
    ['MA000001', 'BR102464', '25.4'],
    ['MA000001', 'Group A', '33.39'],
    ['MA000053', 'BR102845', '31.75'],
    ['MA000050', 'BR91462', '31.32'],
    ['MA000072', 'BR102436', '29.28'],
    // Its hourly driving rate holds loadings and tells no week: 1,057.60 / 38.
    ['MA000039', 'BR90916', '27.83'],
  ])('of %s %s is for the hours of its week: %s', (code, classification, expected) => {
    expect(hourly(awardOf(code), { classification })).toBe(expected);
  });

  // The database has the base and, of the same period, what it makes: 1,005.10 a week of a firefighter of the public sector is 1,444.17 with the
  // loadings of the 10/14 roster (38.00 an hour); 33.91 an hour of a driveway attendant is 21.19 at 18; 1,112.10 a week of a diver is 2,346.53.
  test.each([
    ['MA000111', 'BR98471', '38'],
    ['MA000111', 'BR93290', '26.45'],
    ['MA000089', 'BR100559', '21.19'],
    ['MA000108', 'BR93249', '61.75'],
  ])('of %s %s is what the database works out of the base: %s', (code, classification, expected) => {
    expect(hourly(awardOf(code), { classification })).toBe(expected);
  });

  // Night shift of a casual rail worker, the shift loading of a firefighter, payment for shiftwork in textiles, an example of security.
  test.each([
    ['MA000015', 'BR102383'],
    ['MA000111', 'BR93281'],
    ['MA000017', 'BR102414'],
    ['MA000016', 'BR102804'],
    // Of Schedule A and clause 34.3 of the Pastoral Award: rations, woolrolling, a station cook's sixth day. Cinema workers' 8 per cent.
    ['MA000035', 'BR90773'],
    ['MA000035', 'BR90874'],
    ['MA000035', 'BR100072'],
    ['MA000091', 'BR102822'],
    // The industry allowance of trainees in building, a young station cook's sixth day, overtime of young driveway attendants.
    ['MA000020', 'BR102770'],
    ['MA000035', 'BR101263'],
    ['MA000089', 'BR100566'],
  ])('of %s is not %s, which holds a loading or is one', (code, classification) => {
    expect(hourly(awardOf(code), { classification })).toBe('input/not-allowed');
  });

  test('of an adult is nowhere a part of a wage: from 21.86 an hour, below it only in Supported Employment', () => {
    const low = allAwards.flatMap(({ code, rates }) =>
      (rates.editions[0]?.values.rates ?? [])
        .filter((rate) => rate.type === 'AD' && rate.hourly !== undefined && Number(rate.hourly.toString()) < 21.86)
        .map(({ id }) => `${code} ${id}`),
    );
    expect(low).toEqual(['MA000103 BR121079', 'MA000103 BR121083']);
  });

  test('of a full-time trainee is the weekly rate, of a part-time one the hourly', () => {
    const trainee = (classification: string, employmentType: AwardEmployee['employmentType']): unknown => {
      const rate = minimumRate(awardOf('MA000104'), { employmentType, classification }, july);
      return rate.ok ? [String(rate.value.hourly), String(rate.value.weekly)] : rate.error.message;
    };
    // Wage level A, year 10, school leaver: 432.30 a week (E.4.1(c)), 14.21 an hour (E.4.2(c)).
    expect(trainee('BR93147', 'full-time')).toEqual(['11.38', '432.3']);
    expect(trainee('BR93198', 'part-time')).toEqual(['14.21', 'undefined']);
    expect(trainee('BR93147', 'part-time')).toMatch('pays School leaver by the week, not by the hour');
  });

  // The weekly rate of each, divided by 38: 978.10, 1,126.30 and 1,004.90.
  test.each([
    ['MA000015', 'Level 1 Rail Worker (Op)', '25.74'],
    ['MA000030', 'Market research interviewer', '29.64'],
    ['MA000017', 'Skill level 1', '26.44'],
  ])('of %s %s is found by its name beside rates of nights and weekends', (code, classification, expected) => {
    expect(hourly(awardOf(code), { classification })).toBe(expected);
  });

  // Fair Work Ombudsman, pay guides of 1 July 2026.
  test.each<[string, Award, Omit<AwardEmployee, 'employmentType'>, string]>([
    ['by rate id', MA000004, { classification: 'BR89795' }, '31.11'],
    ['by the name in the pay guide', MA000004, { classification: 'Retail employee level 6' }, '31.11'],
    ['of a junior of 17', MA000004, { classification: 'Retail employee level 1', age: 17 }, '16.69'],
    [
      'of a junior of 20 in the first months',
      MA000004,
      { classification: 'Retail employee level 1', age: 20, monthsWithEmployer: 6 },
      '25.03',
    ],
    [
      'of a junior of 20 with seven months',
      MA000004,
      { classification: 'Retail employee level 1', age: 20, monthsWithEmployer: 7 },
      '27.81',
    ],
    ['of a young person above level 3', MA000004, { classification: 'Retail employee level 6', age: 17 }, '31.11'],
    ['of an office junior', MA000009, { classification: 'Introductory', age: 16, office: true }, '14.16'],
    ['of another junior', MA000009, { classification: 'Introductory', age: 16 }, '12.87'],
  ])('%s', (_name, award, employee, expected) => {
    expect(hourly(award, employee)).toBe(expected);
  });

  test('follows the birthday, by the day of the work', () => {
    const employee: AwardEmployee = {
      employmentType: 'casual',
      classification: 'Retail employee level 1',
      dateOfBirth: '2008-08-12',
    };
    const on = (day: string): string => {
      const rate = minimumRate(MA000004, employee, july, civilDate(day));
      return rate.ok ? rate.value.hourly.toString() : rate.error.code;
    };
    expect([on('2026-08-11'), on('2026-08-12')]).toEqual(['16.69', '19.47']);
  });

  test('of somebody of 20 rises when six months with the employer are over, by the day of the work (17.2)', () => {
    const on = (employedSince: string, day: string): string => {
      const employee: AwardEmployee = {
        employmentType: 'full-time',
        classification: 'Retail employee level 1',
        dateOfBirth: '2006-03-01',
        employedSince,
      };
      const rate = minimumRate(MA000004, employee, july, civilDate(day));
      return rate.ok ? rate.value.hourly.toString() : rate.error.code;
    };
    // 90 per cent of 1,056.80 a week is 25.03 an hour, the whole 27.81.
    expect([on('2026-02-12', '2026-08-11'), on('2026-02-12', '2026-08-12')]).toEqual(['25.03', '27.81']);
    expect([on('2026-03-31', '2026-09-30'), on('2026-03-31', '2026-10-01')]).toEqual(['25.03', '27.81']);
    expect(on('12 February', '2026-08-12')).toBe('date/malformed');
  });

  test('is refused before the first edition and past the last day', () => {
    const level1 = { classification: 'Retail employee level 1' };
    expect(hourly(MA000004, level1, civilDate('2026-06-30'))).toBe('statutory/not-covered');
    expect(hourly(MA000004, level1, civilDate('2027-07-01'))).toBe('statutory/unconfirmed');
    expect(hourly(MA000004, level1, civilDate('2026-12-01'))).toBe('27.81');
  });

  test('a rate that differs by stream needs the stream', () => {
    const of = (stream?: string): string => {
      const classification = 'Level 1 - pay point 1';
      const person = {
        employmentType: 'full-time',
        classification,
        ...(stream === undefined ? {} : { stream }),
      } as const;
      const rate = minimumRate(MA000100, person, july);
      return rate.ok ? rate.value.hourly.toString() : `${rate.error.code} ${rate.error.message}`;
    };
    // Pay guide of 1 July 2026.
    expect([of('Social and community services'), of('Crisis accommodation'), of('Family day care')]).toEqual([
      '27.55',
      '40.49',
      '27.58',
    ]);
    expect(of()).toBe(
      'input/conflict MA000100 has more than one rate called Level 1 - pay point 1; say the stream: ' +
        'Social and community services (27.55 hourly), Crisis accommodation (40.49 hourly), Family day care (27.58 hourly).',
    );
    // Where only one stream knows the classification it needs no name.
    expect(hourly(MA000100, { classification: 'Disability care - Level 1 - pay point 1' })).toBe('27.28');
  });

  test('a stream is that of the award however its capitals are written', () => {
    const home = { classification: 'Aged care - Level 2 - Home carer' };
    expect(hourly(MA000100, { ...home, stream: 'Home Care' })).toBe('34.42');
    expect(hourly(MA000100, { ...home, stream: 'Residential' })).toBe('code/unknown');
    // Juniors of trolley collection contractors in Cleaning; an award without streams has nothing to hold one against.
    const trolleys = { classification: 'Level 1', age: 17 };
    const [written, other] = ['Trolley collection', 'trolley Collection'].map((stream) =>
      hourly(awardOf('MA000022'), { ...trolleys, stream }),
    );
    expect(other).toBe(written);
    expect(hourly(MA000004, { classification: 'Retail employee level 1', stream: 'Shops' })).toBe('27.81');
  });

  test('two rates of one name are told apart by their ids', () => {
    const rate = minimumRate(
      MA000018,
      { employmentType: 'casual', classification: 'Aged care employee - general - level 4' },
      july,
    );
    expect(rate).toMatchObject({ ok: false, error: { code: 'input/conflict' } });
    expect(!rate.ok && rate.error.message).toContain('BR90193');
    expect(hourly(MA000018, { classification: 'BR90193' })).toBe('30.34');
    // 1,119.10 a week, and 31.13 an hour with the allowances of clause 18.3 of the Electrical Award in it: 41.41 a week for the industry and those for tools.
    const withAllowances = minimumRate(
      awardOf('MA000025'),
      { employmentType: 'full-time', classification: 'Electrical worker grade 5' },
      july,
    );
    expect(!withAllowances.ok && withAllowances.error.message).toMatch(
      /BR90361 \(\$1,119\.10 weekly, \$29\.45 hourly\), BR98789 \(\$31\.13 ordinary hourly\)\. An ordinary hourly rate holds .* all-purpose allowances/,
    );
    const ofTwoStreams = minimumRate(
      awardOf('MA000021'),
      { employmentType: 'full-time', classification: 'Level 3' },
      july,
    );
    expect(!ofTwoStreams.ok && ofTwoStreams.error.message).toContain(
      'BR90331 ($58,198.00 annual, $29.45 hourly, Clerical and Administration stream), BR90325 ($55,242.00 annual, $27.96 hourly, Technical stream)',
    );
    expect(hourly(MA000018, { classification: 'level 99' })).toBe('code/unknown');
  });

  test('a name without its level, or of another stream, is refused with the names that are meant', () => {
    const refusalOf = (award: Award, employee: object) => {
      const rate = minimumRate(award, { employmentType: 'full-time', classification: '', ...employee }, july);
      return rate.ok ? 'found' : rate.error.message;
    };
    expect(refusalOf(awardOf('MA000009'), { classification: 'Food and beverage attendant (grade 2)' })).toMatch(
      /Names like it: Level 2 food and beverage attendant grade 2\. Use/,
    );
    expect(refusalOf(awardOf('MA000100'), { classification: 'Level 2 - pay point 1', stream: 'Home care' })).toMatch(
      /Names like it: .*Disability care - Level 2 - pay point 1\b/,
    );
    expect(refusalOf(awardOf('MA000009'), { classification: 'Astronaut' })).toBe(
      "MA000009 has no minimum rate called Astronaut. Use a rate id or a name of the award's classifications.",
    );
  });

  test('commas of a name tell nothing apart', () => {
    const stream = 'Social and community services';
    // Pay guide of 1 July 2026.
    expect(hourly(awardOf('MA000100'), { classification: 'Level 2, pay point 1', stream })).toBe('36.22');
  });

  test.each<[string, unknown, object, unknown, unknown, string, string]>([
    ['Casual for casual', MA000004, { employmentType: 'Casual' }, july, july, 'code/unknown', 'employmentType'],
    ['no employment type', MA000004, { employmentType: undefined }, july, july, 'code/unknown', 'employmentType'],
    ['no classification', MA000004, { classification: undefined }, july, july, 'input/missing', 'classification'],
    ['an age as text', MA000004, { age: '17' }, july, july, 'amount/not-a-number', 'age'],
    ['a misspelt member', MA000004, { dateofBirth: '2010-01-01' }, july, july, 'input/not-allowed', 'dateofBirth'],
    ['the code of an award', 'MA000004', {}, july, july, 'input/missing', 'award'],
    ['no day', MA000004, {}, 'abc', july, 'date/malformed', 'on'],
    ['no day of the work', MA000004, {}, july, 'abc', 'date/malformed', 'at'],
  ])('is refused for %s', (_name, award, change, on, at, code, path) => {
    const employee = { employmentType: 'casual', classification: 'Retail employee level 1', ...change };
    const rate = minimumRate(award as Award, employee as AwardEmployee, on as CivilDate, at as CivilDate);
    expect(rate).toMatchObject({ ok: false, error: { code, path } });
  });

  test('is that of adults for an age that is null', () => {
    expect(hourly(MA000004, { classification: 'Retail employee level 1', age: null } as never)).toBe('27.81');
  });
});

describe('junior rates are the percentages of the awards', () => {
  const share = (weekly: Aud, percent: string): Aud => multiply(weekly, multiply(decimal(percent), decimal('0.01')));
  const over38 = (weekly: Aud): string => divide(weekly, decimal('38'), 2, 'half-up').toString();

  function weeklyOf(award: Award, classification: string): Aud {
    const rate = minimumRate(award, { employmentType: 'full-time', classification }, july);
    if (!rate.ok || rate.value.weekly === undefined) throw new Error(classification);
    return rate.value.weekly;
  }

  test.each([
    [15, '45'],
    [16, '50'],
    [17, '60'],
    [18, '70'],
    [19, '80'],
  ])('Retail, age %i: %s per cent of the weekly rate (clause 17.2)', (age, percent) => {
    for (const classification of ['Retail employee level 1', 'Retail employee level 2', 'Retail employee level 3']) {
      expect(hourly(MA000004, { classification, age })).toBe(
        over38(toCents(share(weeklyOf(MA000004, classification), percent))),
      );
    }
  });

  test.each([
    [16, '50'],
    [17, '60'],
    [18, '70'],
    [19, '85'],
  ])('Restaurant, age %i: %s per cent, the weekly rate to 10 cents first (clause 18.2)', (age, percent) => {
    for (const classification of ['Introductory level', 'Level 2 - cook grade 1', 'Level 3 - cook grade 2']) {
      const weekly = round(share(weeklyOf(MA000119, classification), percent), 1, 'half-up');
      expect(hourly(MA000119, { classification, age })).toBe(over38(weekly));
    }
  });

  test.each([
    [15, '36.8'],
    [16, '47.3'],
    [17, '57.8'],
    [18, '68.3'],
    [19, '82.5'],
    [20, '97.7'],
  ])(
    'Manufacturing, age %i: %s per cent of the hourly C13 rate (clause 20; the pay guide of 2026 prints these dollars)',
    (age, percent) => {
      const c13 = {
        classification: 'C13 - Engineering/manufacturing employee - level II',
        stream: 'General manufacturing',
      };
      expect(hourly(MA000010, c13)).toBe('26.44');
      expect(hourly(MA000010, { ...c13, age })).toBe(toCents(share(aud('26.44'), percent)).toString());
    },
  );

  test.each([
    // Hair and Beauty clause 17.2: 75 per cent at 17, the rate of an adult from 18. The award calls the level by its whole name.
    ['MA000005', 'Hair and beauty employee level 1', 17, '20.86'],
    ['MA000005', 'Level 1', 17, '20.86'],
    ['MA000005', 'Hair and beauty employee level 1', 18, '27.81'],
    // Legal Services clause 15.2: 60 per cent at 17, of 1,073.10 a week.
    ['MA000116', 'Level 1—Legal clerical and administrative employee', 17, '16.94'],
    // Registered Clubs clause 18.6: 70 per cent at 18; nobody of management has a junior's rate.
    ['MA000058', 'Level 1', 18, '18.51'],
    ['MA000058', 'Level 8/Maintenance and horticulture management Level 1', 18, '34.34'],
  ])('under the name that the award gives the level: %s %s', (award, classification, age, expected) => {
    expect(hourly(awardOf(award), { classification, age })).toBe(expected);
  });

  // Retail clause 17.2, level 1 of 1,056.80 a week.
  test('the id of a junior rate is that of the level: a birthday leads to the next rate, and to the rate of an adult', () => {
    const seventeen = { classification: 'BR99916' };
    const ofAge = (age: number, more: object = {}) => hourly(MA000004, { ...seventeen, age, ...more });
    expect([16, 17, 18, 19, 21].map((age) => ofAge(age))).toEqual(['13.91', '16.69', '19.47', '22.25', '27.81']);
    expect([3, 7].map((monthsWithEmployer) => ofAge(20, { monthsWithEmployer }))).toEqual(['25.03', '27.81']);
    // Without an age the id is all that is known.
    expect(hourly(MA000004, seventeen)).toBe('16.69');
    // Those of offices in Hospitality stay those of offices (clause 18.4): 19.31 at 18, elsewhere 18.02.
    expect(hourly(MA000009, { classification: 'BR100364', age: 18 })).toBe('19.31');
  });

  test('a junior in a foundry is found by the row of the pay guide', () => {
    expect(
      hourly(MA000010, { classification: '17 years of age - in a foundry', stream: 'General manufacturing' }),
    ).toBe('18.06');
  });
});

describe('bundles', () => {
  const bundle = (entry: string): { readonly inputs: readonly string[]; readonly size: number } => {
    const built = buildSync({
      entryPoints: [join(__dirname, entry)],
      bundle: true,
      platform: 'browser',
      format: 'esm',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    return { inputs: Object.keys(built.metafile.inputs), size: built.outputFiles[0]?.contents.length ?? 0 };
  };
  const awardsIn = (inputs: readonly string[]): readonly string[] => [
    ...new Set(inputs.flatMap((path) => /awards\/(MA\d+)\//.exec(path)?.[1] ?? [])),
  ];

  test('an Australian calculator holds nothing of the awards', () => {
    const { inputs } = bundle('../index.ts');
    expect(inputs.filter((path) => path.includes('/awards/'))).toEqual([]);
  });

  test('the entry of the awards holds the interpreter and no award', () => {
    const { inputs, size } = bundle('index.ts');
    expect(awardsIn(inputs)).toEqual([]);
    expect(size).toBeLessThan(300_000);
  });

  test('the entry of an award holds that award alone', () => {
    expect(awardsIn(bundle('MA000004/index.ts').inputs)).toEqual(['MA000004']);
  });
});

test('the pay guide and the database of 2026 name the same weekly rates in Retail', () => {
  const guide = inForce(MA000004.payGuides, july);
  const rates = inForce(MA000004.rates, july);
  if (!guide.ok || !rates.ok) throw new Error('no edition');
  const adults = guide.value.values.sections[0]?.rows.map(({ weekly }) => weekly?.toString());
  const database = rates.value.values.rates.filter(({ type }) => type === 'AD').map(({ weekly }) => weekly?.toString());
  expect(adults).toEqual(database);
});
