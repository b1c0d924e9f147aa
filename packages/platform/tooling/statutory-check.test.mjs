// A new year's file that is incomplete or wrong is refused with the line that is wrong, and a right one is not.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { statutoryProblems } from './statutory-check.mjs';

const source = fileURLToPath(new URL('../../payroll-core/src/', import.meta.url));

/**
 * What is said of a copy of an edition, changed by `change`, as the next one after it. Editions of later years are left out, and the edition ends the day
 * before, whatever day it has been confirmed until since: a new year must not need a change here.
 */
function problemsOf(instrument, newest, next, change) {
  const folder = mkdtempSync(join(tmpdir(), 'statutory-'));
  try {
    for (const part of ['parameters', 'vectors']) {
      cpSync(join(source, instrument, part), join(folder, instrument, part), { recursive: true });
      for (const name of readdirSync(join(folder, instrument, part))) {
        if (/^\d.*\.json$/.test(name) && name > `${newest}.json`) rmSync(join(folder, instrument, part, name));
      }
      cpSync(join(folder, instrument, part, `${newest}.json`), join(folder, instrument, part, `${next}.json`));
    }
    const before = join(folder, instrument, 'parameters', `${newest}.json`);
    const confirmedUntil = new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10);
    writeFileSync(before, JSON.stringify({ ...JSON.parse(readFileSync(before, 'utf8')), confirmedUntil }));
    const path = join(folder, instrument, 'parameters', `${next}.json`);
    const file = { ...JSON.parse(readFileSync(path, 'utf8')), effectiveFrom: next, confirmedUntil: '2099-12-31' };
    writeFileSync(path, change(file) ?? JSON.stringify(file));
    return statutoryProblems(folder).problems.map((line) =>
      line.replace(`${instrument}/parameters/${next}.json: `, ''),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const schedule1 = (change) =>
  problemsOf('au/payg-schedule-1', '2026-07-01', '2027-07-01', (file) => change(file.values.scales, file));
const superGuarantee = (change) =>
  problemsOf('au/super-guarantee', '2026-07-01', '2027-07-01', (file) => change(file.values));
const paye = (change) => problemsOf('nz/paye', '2024-07-31', '2027-04-01', (file) => change(file.values));

test('a right file of a new year is not refused', () => {
  const nothing = () => undefined;
  assert.deepEqual([schedule1(nothing), superGuarantee(nothing), paye(nothing)], [[], [], []]);
  assert.deepEqual(
    superGuarantee((values) => {
      values.rate = '0.125';
    }),
    [],
  );
});

/** Every instrument with the date of its newest edition and the day after that ends. */
function instruments() {
  return ['au', 'nz'].flatMap((country) =>
    readdirSync(join(source, country))
      .filter((name) => existsSync(join(source, country, name, 'parameters')))
      .map((name) => {
        const files = readdirSync(join(source, country, name, 'parameters')).filter((file) => file.endsWith('.json'));
        const newest = files.sort().at(-1).slice(0, 10);
        const path = join(source, country, name, 'parameters', `${newest}.json`);
        const { confirmedUntil } = JSON.parse(readFileSync(path, 'utf8'));
        const next = new Date(Date.parse(`${confirmedUntil}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
        return [`${country}/${name}`, newest, next];
      }),
  );
}

for (const [instrument, newest, next] of instruments().filter(([name]) => !name.endsWith('/public-holidays'))) {
  test(`a copy of the newest file of ${instrument} is not refused`, () => {
    assert.deepEqual(
      problemsOf(instrument, newest, next, () => undefined),
      [],
    );
  });
}

const australianHolidays = (change) => problemsOf('au/public-holidays', '2026-07-01', '2027-07-01', change);

test('a copy of a list of public holidays is refused where it ends, and for the days of the year before', () => {
  const lines = australianHolidays((file) => {
    file.confirmedUntil = '2028-06-30';
  });
  assert.equal(lines[0], 'values.listedUntil is 2027-08-31; list the holidays to 2028-08-31 or later');
  assert.equal(lines.length, 3);
  for (const line of lines.slice(1)) {
    assert.match(line, /^values\.holidays\[\d+\]\.rule\.date is 2026-09-2[58], outside 2027-07-01 to 2027-08-31$/);
  }
  assert.deepEqual(
    australianHolidays((file) => {
      file.confirmedUntil = '2028-06-30';
      file.values.listedUntil = '2028-08-31';
      for (const { rule } of file.values.holidays) if (rule.kind === 'date') rule.date = '2027-09-24';
    }),
    [],
  );
  const [line] = problemsOf('nz/public-holidays', '2024-04-01', '2028-01-01', (file) => {
    file.confirmedUntil = '2028-12-31';
  });
  assert.equal(line, 'values.listedUntil is 2027-12-31; list the holidays to 2028-12-31 or later');
});

test('a rule of a public holiday with a member that no rule has is refused', () => {
  const lines = australianHolidays((file) => {
    file.confirmedUntil = '2028-06-30';
    file.values.listedUntil = '2028-08-31';
    for (const { rule } of file.values.holidays) if (rule.kind === 'date') rule.date = '2027-09-24';
    file.values.holidays[2].rule.ofset = '-2';
  });
  assert.deepEqual(lines, ['values.holidays[2].rule.ofset is in no row of the edition before']);
});

const wrong = [
  ['a coefficient is missing', schedule1, (scales) => delete scales[2][2].b, /^values\.scales\.2\[2\]\.b is missing/],
  ['a scale is missing', schedule1, (scales) => delete scales[3], /^values\.scales\.3 is missing/],
  ['a scale is empty', schedule1, (scales) => scales[2].splice(0), /^values\.scales\.2 is empty/],
  [
    'the first bracket is missing',
    schedule1,
    (scales) => scales[2].shift(),
    /^values\.scales\.2\[0\]\.from is \d+; the edition before starts from 0/,
  ],
  [
    'a figure is no number',
    schedule1,
    (scales) => (scales[2][1].a = '0,15'),
    /^values\.scales\.2\[1\]\.a is "0,15"; write plain digits/,
  ],
  [
    'a figure has an exponent',
    schedule1,
    (scales) => (scales[2][1].a = '15e-2'),
    /^values\.scales\.2\[1\]\.a is "15e-2"/,
  ],
  [
    'a percentage stands for a part of one',
    schedule1,
    (scales) => (scales[2][1].a = '15'),
    /^values\.scales\.2\[1\]\.a is 15, where/,
  ],
  ['a member is misspelt', schedule1, (scales) => (scales[2][1].c = '1'), /^values\.scales\.2\[1\]\.c is in no row/],
  [
    'a member of the file is misspelt',
    schedule1,
    (_scales, file) => (file.confirmdUntil = '2028-06-30'),
    /^confirmdUntil is no member/,
  ],
  [
    'the super rate is a percentage',
    superGuarantee,
    (values) => (values.rate = '12.5'),
    /^values\.rate is 12\.5, where/,
  ],
  [
    'the maximum base is missing',
    superGuarantee,
    (values) => delete values.maximumContributionBase.amount,
    /^values\.maximumContributionBase\.amount is missing/,
  ],
  ['a flat rate is missing', paye, (values) => delete values.flatRates.SB, /^values\.flatRates\.SB is missing/],
];
for (const [name, problems, change, expected] of wrong) {
  test(`refused: ${name}`, () => {
    const lines = problems((...given) => void change(...given));
    assert.equal(lines.length, 1, lines.join('\n'));
    assert.match(lines[0], expected);
  });
}

test('refused: half a file', () => {
  const [line] = schedule1(() => '{ "instrument": ');
  assert.match(line, /^is no JSON: /);
});
