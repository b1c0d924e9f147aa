import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene } from '../../testing/pay-service';

jest.setTimeout(180_000);

/**
 * ATO, STP Phase 2 employer reporting guidelines, "Commencement date", "Cessation date" and "Cessation type code": an event
 * tells the employment of its payday. After a re-hire with the same payroll id the year to date goes on, the start is that
 * of the new employment, and there is no cessation until it ends.
 */
describe.each(testEngines)('Single Touch Payroll of somebody who was reinstated on $engine', (engine) => {
  let scene: AustralianScene;
  beforeAll(async () => {
    scene = await australianScene(engine);
  }, 120_000);
  afterAll(() => scene.close(), 60_000);

  const end = async (id: number, day: string, code: string) => {
    const { status, body } = await scene.employer.call('POST', `/api/employees/${id}/terminate`, {
      ...{ termination_date: day, pay_date: day, cessation_type_code: code, etp_amount: '1000' },
    });
    expect(status).toBe(200);
    return body.pay_id as number;
  };
  const reinstate = async (id: number, start_date: string) => {
    const { status } = await scene.employer.call('POST', `/api/employees/${id}/reinstate`, { start_date });
    expect(status).toBe(200);
  };
  const first = { startDate: '2024-01-08', cessation: { date: '2026-10-16', code: 'F' } };
  const second = { startDate: '2026-10-26', cessation: null };

  test('each payday is reported with the employment of that day', async () => {
    const id = await scene.hire({ start_date: '2024-01-08' });
    const pay = await scene.payOf(id, '1000', '2026-10-09');
    expect(await scene.lodged([pay.id])).toMatchObject({ startDate: '2024-01-08', cessation: null });
    const final = await end(id, '2026-10-16', 'F');
    expect(await scene.lodged([final])).toMatchObject({ ...first, isFinal: false, yearToDate: { gross: '1000.00' } });
    await reinstate(id, '2026-10-26');
    const again = await scene.payOf(id, '1000', '2026-10-30');
    const payee = await scene.lodged([again.id]);
    expect(payee).toMatchObject({ ...second, isFinal: false, yearToDate: { gross: '2000.00' } });
    expect(JSON.stringify(payee.yearToDate)).toContain('1000.00');
    const last = await end(id, '2026-11-06', 'V');
    expect(await scene.lodged([last])).toMatchObject({
      startDate: '2026-10-26',
      cessation: { date: '2026-11-06', code: 'V' },
    });
  });

  test('a final pay that is reported after the reinstatement tells the employment that it ended', async () => {
    const id = await scene.hire({ start_date: '2024-01-08' });
    const before = await scene.payOf(id, '1000', '2026-10-09');
    const final = await end(id, '2026-10-16', 'F');
    await reinstate(id, '2026-10-26');
    const again = await scene.payOf(id, '1000', '2026-10-30');
    // On that payday the first employment went on.
    expect(await scene.lodged([before.id])).toMatchObject({ startDate: '2024-01-08', cessation: null });
    expect(await scene.lodged([final])).toMatchObject(first);
    expect(await scene.lodged([again.id])).toMatchObject(second);
    const last = await end(id, '2026-11-06', 'V');
    expect(await scene.lodged([last])).toMatchObject({ cessation: { date: '2026-11-06', code: 'V' } });
  });

  test('an update is made from the record of today, or of the last day of its year', async () => {
    const id = await scene.hire({ start_date: '2024-01-08' });
    const earlier = await scene.payOf(id, '1000', '2026-06-12');
    await scene.lodged([earlier.id]);
    const { body } = await scene.employer.call('POST', `/api/employees/${id}/terminate`, {
      ...{ termination_date: '2026-06-19', pay_date: '2026-06-19', cessation_type_code: 'C' },
    });
    await scene.lodged([body.pay_id]);
    await reinstate(id, '2026-10-26');
    const again = await scene.payOf(id, '1000', '2026-10-30');
    await scene.lodged([again.id]);
    expect(await scene.lodged([earlier.id], 'UPDATE')).toMatchObject({
      startDate: '2024-01-08',
      cessation: { date: '2026-06-19', code: 'C' },
    });
    expect(await scene.lodged([again.id], 'UPDATE')).toMatchObject(second);
  });
});
