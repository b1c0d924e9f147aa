import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type PayService } from '../../testing/pay-service';

jest.setTimeout(180_000);

const COUNT = 1000;

/** Weekly figures on scale 2 of the tax office's sample data from 1 July 2026. */
const published = (
  JSON.parse(
    readFileSync(
      join(__dirname, '../../../../../packages/payroll-core/src/au/payg-schedule-1/vectors/2026-07-01.json'),
      'utf8',
    ),
  ) as { rows: { scale: number; frequency: string; earnings: string; withheld: string }[] }
).rows.filter(({ scale, frequency }) => scale === 2 && frequency === 'weekly');

describe.each(testEngines)('a thousand pays in one request on $engine', (engine) => {
  let api: PayService;
  beforeAll(async () => {
    api = await startPayService(engine);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  test('are each right, in order, in one run whose totals are theirs', async () => {
    const employer = await api.employer();
    const ids = await employer.hireAll(
      'au',
      Array.from({ length: COUNT }, () => ({})),
    );
    const rowOf = (at: number) => published[at % published.length]!;
    const items = ids.map((employee_id, at) => ({
      employee_id,
      hours: [{ description: 'Ordinary', units: 'hours', value: 1, rate: rowOf(at).earnings }],
    }));
    const { status, body } = await employer.pay('au', items, '?pay_date=2026-11-15');
    expect(status).toBe(201);
    const pays = body as readonly {
      employee_id: number;
      gross: number;
      tax: number;
      net: number;
      pay_run_id: number;
    }[];
    expect(pays.map(({ employee_id }) => employee_id)).toEqual(ids);
    expect(pays.map(({ gross, tax }) => [gross, tax])).toEqual(
      ids.map((_, at) => [Number(rowOf(at).earnings), Number(rowOf(at).withheld)]),
    );
    expect(new Set(pays.map(({ pay_run_id }) => pay_run_id)).size).toBe(1);
    const [run] = (await employer.call('GET', `/api/company/${employer.au}/pay-runs`)).body as {
      pay_count: number;
      tax: number;
    }[];
    expect([run!.pay_count, run!.tax]).toEqual([COUNT, pays.reduce((sum, { tax }) => sum + tax, 0)]);
  });
});
