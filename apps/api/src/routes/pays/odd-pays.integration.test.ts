import * as fc from 'fast-check';
import { leaveTypes } from '@anz-payroll/pay-runs';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(180_000);

const REQUESTS = 100;

/** Mostly what a rule could take, now and then what none can. */
const digits = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom<unknown>(0, 1, '0.01', '38', 7.6, '1333.45', '0.0000000001', 12.345678) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>('999999999999', '999999999999.99', '88888888.88') },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(-1, '-0.01', '1e3', '') },
);
const description = fc.constantFrom('Ordinary', 'Tools', 'tools ', 'Zoë’s café 🦘', 'x'.repeat(60), 'a\'b"c\\d');
const days = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom('2026-11-09', '2026-07-01', '2026-10-31') },
  { weight: 1, arbitrary: fc.constantFrom('2020-02-29', '2099-12-31', '0001-01-01', '2026-02-30') },
);
const flag = fc.constantFrom(true, false, null);
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const rate = fc.oneof(
  fc.record({ rate: digits }),
  fc.record({ multiplier: digits }),
  fc.record({ rate_reference: fc.constantFrom('system:ordinary_time', 'system:ordinary_time', 'company:1') }),
  fc.constant({}),
);
const row = (members: Readonly<Record<string, fc.Arbitrary<unknown>>>) => fc.record({ description, ...members });
const rows = (one: fc.Arbitrary<object>) => sometimes(fc.array(one, { maxLength: 3 }));
const method = fc.constantFrom(
  'NORMAL_EARNINGS',
  'METHOD_A_WHOLE_YEAR',
  'METHOD_B1',
  'METHOD_B2',
  'SPREAD_OVER_FINANCIAL_YEAR',
);

const oddPay = fc.record(
  {
    hours: rows(
      fc
        .tuple(row({ value: digits, is_overtime: flag }), rate)
        .map(([one, priced]) => ({ units: 'hours', value: 1, ...one, ...priced })),
    ),
    leave: rows(
      row({ leave_type: fc.constantFrom(...leaveTypes), date: days, hours: digits, leave_loading_amount: digits }),
    ),
    allowances: rows(
      row({ amount: digits, units: digits, allowance_category: fc.constantFrom('OD', 'KN'), is_taxable: flag }),
    ),
    deductions: rows(row({ amount: digits, classification: fc.constantFrom('NORMAL', 'CHILD_SUPPORT_GARNISHEE') })),
    bonuses: rows(
      row({ amount: digits, tax_method: method, start_date: days, end_date: days, tax_as_nz_extra_pay: flag }),
    ),
    pay_sacrifices: rows(row({ amount: digits, is_super: flag })),
    back_payments: rows(row({ amount: digits, stp_category: fc.constantFrom('GROSS', 'LEAVEO'), tax_method: method })),
    pay_department: sometimes(description),
    termination: rarely(
      fc.record(
        {
          termination_date: days,
          reason: fc.constantFrom('TERMINATION', 'REDUNDANCY', 'DEATH_ESTATE'),
          is_manual_leave_amounts: flag,
          is_payment_in_lieu_paid: flag,
          redundancy_amount: digits,
          notice_hours: digits,
          unused_holiday_amount: digits,
          payment_in_lieu_amount: digits,
        },
        { requiredKeys: ['termination_date'] },
      ),
    ),
  },
  { requiredKeys: [] },
);

const answered = [200, 201, 400, 409, 422];

describe.each(testEngines)('odd pays on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  test.each(['au', 'nz'] as const)(
    'are taken or refused with a reason in %s, and what is taken can be read',
    async (country) => {
      const ids = await employer.hireAll(
        country,
        Array.from({ length: 20 }, () => ({})),
      );
      const path = `/api/company/${employer[country]}`;
      const bodies = fc.sample(oddPay, REQUESTS);
      const statuses = new Map<number, number>();
      for (const [at, body] of bodies.entries()) {
        const item = { employee_id: ids[at % ids.length], ...body };
        const query = `?pay_date=${['2026-11-15', '2026-10-01', '2030-01-01'][at % 3]}`;
        const reply =
          at % 2 === 0
            ? await employer.pay(country, [item], query)
            : await employer.call('POST', `${path}/pays/preview${query}`, [item]);
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        if (!answered.includes(reply.status)) throw new Error(`${reply.status} to ${JSON.stringify(item)}`);
        if (reply.status !== 201) continue;
        const read = await employer.call('GET', `${path}/pays/${reply.body[0].id}`);
        expect(read.body).toEqual(reply.body[0]);
      }
      expect(statuses.get(201) ?? 0).toBeGreaterThan(0);
      expect(statuses.get(422) ?? 0).toBeGreaterThan(0);
    },
  );
});
