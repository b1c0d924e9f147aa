import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

interface PayAnswer {
  readonly id: number;
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  readonly super: number;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

/** Decision 1096: what an employee declares, and a new rate, are for the payments after it. */
describe.each(testEngines)('a past pay made anew on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    api.setNow(Date.UTC(2026, 10, 15, 1));
  }, 240_000);
  beforeEach(async () => {
    employer = await api.employer();
  });
  afterAll(() => api.close(), 60_000);

  const countries = [
    {
      country: 'au',
      record: { has_claimed_tax_free_threshold: true, pay_rate_per_hour: '40' },
      later: {
        ...{ has_claimed_tax_free_threshold: false, pay_rate_per_hour: '45', super_rate: '0.15' },
        has_stsl_liability: true,
      },
      // Super guarantee: 12 % from 1 July 2025; the record of today has 15 %.
      asPaid: { gross: 1600, super: 192 },
      current: { gross: 1800, super: 270 },
      otherwise: ['pay_rate_per_hour', 'tax_declaration', 'super_rate'],
    },
    {
      country: 'nz',
      record: {
        ...{ nz_tax_code: 'M', pay_rate_per_hour: '40', kiwisaver_status_code: 'AK' },
        ...{ kiwisaver_employee_rate: '0.04', has_student_loan: false },
      },
      later: {
        ...{ nz_tax_code: 'S', pay_rate_per_hour: '45', kiwisaver_employee_rate: '0.08', has_student_loan: true },
      },
      asPaid: { gross: 1600 },
      current: { gross: 1800 },
      otherwise: ['pay_rate_per_hour', 'nz_tax_code', 'has_student_loan', 'kiwisaver_employee_rate'],
    },
  ] as const;

  const hours = (value: string) => [{ description: 'Ordinary time', units: 'hours', value }];
  const figures = ({ gross, tax, net, super: contribution }: PayAnswer) => ({ gross, tax, net, super: contribution });

  test.each(countries)(
    '$country: rate, declarations and contributions are those that the pay was made with',
    async ({ country, record, later, asPaid, current, otherwise }) => {
      const [changed, same] = (await employer.hireAll(country, [record, record])) as [number, number];
      const pay = async (employee_id: number, value: string, pay_date: string) => {
        const made = await employer.pay(country, [{ employee_id, hours: hours(value) }], `?pay_date=${pay_date}`);
        expect(made.status).toBe(201);
        return (made.body as PayAnswer[])[0]!;
      };
      const [first, second] = [await pay(changed, '38', '2026-10-08'), await pay(changed, '38', '2026-10-22')];
      // A colleague whose record stays as it is, with the hours that the corrected pays will have.
      const [likeFirst, likeSecond] = [await pay(same, '40', '2026-10-08'), await pay(same, '40', '2026-10-22')];
      const company = `/api/company/${employer[country]}`;
      const patched = await employer.call('PATCH', `${company}/employees/update`, [{ id: changed, ...later }]);
      expect(patched.status).toBe(200);

      const body = { hours: hours('40') };
      const address = (id: number, query = '') => `${company}/pays/${id}/correction${query}`;
      const preview = await employer.call('POST', address(first.id, '/preview'), body);
      expect(preview.status).toBe(200);
      const shown = preview.body.replacement as PayAnswer;
      expect(figures(shown)).toEqual(figures(likeFirst));
      expect(shown).toMatchObject(asPaid);
      const said = shown.warnings.find(({ code }) => code === 'pay/record-changed-since');
      for (const name of otherwise) expect(said?.message).toContain(name);

      // Where the record was wrong, it is the one of today that counts.
      const mended = await employer.call('POST', address(first.id, '/preview?use_current_record=true'), body);
      expect(mended.body.replacement).toMatchObject(current);
      expect(mended.body.replacement.tax).not.toBe(shown.tax);
      expect(JSON.stringify(mended.body.replacement.warnings)).not.toContain('record-changed-since');

      const corrected = await employer.call('POST', address(first.id), body);
      expect([corrected.status, figures(corrected.body.replacement as PayAnswer)]).toEqual([201, figures(likeFirst)]);
      const item = { employee_id: changed, ...body };
      const rebuild = (query: string) => employer.call('PUT', `${company}/pays/${second.id}${query}`, item);
      const rebuilt = await rebuild('?use_current_record=false');
      expect([rebuilt.status, figures(rebuilt.body as PayAnswer)]).toEqual([200, figures(likeSecond)]);
      // And a correction of the correction still stands on what was declared then.
      const { id } = corrected.body.replacement as PayAnswer;
      const again = await employer.call('POST', address(id), { hours: hours('38') });
      expect(figures(again.body.replacement as PayAnswer)).toEqual(figures(first));
      // A rebuild is the pay as it would be entered today.
      expect((await rebuild('')).body).toMatchObject(current);
      // New pays follow the record.
      expect(await pay(changed, '40', '2026-11-05')).toMatchObject(current);
    },
  );

  test('a record that is as it was warns of nothing', async () => {
    const id = await employer.hire('au');
    const made = await employer.pay('au', [{ employee_id: id, hours: hours('38') }], '?pay_date=2026-10-08');
    const [pay] = made.body as PayAnswer[];
    const path = `/api/company/${employer.au}/pays/${pay!.id}/correction/preview`;
    const { body } = await employer.call('POST', path, { hours: hours('39') });
    expect(JSON.stringify(body.replacement.warnings)).not.toContain('record-changed-since');
  });
});
