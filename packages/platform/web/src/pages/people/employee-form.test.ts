import { employeeFieldNames, requiredOnCreate } from '@anz-payroll/employee-lifecycle';
import { changedBody, newBody, recordFields, shownRecord } from '../record-form';
import { newEmployeeForm } from './employee-form';
import { partForm } from './part-lists';

const choices = { types: [], tenures: [] };
const namesFor = (country: 'AU' | 'NZ') => newEmployeeForm(country, choices).groups.flatMap(({ names }) => names);

test('every field of the table is on the form of one country or the other, once', () => {
  expect([...new Set([...namesFor('AU'), ...namesFor('NZ')])].sort()).toEqual([...employeeFieldNames].sort());
  for (const country of ['AU', 'NZ'] as const) expect(new Set(namesFor(country)).size).toBe(namesFor(country).length);
});

test('what a create cannot do without is on both forms', () => {
  for (const country of ['AU', 'NZ'] as const)
    expect(namesFor(country)).toEqual(expect.arrayContaining([...requiredOnCreate]));
});

/** Tax file number declaration (NAT 3092), questions 7 to 11; closely held payees are reported by themselves. */
const declared = [
  'is_foreign_resident',
  'has_claimed_tax_free_threshold',
  'has_stsl_liability',
  'is_closely_held',
] as const;
test.each([
  ['AU', '', true],
  ['AU', 'au', true],
  ['AU', 'NZ', false],
  ['NZ', '', false],
  ['NZ', 'AU', true],
] as const)('an employer of %s, a person living in “%s”: the Australian questions are required: %s', (...row) => {
  const [country, livesIn, isRequired] = row;
  const form = newEmployeeForm(country, choices, livesIn);
  expect(declared.filter((name) => form.required.includes(name))).toEqual(isRequired ? declared : []);
  const read = newBody(form, { first_name: 'Ana' });
  expect(declared.map((name) => !read.ok && read.problems[name])).toEqual(
    declared.map(() => (isRequired ? 'is required' : undefined)),
  );
});

test('each field of the form has a label, an input of its name, and its problem is described', () => {
  const form = newEmployeeForm('AU', choices);
  const text = recordFields(form, { last_name: '<b>"' }, { last_name: 'is required' }).text;
  for (const name of namesFor('AU')) {
    expect(text).toContain(`<label for="${name}"`);
    expect(text.match(new RegExp(`<(input|select|textarea)\\s+id="${name}"\\s+name="${name}"`, 'g'))).toHaveLength(1);
  }
  expect(text).toMatch(/id="last_name"\s+name="last_name" aria-describedby="last_name-problem" aria-invalid="true"/);
  expect(text).toContain('value="&lt;b&gt;&quot;"');
});

test.each([
  ['AU', /Holidays Act|Holiday pay with pay|KiwiSaver|ESCT/, 'Leave loading'],
  ['NZ', /Long service leave|Leave loading|BSB|Paid parental leave|Time off in lieu/, 'Sick leave, days a year'],
] as const)('the form of %s asks nothing of the other country', (country, foreign, own) => {
  const text = recordFields(newEmployeeForm(country, choices), {}, {}).text;
  expect(text).not.toMatch(foreign);
  expect(text).toContain(own);
});

test.each(['AU', 'NZ'] as const)('labels and help in %s are words of payroll, not of the API', (country) => {
  const tenures = { types: [], tenures: [{ id: 1, name: 'Permanent', isCustom: false }] };
  const form = newEmployeeForm(country, tenures);
  const shown = recordFields(form, {}, {}).text;
  const text = shown.replaceAll(/<[^>]+>/g, ' ');
  expect(text).not.toMatch(
    /\b(?:Stc|Slcir|Slbor|Fbt|whm|Esct|address1|false|true|null)\b|Payslip show|Allow (?:edit|view)|non decimal/,
  );
  // What is chosen from a list has its usual value there.
  expect(/<p class="hint" id="employment_tenure-help">([^<]*)/.exec(shown)?.[1]).not.toContain('Empty means');
});

// Inland Revenue, payday filing specification: the statuses of a new employee. The codes stand in its files.
test('the status of KiwiSaver is chosen in words', () => {
  const shown = recordFields(newEmployeeForm('NZ', choices), {}, {}).text.replaceAll(/\s+/g, ' ');
  const select = /<select id="kiwisaver_status_code".*?<\/select>/.exec(shown)?.[0] ?? '';
  const labels = [...select.matchAll(/<option value="(\w+)"[^>]*>([^<]*)</g)].map(([, code, label]) => [code, label]);
  expect(labels).toEqual([
    ['AE', 'Enrolled automatically (AE)'],
    ['AK', 'Already a member (AK)'],
    ['OK', 'Opting in (OK)'],
    ['NK', 'Not eligible, or opted out (NK)'],
    ['CT', 'Casual or temporary (CT)'],
  ]);
});

test.each([
  ['AU', partForm('opening-balances', 'AU')],
  ['NZ', partForm('opening-balances', 'NZ')],
  ['AU', newEmployeeForm('AU', choices)],
  ['NZ', newEmployeeForm('NZ', choices)],
] as const)('a form of %s does not say which country it is for, and names leave by its law', (country, form) => {
  const text = recordFields(form, {}, {}).text.replaceAll(/<[^>]+>/g, ' ');
  expect(text.match(/.*(?:Australia|New Zealand): .*|.*in Australia what.*/g)).toBeNull();
  const foreign = { AU: /.*(?:holiday|sick) leave.*/gi, NZ: /.*(?:holiday|annual|personal) leave.*/gi };
  expect(text.match(foreign[country])).toBeNull();
});

// A rate that is not set is shown as the law has it today; sending it back would fix it for good.
test('only what was changed is sent, and an encrypted number that is left empty is not', () => {
  const form = { ...newEmployeeForm('NZ', choices), isNew: false, encrypted: { ird_number: '•••850' } };
  const shown = shownRecord(form, {
    city: 'Auckland',
    kiwisaver_employee_rate: '0.035',
    ird_number: '49091850',
    has_student_loan: false,
  });
  expect([shown['kiwisaver_employee_rate'], shown['ird_number']]).toEqual(['3.5%', '']);
  expect(changedBody(form, shown, { ...shown, city: 'Nelson' })).toEqual({ ok: true, body: { city: 'Nelson' } });
  expect(changedBody(form, shown, { ...shown, ird_number: '136410132', has_student_loan: 'true' })).toEqual({
    ok: true,
    body: { ird_number: '136410132', has_student_loan: true },
  });
});
