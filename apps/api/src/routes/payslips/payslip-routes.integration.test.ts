import { readPdf } from '@anz-payroll/payslip-pdf/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import type { RunningApi } from '@anz-payroll/http-kit/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';
import { serveRoutes } from '../../testing/serve-routes';
import { payslipRoutes } from './payslip-routes';

jest.setTimeout(120_000);

describe.each(testEngines)('payslips over HTTP on $engine', (engine) => {
  let pays: PayService;
  let payslips: RunningApi;
  let url: string;
  let employer: Employer;
  let token: string;

  beforeAll(async () => {
    pays = await startPayService(engine);
    payslips = await serveRoutes(payslipRoutes(pays.service), pays.service);
    url = payslips.url;
    employer = await pays.employer();
    token = await employer.token(['payroll.read']);
  });
  afterAll(async () => {
    await payslips.close();
    await pays.close();
  });

  const get = (companyId: number, payId: number, accept?: string, bearer = token) =>
    fetch(`${url}/api/company/${companyId}/pays/${payId}/payslip`, {
      headers: { Authorization: `Bearer ${bearer}`, ...(accept === undefined ? {} : { Accept: accept }) },
    });
  const json = async (companyId: number, payId: number) => {
    const reply = await get(companyId, payId, 'application/json');
    return { status: reply.status, headers: reply.headers, body: JSON.parse(await reply.text()) };
  };
  const pay = async (country: 'au' | 'nz', item: object, query = '?pay_date=2026-11-12') => {
    const made = await employer.pay(country, [item], query);
    expect([made.status, made.body]).toEqual([201, expect.anything()]);
    return (made.body as { id: number; net: number; gross: number; tax: number }[])[0]!;
  };
  const hours = [{ description: 'Ordinary hours', units: 'hours', value: '38' }];

  test('a PDF by default, with a file name that says nothing of the person', async () => {
    const id = await employer.hire('au', { first_name: 'Zoë', last_name: 'Nguyễn', position: 'Cook' });
    const made = await pay('au', { employee_id: id, hours });
    const reply = await get(employer.au, made.id);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('content-disposition')).toBe(`inline; filename="payslip-2026-11-12-${made.id}.pdf"`);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const { text, pages } = await readPdf(bytes);
    for (const expected of [
      'Wattle Pty Ltd',
      'ABN 51 824 753 556',
      'Zoë Nguyễn',
      'Cook',
      '12 November 2026',
      '1,520.00',
    ]) {
      expect(text).toContain(expected);
    }
    expect(pages).toHaveLength(1);
    const again = new Uint8Array(await (await get(employer.au, made.id, 'application/pdf')).arrayBuffer());
    expect(Buffer.compare(bytes, again)).toBe(0);
  });

  test('JSON for those who ask: the figures of the pay, and its own year and balances', async () => {
    const id = await employer.hire('au');
    await pay('au', { employee_id: id, hours });
    const made = await pay('au', { employee_id: id, hours }, '?pay_date=2026-11-19');
    const { status, body } = await json(employer.au, made.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      pay_id: made.id,
      status: 'processed',
      currency: 'AUD',
      payment_date: '2026-11-19',
      period: { start: '2026-11-16', end: '2026-11-22', pay_period: 'WEEKLY' },
      gross: made.gross,
      net: made.net,
      earnings: [{ description: 'Ordinary hours', quantity: 38, quantity_shown: '38.00', rate: 40, amount: 1520 }],
      withheld: [{ amount: made.tax }],
      // 12 per cent of 1,520: the super guarantee of the day.
      employer_contributions: { lines: [{ description: 'Super guarantee', amount: 182.4 }] },
      year_to_date: { from: '2026-07-01', gross: 3040, tax: 2 * made.tax, super: 364.8 },
    });
    expect(body.leave_balances.map(({ name }: { name: string }) => name)).toContain('Annual leave');
  });

  test('[2.5] the flags of the employee decide what is shown', async () => {
    const id = await employer.hire('au', {
      position: 'Cook',
      department: 'Kitchen',
      show_position_on_payslip: false,
      show_department_on_payslip: true,
      payslip_show_ytd: false,
      payslip_show_super_ytd: false,
      payslip_show_base_ordinary_rate: true,
      payslip_time_non_decimal: true,
      payslip_show_sick_leave_balance: false,
      payslip_show_zero_dollar_leave: true,
    });
    const made = await pay('au', {
      employee_id: id,
      hours: [{ description: 'Ordinary hours', units: 'hours', value: '7.6' }],
      leave: [{ description: 'Unpaid', leave_type: 'UNPAID', date: '2026-11-10', hours: '3.8' }],
    });
    const { body } = await json(employer.au, made.id);
    expect(body).toMatchObject({
      employee: { position: null, department: 'Kitchen', base_ordinary_rate: 40 },
      year_to_date: null,
      earnings: [
        { description: 'Ordinary hours', quantity: 7.6, quantity_shown: '7:36' },
        { description: 'Unpaid', quantity_shown: '3:48', amount: 0 },
      ],
    });
    expect(JSON.stringify(body.leave_balances)).not.toContain('Sick');
  });

  test('New Zealand: KiwiSaver, PAYE and macrons', async () => {
    const id = await employer.hire('nz', { first_name: 'Hēmi', last_name: 'Tāwhiao', kiwisaver_status_code: 'AK' });
    const made = await pay('nz', { employee_id: id, hours });
    const { body } = await json(employer.nz, made.id);
    expect(body).toMatchObject({ currency: 'NZD', net: made.net, employee: { name: 'Hēmi Tāwhiao', tax_code: 'M' } });
    // 3.5 per cent of 1,520 from 1 April 2026.
    expect(body.withheld).toContainEqual(
      expect.objectContaining({ description: 'KiwiSaver employee contribution', amount: 53.2 }),
    );
    const { text } = await readPdf(new Uint8Array(await (await get(employer.nz, made.id)).arrayBuffer()));
    expect(text).toContain('Hēmi Tāwhiao');
  });

  test('a final pay shows what the termination pays', async () => {
    const id = await employer.hire('au');
    await pay('au', { employee_id: id, hours });
    const made = await pay('au', {
      employee_id: id,
      hours,
      termination: {
        termination_date: '2026-11-12',
        reason: 'TERMINATION',
        is_manual_leave_amounts: true,
        unused_holiday_amount: '500.00',
        is_unused_holiday_paid: true,
      },
    });
    const { body } = await json(employer.au, made.id);
    expect(body.net).toBe(made.net);
    expect(body.earnings).toContainEqual(expect.objectContaining({ description: 'Unused annual leave', amount: 500 }));
  });

  test('the account is named and masked; its number is nowhere', async () => {
    const id = await employer.hire('au', {
      primary_bank_bsb: '062-000',
      primary_bank_account_number: '87654321',
      primary_bank_account_name: 'A Walker',
    });
    const made = await pay('au', { employee_id: id, hours });
    const { body } = await json(employer.au, made.id);
    expect(body.payments).toEqual([{ account_name: 'A Walker', account: '062-000 *****321', amount: made.net }]);
    expect(JSON.stringify(body)).not.toContain('87654321');
  });

  test('unknown, foreign and scopeless requests are refused', async () => {
    const id = await employer.hire('au');
    const made = await pay('au', { employee_id: id, hours });
    const other = await pays.employer();
    expect((await get(employer.au, 999_999)).status).toBe(404);
    expect((await get(employer.nz, made.id)).status).toBe(404);
    expect((await get(999_999, made.id)).status).toBe(400);
    expect((await get(employer.au, made.id, undefined, await other.token(['payroll.read']))).status).toBe(403);
    expect((await get(employer.au, made.id, undefined, await employer.token(['openid']))).status).toBe(403);
    await employer.call('DELETE', `/api/company/${employer.au}/pays/${made.id}`);
    expect((await get(employer.au, made.id)).status).toBe(404);
  });
});
