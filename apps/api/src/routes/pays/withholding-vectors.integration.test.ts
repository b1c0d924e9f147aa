import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(180_000);

const instruments = join(__dirname, '../../../../../packages/payroll-core/src');

interface Row {
  readonly scale?: number;
  readonly residency?: string;
  readonly frequency: string;
  readonly earnings?: string;
  readonly withheld?: string;
  readonly taxCode?: string;
  readonly pay?: string;
  readonly paye?: string;
  readonly registered?: boolean;
  readonly quotesTaxFileNumber?: boolean;
  readonly paidEarlier?: string;
  readonly payment?: string;
}

interface Vector {
  readonly says: string;
  readonly payDate: string;
  readonly employee: Readonly<Record<string, unknown>>;
  readonly gross: string;
  readonly tax: number;
}

function rowsOf(instrument: string, edition: string): readonly Row[] {
  const text = readFileSync(join(instruments, instrument, 'vectors', `${edition}.json`), 'utf8');
  return (JSON.parse(text) as { rows: Row[] }).rows;
}

const payPeriods: Readonly<Record<string, string>> = {
  weekly: 'WEEKLY',
  fortnightly: 'FORTNIGHTLY',
  monthly: 'MONTHLY',
};

/** The declarations that put an employee of the API on a scale. */
const declarations: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '1': { has_claimed_tax_free_threshold: false },
  '2': { has_claimed_tax_free_threshold: true },
  '3': { has_claimed_tax_free_threshold: false, is_foreign_resident: true },
  '4': { has_claimed_tax_free_threshold: false, tax_file_number: '000000000' },
  '5': { has_claimed_tax_free_threshold: true, medicare_levy_exemption: 'FULL' },
  '6': { has_claimed_tax_free_threshold: true, medicare_levy_exemption: 'HALF' },
  '4 foreign': { has_claimed_tax_free_threshold: false, is_foreign_resident: true, tax_file_number: '000000000' },
};

function australian(instrument: string, edition: string, payDate: string, hasLoan: boolean): readonly Vector[] {
  return rowsOf(instrument, edition).flatMap((row) => {
    const scale = `${row.scale}${row.residency === 'foreign' ? ' foreign' : ''}`;
    const declaration = declarations[scale];
    const payPeriod = payPeriods[row.frequency];
    if (declaration === undefined || payPeriod === undefined || row.withheld === undefined) return [];
    return {
      says: `${instrument} ${edition}, scale ${scale}, ${row.frequency} ${row.earnings}`,
      payDate,
      employee: { ...declaration, pay_period: payPeriod, has_stsl_liability: hasLoan },
      gross: row.earnings!,
      tax: Number(row.withheld),
    };
  });
}

function newZealand(instrument: string, edition: string, payDate: string): readonly Vector[] {
  return rowsOf(instrument, edition).flatMap((row) => {
    const payPeriod = payPeriods[row.frequency];
    if (payPeriod === undefined || row.paye === undefined) return [];
    return {
      says: `${instrument} ${edition}, ${row.taxCode}, ${row.frequency} ${row.pay}`,
      payDate,
      employee: { nz_tax_code: row.taxCode, pay_period: payPeriod, start_date: '2024-01-01' },
      gross: row.pay!,
      tax: Number(row.paye),
    };
  });
}

const au = [
  ...australian('au/payg-schedule-1', '2024-07-01', '2024-10-15', false),
  ...australian('au/payg-schedule-1', '2026-07-01', '2026-10-15', false),
  ...australian('au/study-loans', '2025-09-24', '2026-03-10', true),
  ...australian('au/study-loans', '2026-07-01', '2026-10-15', true),
];
const nz = [
  ...newZealand('nz/paye', '2024-07-31', '2024-10-15'),
  ...newZealand('nz/acc-earners-levy', '2025-04-01', '2025-10-15'),
  ...newZealand('nz/acc-earners-levy', '2026-04-01', '2026-10-15'),
];

/** An employer of the API is a registered one: it has no field that says otherwise. */
const workingHolidayMakers = rowsOf('au/working-holiday-makers', '2024-07-01').filter(({ registered }) => registered);

test('there are at least 300 official figures, of every scale and period that an employee of the API can have', () => {
  expect(au.length + nz.length).toBeGreaterThanOrEqual(300);
  expect(new Set(au.map(({ employee }) => employee['pay_period']))).toEqual(new Set(Object.values(payPeriods)));
  expect(new Set(nz.map(({ employee }) => employee['pay_period']))).toEqual(new Set(Object.values(payPeriods)));
  for (const scale of ['1', '2', '3', '4', '4 foreign', '5', '6'])
    expect(au.some((one) => one.says.includes(`scale ${scale},`))).toBe(true);
});

describe.each(testEngines)('pays created over HTTP on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  test.each([
    ['Australia', 'au' as const, au],
    ['New Zealand', 'nz' as const, nz],
  ])('withhold what the tax office of %s publishes', async (_name, country, vectors) => {
    const wrong: string[] = [];
    for (const payDate of new Set(vectors.map((vector) => vector.payDate))) {
      const ofDay = vectors.filter((vector) => vector.payDate === payDate);
      const ids = await employer.hireAll(
        country,
        ofDay.map(({ employee }) => employee),
      );
      const items = ofDay.map(({ gross }, at) => ({
        employee_id: ids[at],
        hours: [{ description: 'Ordinary time', units: 'hours', value: '1', rate: gross }],
        deductions: [],
        pay_sacrifices: [],
      }));
      const { status, body } = await employer.pay(country, items, `?pay_date=${payDate}`);
      expect([status, status === 201 ? '' : body]).toEqual([201, '']);
      for (const [at, pay] of (body as { gross: number; tax: number }[]).entries()) {
        const { says, gross, tax } = ofDay[at]!;
        if (pay.tax !== tax || pay.gross !== Number(gross))
          wrong.push(`${says}: ${tax}, not ${pay.tax} of ${pay.gross}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('working holiday makers are taxed by what they were paid earlier in the year', async () => {
    const ids = await employer.hireAll(
      'au',
      workingHolidayMakers.map(({ quotesTaxFileNumber }) => ({
        working_holiday_tax_scale_applies: true,
        is_foreign_resident: true,
        has_claimed_tax_free_threshold: false,
        pay_period: 'WEEKLY',
        ...(quotesTaxFileNumber === true ? {} : { tax_file_number: '000000000' }),
      })),
    );
    const paid = async (payDate: string, amounts: readonly (string | undefined)[]) => {
      const items = amounts.map((rate, at) => ({
        employee_id: ids[at],
        hours: [{ description: 'Ordinary time', units: 'hours', value: '1', rate }],
      }));
      const { status, body } = await employer.pay('au', items, `?pay_date=${payDate}`);
      expect([status, status === 201 ? '' : body]).toEqual([201, '']);
      return (body as { tax: number }[]).map(({ tax }) => tax);
    };
    await paid(
      '2026-09-10',
      workingHolidayMakers.map(({ paidEarlier }) => paidEarlier),
    );
    const taxes = await paid(
      '2026-10-15',
      workingHolidayMakers.map(({ payment }) => payment),
    );
    expect(taxes.length).toBeGreaterThan(20);
    expect(taxes).toEqual(workingHolidayMakers.map(({ withheld }) => Number(withheld)));
  });
});
