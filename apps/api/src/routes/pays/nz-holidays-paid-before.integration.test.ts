import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPaid, type NzPeople } from '../../testing/nz-people';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

/** PAYE on 1,600 a week: 83,200 a year are 17,333.50 of income tax and 1,456 of levy, a week of them. */
const OF_WEEK = 361.33;
const holiday = (date: string) => [{ description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date, hours: 40 }];

describe.each(testEngines)('holidays that are paid before they are taken on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  it('are taxed by the periods they are in, where each has a pay of its own', async () => {
    const id = await nz.hire({ start_date: '2026-11-02' });
    await nz.paid('2026-11-12', { employee_id: id });
    for (const [end, first] of [
      ['2026-11-22', '2026-11-16'],
      ['2026-11-29', '2026-11-23'],
    ]) {
      const query = `?pay_date=2026-11-12&pay_run_end_date=${end}`;
      const { status, body } = await employer.pay(
        'nz',
        [{ employee_id: id, hours: [], leave: holiday(first!) }],
        query,
      );
      // @law Income Tax Act 2007 s RD 13: as if it had been paid in that period
      expect([status, (body as NzPaid[])[0]?.tax]).toEqual([201, OF_WEEK]);
    }
  });

  it('are named where they are taxed with the pay of a week', async () => {
    const id = await nz.hire({ start_date: '2026-11-02' });
    const shown = await nz.preview('2026-11-12', { employee_id: id, leave: holiday('2026-11-16') });
    expect(shown.tax).toBeGreaterThan(2 * OF_WEEK);
    const told = shown.warnings.find(({ code }) => code === 'pay/leave-after-period');
    expect(told?.message).toContain('40 hours of leave are after 2026-11-15');
    const within = await nz.preview('2026-11-12', { employee_id: id, hours: [], leave: holiday('2026-11-15') });
    expect(nz.codes(within)).not.toContain('pay/leave-after-period');
  });

  describe('across 31 March', () => {
    // The last day of the tax year is a Wednesday: two days of the holiday are before it ends, three after.
    const across = (more: object = {}) => [
      { description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date: '2027-03-30', hours: 16, ...more },
      { description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date: '2027-04-01', hours: 24, ...more },
    ];
    const hired = async () => {
      const id = await nz.hire({ start_date: '2026-03-02' });
      for (const day of ['2027-03-04', '2027-03-11', '2027-03-18']) await nz.paid(day, { employee_id: id });
      return id;
    };

    it('are an extra pay, which the four weeks before choose the rate of', async () => {
      const id = await hired();
      const leave = across({ tax_as_nz_extra_pay: true });
      const shown = await nz.paid('2027-03-25', { employee_id: id, leave });
      // 4 × 1,600 × 13 + 1,600 = 84,800: 33 % and the levy of 1.75 % of 1,600, beside the PAYE of the week.
      // @law Income Tax Act 2007 ss RD 13, RD 17; Inland Revenue payroll specification 5.11
      expect([shown.gross, shown.tax]).toEqual([3200, Math.round((OF_WEEK + 1600 * 0.3475) * 100) / 100]);
      expect(nz.codes(shown).filter((code) => code.startsWith('pay/leave-after'))).toEqual([]);
      expect(shown.leave).toMatchObject([{ tax_as_nz_extra_pay: true }, { tax_as_nz_extra_pay: true }]);
      // They are taken, and gross earnings for holidays as any other: @law Holidays Act 2003 s 14(a)
      expect(nz.hoursLeft(shown)['ANNUAL_HOLIDAYS']).toBe(160 - 40);
    });

    it('are told where they were taxed as ordinary pay', async () => {
      const id = await hired();
      const shown = await nz.preview('2027-03-25', { employee_id: id, leave: across() });
      const told = shown.warnings.find(({ code }) => code === 'pay/leave-after-tax-year');
      expect(told?.message).toContain('24 hours of annual holidays are after 2027-03-31');
      expect(told?.message).toContain('tax_as_nz_extra_pay');
    });

    it('is no extra pay for other leave', async () => {
      const id = await nz.hire({ start_date: '2026-03-02' });
      const leave = [
        { description: 'Sick', leave_type: 'SICK', date: '2026-11-10', hours: 8, tax_as_nz_extra_pay: true },
      ];
      const { status, body } = await employer.pay(
        'nz',
        [{ employee_id: id, hours: [], leave }],
        '?pay_date=2026-11-12',
      );
      expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('Only annual holidays')]);
    });
  });
});
