import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene, type PayAnswer } from '../../testing/pay-service';

jest.setTimeout(120_000);

/**
 * General Retail Industry Award (MA000004), pay guide of 1 July 2026: level 2 is 1,081.00 a week, 28.45 an hour and 35.56
 * as a casual. National minimum wage from 1 July 2026: 1,004.90 a week, 26.44 an hour.
 */
const retail = { award_code: 'MA000004', award_classification: 'Retail employee level 2', state: 'NSW' };

interface AwardCheck {
  readonly verdict: string;
  readonly short_by: number;
  readonly required: number;
  readonly paid: number;
  readonly reasons: readonly { readonly code: string; readonly says: string }[];
  readonly editions: readonly string[];
}

type Checked = PayAnswer & { readonly award_check: AwardCheck | null };

describe.each(testEngines)('a pay is held against the award on $engine', (engine) => {
  let au: AustralianScene;
  beforeAll(async () => {
    au = await australianScene(engine);
  }, 120_000);
  afterAll(() => au.close(), 60_000);

  const hours = (value: string, rate: string, more: object = {}) => ({
    description: 'Ordinary time',
    units: 'hours',
    value,
    rate,
    ...more,
  });
  const paid = async (id: number, rows: readonly object[], payDate = '2026-08-30'): Promise<Checked> =>
    (await au.pays([{ employee_id: id, hours: rows }], payDate))[0] as Checked;
  const codes = ({ warnings }: PayAnswer) =>
    warnings.map(({ code }) => code).filter((code) => code.startsWith('au.awards'));

  test('a week at a dollar less than the minimum is short by a dollar an hour, in the answer, the event and the explanation', async () => {
    const id = await au.hire({ ...retail, award_classification_reason: 'Serves at the till' });
    const pay = await paid(id, [hours('38', '27.45')]);
    // 38 × 28.45 is 10 cents more than the weekly rate of 1,081.00, which is what a full-time employee is owed.
    expect(pay.award_check).toMatchObject({ verdict: 'short', short_by: 37.9, required: 1081, paid: 1043.1 });
    expect(pay.award_check?.editions).toEqual([expect.stringContaining('MA000004')]);
    expect(pay.warnings).toContainEqual({
      code: 'au.awards/short',
      message: expect.stringMatching(/^Short by \$37\.90 against MA000004 \(Retail employee level 2\)/),
    });
    const event = (await au.employer.events()).findLast(
      ({ type, entity }) => type === 'pay.created' && entity.id === pay.id,
    );
    expect(event?.data).toMatchObject({ award_check: { verdict: 'short', short_by: 37.9 } });
    const { body } = await au.employer.call('GET', `/api/company/${au.employer.au}/pays/${pay.id}/explanation`);
    expect(body.explanation.award_check.because[0]).toMatchObject({ rule: 'clause minimum rates', value: '1081.1' });
    const replay = await au.employer.call('POST', `/api/company/${au.employer.au}/pays/${pay.id}/replay`);
    expect(replay.body.is_equal).toBe(true);
  });

  test('the weekly rate is enough for a full-time employee, and overtime pays no ordinary hour', async () => {
    const id = await au.hire({ ...retail, award_ordinary_hours_only: true });
    const week = await paid(id, [hours('38', '28.447369')]);
    expect([week.gross, week.award_check?.verdict, codes(week)]).toEqual([1081, 'met', []]);
    const other = await au.hire({ ...retail });
    // Two hours at double time pay 56.90 more than the minimum; the other 38 stay a dollar short.
    const pay = await paid(other, [hours('38', '27.45'), hours('2', '56.90', { is_overtime: true })]);
    expect(pay.award_check).toMatchObject({ verdict: 'short', short_by: 37.9 });
  });

  test('a preview warns before anything is stored', async () => {
    const id = await au.hire({ ...retail, employment_status: 'Casual' });
    const { status, body } = await au.employer.call(
      'POST',
      `/api/company/${au.employer.au}/pays/preview?pay_date=2026-08-30`,
      [{ employee_id: id, hours: [hours('10', '28.45')] }],
    );
    expect(status).toBe(200);
    // The casual loading of 7.11 is missing for ten hours: 35.56 − 28.45.
    expect(body[0].award_check).toMatchObject({ verdict: 'short', short_by: 71.1 });
    expect(body[0].warnings.map(({ code }: { code: string }) => code)).toContain('au.awards/short');
  });

  test('hours without shifts test the minimum rate alone, and a salary without recorded hours that of its agreed hours', async () => {
    const hourly = await paid(await au.hire(retail), [hours('38', '30')]);
    expect(hourly.award_check).toMatchObject({ verdict: 'cannot-tell', short_by: 0 });
    expect(hourly.award_check?.reasons.map(({ code }) => code)).toContain('penalties-not-tested');
    const salary = await paid(await au.hire({ ...retail, annual_salary: 90_000, pay_rate_per_hour: undefined }), [
      hours('38', '45.546559'),
    ]);
    expect(salary.award_check?.reasons.map(({ code }) => code)).toEqual(['hours-not-recorded']);
    expect(codes(salary)).toEqual([]);
    // Level 6 has 1,182.10 a week: a salary of 55,000 pays 1,057.69.
    const low = await au.hire({
      ...retail,
      award_classification: 'Retail employee level 6',
      annual_salary: 55_000,
      pay_rate_per_hour: undefined,
    });
    const short = await paid(low, [{ description: 'Ordinary', units: 'hours', value: '38' }]);
    expect(short.award_check).toMatchObject({ verdict: 'short', short_by: 124.41, tested_at: 'base' });
    expect(codes(short)).toEqual(['au.awards/short']);
  });

  test('without an award the national minimum wage counts where the record says so', async () => {
    const id = await au.hire({ minimum_pay_set_by: 'NATIONAL_MINIMUM_WAGE' });
    // 26.44 − 25.00 for 20 hours.
    expect((await paid(id, [hours('20', '25')])).award_check).toMatchObject({ verdict: 'short', short_by: 28.8 });
    const other = await au.hire({ minimum_pay_set_by: 'NATIONAL_MINIMUM_WAGE' });
    expect((await paid(other, [hours('38', '26.444737')])).award_check).toMatchObject({ verdict: 'met' });
  });

  test('where a fact is missing the check cannot tell and says why', async () => {
    const agreement = await au.hire({ minimum_pay_set_by: 'ENTERPRISE_AGREEMENT' });
    expect((await paid(agreement, [hours('38', '20')])).award_check).toMatchObject({
      verdict: 'cannot-tell',
      reasons: [{ code: 'arrangement-not-covered', says: expect.stringContaining('enterprise agreement') }],
    });
    const unknownLevel = await au.hire({ ...retail, award_classification: 'Retail employee level 99' });
    const notFound = await paid(unknownLevel, [hours('38', '20')]);
    expect(notFound.award_check).toMatchObject({ verdict: 'cannot-tell', reasons: [{ code: 'rate-not-found' }] });
    expect(notFound.warnings).toContainEqual({
      code: 'au.awards/rate-not-found',
      message: expect.stringContaining('MA000004 has no minimum rate called Retail employee level 99.'),
      field: 'award_classification',
    });
    expect((await paid(await au.hire(), [hours('38', '20')])).award_check).toBeNull();
  });

  test('an all-purpose allowance is part of the minimum rate', async () => {
    const id = await au.hire({ ...retail, award_ordinary_hours_only: true, award_all_purpose_rate: '30.00' });
    // Thirty dollars an hour with the allowance: 20 hours at 28.45 are 31.00 short.
    expect((await paid(id, [hours('20', '28.45')])).award_check).toMatchObject({ verdict: 'short', short_by: 31 });
  });

  test('several pays of a period are held against it together, by the last of them', async () => {
    const id = await au.hire({ ...retail, award_ordinary_hours_only: true });
    const first = (await au.pays(
      [
        { employee_id: id, hours: [hours('20', '28.45')], pay_department: 'Floor' },
        { employee_id: id, hours: [hours('18', '27.45')], pay_department: 'Store' },
      ],
      '2026-08-30',
    )) as readonly Checked[];
    expect(first[0]?.award_check).toBeNull();
    // 18 hours a dollar short, less the 10 cents by which 38 rounded hours exceed the weekly rate.
    expect(first[1]?.award_check).toMatchObject({ verdict: 'short', short_by: 17.9 });
  });

  test('a past period is held against the employment type of then, and a promotion is no underpayment', async () => {
    const person = { ...retail, employment_status: 'Part-time', award_ordinary_hours_only: true };
    const [promoted, nowCasual, wasCasual] = [
      await au.hire(person),
      await au.hire(person),
      await au.hire({ ...person, employment_status: 'Casual' }),
    ];
    // Level 2: 28.45 an hour, casuals 35.56; level 4: 29.45.
    for (const id of [promoted, nowCasual, wasCasual]) await paid(id, [hours('20', '28.45')], '2026-10-04');
    const changes = [
      { id: promoted, award_classification: 'Retail employee level 4' },
      { id: nowCasual, employment_status: 'Casual' },
      { id: wasCasual, employment_status: 'Part-time' },
    ];
    const path = `/api/company/${au.employer.au}`;
    expect((await au.employer.call('PATCH', `${path}/employees/update`, changes)).status).toBe(200);
    const days = { from: '2026-10-04', to: '2026-10-04' };
    const { body } = await au.employer.call('GET', `${path}/award-checks?from=${days.from}&to=${days.to}`);
    const found = (id: number) => (body.periods as { employee_id: number }[]).find((one) => one.employee_id === id);
    expect(found(promoted)).toMatchObject({
      verdict: 'short',
      owed: 20,
      held_against_when_paid: 'MA000004 (Retail employee level 2)',
    });
    expect(found(nowCasual)).toMatchObject({ verdict: 'met', owed: 0, held_against_when_paid: null });
    expect(found(wasCasual)).toMatchObject({ verdict: 'short', owed: 142.2, held_against_when_paid: null });
    const preview = async (more: object) =>
      (await au.employer.call('POST', `${path}/award-checks/back-pay/preview`, { ...days, ...more })).body as {
        owed: number;
        left_out: readonly { employee_id: number }[];
      };
    const all = await preview({});
    expect([all.owed, all.left_out.map(({ employee_id }) => employee_id)]).toEqual([142.2, [promoted]]);
    // Where the classification was wrong then, somebody names the person.
    expect(await preview({ employee_ids: [promoted] })).toMatchObject({ owed: 20, left_out: [] });
  });

  test('an award that does not exist, or has no classification, is refused when the record is written', async () => {
    const id = await au.hire();
    const patch = (body: object) =>
      au.employer.call('PATCH', `/api/company/${au.employer.au}/employees/update`, [{ id, ...body }]);
    const unknown = await patch({ award_code: 'MA999999' });
    expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([422, expect.stringContaining('modern award')]);
    const without = await patch({ award_code: 'MA000004' });
    expect([without.status, JSON.stringify(without.body)]).toEqual([
      207,
      expect.stringContaining('award_classification'),
    ]);
  });
});
