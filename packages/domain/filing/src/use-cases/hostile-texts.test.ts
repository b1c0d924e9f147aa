import { companyFields } from '@anz-payroll/companies';
import { employeeFields, partRules, type PartKind } from '@anz-payroll/employee-lifecycle';
import { isFormula } from '@anz-payroll/kernel';
import { civilDate } from 'payroll-core/calendar';
import { auCompany, auPay, auStaff, memoryFiling, nzCompany, nzPay, nzStaff } from '../testing';
import { saffSections } from '../domain/super/saff-columns';
import { filingUseCases, type FilingUseCases } from './filing-use-cases';

/** What begins a formula, leaves its field or its line, or is no text at all. */
const hostile = [
  '=1+1',
  '=HYPERLINK("http://evil.example","x")',
  '+61|cmd',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1',
  '\r=1',
  'a,b,c,d',
  'a"b',
  '"',
  'a\r\n1062-000 999999999 50',
  'a\nb',
  '<script>alert(1)</script>',
  'x'.repeat(60),
  'Ōtautahi',
  '🙂🙂🙂',
  '\u202eevil',
  "'; DROP TABLE pays; --",
];

type Fields = Readonly<Record<string, { readonly schema: object }>>;

/** Free text: a string without a fixed form or a list of choices. */
function textFields(fields: Fields): readonly string[] {
  return Object.entries(fields)
    .filter(
      ([, { schema }]) => 'type' in schema && 'maxLength' in schema && !('enum' in schema) && !('pattern' in schema),
    )
    .map(([name]) => name);
}

const period = { from: civilDate('2026-11-01'), to: civilDate('2026-11-30') };
const hours = [{ description: 'Ordinary', units: 'hours', value: '38' }];

type Written = Awaited<ReturnType<FilingUseCases['bankFile']>>;

/** The lists of an employee that files are made from, each with an entry that is whole. */
const entries = {
  'bank-account': { ...partRules['bank-account'].defaults, bsb: '062-000', account_number: '1234', account_name: 'A' },
  'super-fund': { ...partRules['super-fund'].defaults, usi: 'STA0100AU', member_number: '1' },
} as const satisfies Partial<Record<PartKind, object>>;

type Whose = 'company' | 'employee' | keyof typeof entries;

/** Every file of both countries, with one text of the company, the employee or an entry of a list replaced. */
async function files(whose: Whose, name: string, text: string): Promise<Readonly<Record<string, Written>>> {
  const filing = memoryFiling();
  const useCases = filingUseCases({
    unitOfWork: filing.unitOfWork,
    reading: filing.unitOfWork,
    clock: { now: () => Date.UTC(2026, 10, 15) },
    ids: { uuid: () => 'id' },
    softwareId: 'test-package',
    wake: () => undefined,
  });
  // Past the checks of fields, as a record that an earlier version took may have it.
  const changed = <R extends { readonly details: object }>(of: Whose, record: R): R =>
    of === whose ? { ...record, details: { ...record.details, [name]: text } } : record;
  filing.companies.set(1, changed('company', auCompany()));
  filing.companies.set(2, changed('company', nzCompany()));
  const account = { primary_bank_bsb: '062-000', primary_bank_account_number: '1234', primary_bank_account_name: 'A' };
  filing.employees.set(7, changed('employee', auStaff(7, { ...account, default_employee_fund_usi: 'STA0100AU' })));
  filing.employees.set(9, changed('employee', nzStaff(9, { start_date: '2026-11-10' })));
  for (const [n, [kind, values]] of Object.entries(entries).entries()) {
    if (kind !== whose) continue;
    filing.parts.push({
      id: n + 1,
      employeeId: 7,
      kind: kind as keyof typeof entries,
      rank: 1,
      values: { ...values, [name]: text },
    });
  }
  filing.putPay(auPay({ id: 1, employeeId: 7 }, { payDate: '2026-11-12', hours }));
  filing.putPay(
    nzPay(
      { id: 2, employeeId: 9, periodStart: '2026-11-09', periodEnd: '2026-11-15' },
      { payDate: '2026-11-12', hours },
    ),
  );
  return {
    aba: await useCases.bankFile({ companyId: 1, payRunId: 1 }),
    saff: await useCases.superFile({ companyId: 1, payRunId: 1 }),
    information: await useCases.employmentInformation({ companyId: 2, ...period }),
    details: await useCases.employeeDetails({ companyId: 2, ...period }),
  };
}

/** The fields of a line as RFC 4180 has them. */
function fieldsOf(line: string): readonly string[] {
  const fields: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/gy;
  for (let match = pattern.exec(line); match !== null; match = pattern.exec(line)) {
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '') break;
  }
  return fields;
}

/** Why a file's layout does not hold; undefined where it does. */
function broken(kind: string, content: string, lines: number, widths: readonly number[]): string | undefined {
  const found = content.split('\r\n').slice(0, -1);
  if (found.length !== lines) return `${found.length} lines`;
  if (/[\r\n]/.test(found.join(''))) return 'a line end within a line';
  for (const [n, line] of found.entries()) {
    if (/[^\x20-\x7e]/.test(line)) return 'not plain text';
    if (kind === 'aba') {
      if (line.length !== 120) return `line ${n + 1} has ${line.length} characters`;
      continue;
    }
    const fields = kind === 'saff' ? fieldsOf(line) : line.split(',');
    if (fields.length !== widths[n]) return `line ${n + 1} has ${fields.length} fields`;
    if (fields.some(isFormula)) return `line ${n + 1} has a formula`;
  }
  return undefined;
}

test('no text of a company or an employee breaks the layout of a file or becomes a formula in it', async () => {
  const plain = await files('employee', 'middle_name', 'Ann');
  const shape: Record<string, { readonly lines: number; readonly widths: readonly number[] }> = {};
  for (const [kind, file] of Object.entries(plain)) {
    if (!file.ok) throw new Error(`${kind}: ${file.error.message}`);
    const lines = file.value.content.split('\r\n').slice(0, -1);
    const widths = lines.map((line) => (kind === 'saff' ? fieldsOf(line) : line.split(',')).length);
    shape[kind] = { lines: lines.length, widths };
  }
  const saffWidth = saffSections.reduce((count, { columns }) => count + columns.length, 0);
  expect(shape['saff']?.widths.at(-1)).toBe(saffWidth);

  const found: string[] = [];
  let [tried, refused] = [0, 0];
  for (const [whose, names] of [
    ['company', textFields(companyFields)],
    ['employee', textFields(employeeFields)],
    ['bank-account', textFields(partRules['bank-account'].fields)],
    ['super-fund', textFields(partRules['super-fund'].fields)],
  ] as const) {
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      for (const text of hostile) {
        for (const [kind, file] of Object.entries(await files(whose, name, text))) {
          tried += 1;
          if (!file.ok) {
            refused += 1;
            continue;
          }
          const { lines = 0, widths = [] } = shape[kind] ?? {};
          const why = broken(kind, file.value.content, lines, widths);
          if (why !== undefined) found.push(`${kind}, ${whose}.${name} = ${JSON.stringify(text)}: ${why}`);
        }
      }
    }
  }
  expect(found).toEqual([]);
  expect(tried).toBeGreaterThan(500);
  expect(refused).toBeGreaterThan(0);
});
