import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene } from '../../testing/pay-service';

jest.setTimeout(180_000);

/**
 * ATO, STP Phase 2 employer reporting guidelines, "Fix errors in STP reporting": a year to date that was reported wrongly is
 * put right by an update event. Opening balances are part of that year to date.
 */
describe.each(testEngines)('Opening balances after Single Touch Payroll reported the year on $engine', (engine) => {
  let scene: AustralianScene;
  beforeAll(async () => {
    scene = await australianScene(engine);
  }, 120_000);
  afterAll(() => scene.close(), 60_000);

  const open = async (id: number, body: object) => {
    const { status, body: set } = await scene.employer.call('PUT', `/api/employees/${id}/opening-balances`, body);
    expect(status).toBe(200);
    return (set as { readonly notes: readonly string[] }).notes;
  };
  const figures = { as_at: '2026-09-30', gross: '8000', tax: '1500' };

  test('an update event has the year to date with them, once for each change', async () => {
    const id = await scene.hire({ start_date: '2026-07-06' });
    const pay = await scene.payOf(id, '1000', '2026-10-09');
    expect(await open(id, figures)).toEqual([]);
    expect(await scene.lodgedMeanwhile()).toEqual([]);
    expect(await scene.lodged([pay.id])).toMatchObject({ yearToDate: { gross: '9000.00' } });

    expect(await open(id, { ...figures, gross: '8500' })).toEqual([
      'An update event for the financial year 2026-27 is queued.',
    ]);
    expect(await scene.lodgedMeanwhile()).toMatchObject([
      {
        kind: 'update-event',
        financialYear: '2026-27',
        payees: [{ isFinal: false, yearToDate: { gross: '9500.00' } }],
      },
    ]);
    expect(await open(id, { ...figures, gross: '8500' })).toEqual([]);
    expect(await scene.lodgedMeanwhile()).toEqual([]);

    // Figures of the year before were never reported here; those of this year are no longer in it.
    await open(id, { ...figures, as_at: '2026-06-30' });
    expect(await scene.lodgedMeanwhile()).toMatchObject([
      { kind: 'update-event', financialYear: '2026-27', payees: [{ yearToDate: { gross: '1000.00' } }] },
    ]);
  });

  test('the answer says that a year that was finalised is opened again', async () => {
    const id = await scene.hire({ start_date: '2025-07-07' });
    const pay = await scene.payOf(id, '1000', '2026-05-08');
    await scene.lodged([pay.id]);
    const { status } = await scene.employer.call('POST', `/api/single-touch/${scene.employer.au}/submit-stp-pays`, {
      ...{ action: 'UPDATE', is_final: true, pay_ids: [pay.id] },
    });
    expect(status).toBe(202);
    await scene.lodgedMeanwhile();
    // STP business implementation guide, 3.3.6: who amends a finalised year finalises it again within 14 days.
    expect(await open(id, { ...figures, as_at: '2026-03-31' })).toEqual([
      'An update event for the financial year 2025-26 is queued.',
      expect.stringMatching(
        /^The financial year 2025-26 was finalised; this opens it again .* within 14 days/,
      ) as unknown,
    ]);
    expect(await scene.lodgedMeanwhile()).toMatchObject([{ kind: 'update-event', payees: [{ isFinal: false }] }]);
  });

  test('an import that brings other ones is told as well; a year that was finalised is opened again', async () => {
    const id = await scene.hire({ start_date: '2025-07-07', number: 'OB-1' });
    const pay = await scene.payOf(id, '1000', '2026-05-08');
    await scene.lodged([pay.id]);
    const { status } = await scene.employer.call('POST', `/api/single-touch/${scene.employer.au}/submit-stp-pays`, {
      ...{ action: 'UPDATE', is_final: true, pay_ids: [pay.id] },
    });
    expect(status).toBe(202);
    expect(await scene.lodgedMeanwhile()).toMatchObject([{ payees: [{ isFinal: true }] }]);
    const bring = (isPreview: boolean) =>
      scene.api.service.employees.importEmployees({
        companyId: scene.employer.au,
        rows: [{ employee: { number: 'OB-1' }, parts: { opening: { ...figures, as_at: '2026-03-31' } } }],
        isPreview,
      });
    const told = [
      'An update event for the financial year 2025-26 is queued.',
      'The financial year 2025-26 was finalised; this opens it again for one employee. Finalise it again within 14 days, once the figures are right.',
    ];
    expect(await bring(true)).toMatchObject({ value: { updated: 1, problems: [], told } });
    expect(await scene.lodgedMeanwhile()).toEqual([]);
    expect(await bring(false)).toMatchObject({ value: { updated: 1, problems: [], told } });
    expect(await scene.lodgedMeanwhile()).toMatchObject([
      {
        kind: 'update-event',
        financialYear: '2025-26',
        payees: [{ isFinal: false, yearToDate: { gross: '9000.00' } }],
      },
    ]);
  });
});
