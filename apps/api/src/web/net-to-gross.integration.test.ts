import { auEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import type { Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(180_000);

interface Paid {
  readonly gross: number;
  readonly net: number;
  readonly hours: readonly { readonly description: string; readonly units: string; readonly pay_amount: number }[];
}

/** “What gross gives this net?” is asked where a pay is entered, and the pay that is processed has that net. */
describe.each(testEngines.slice(0, 1))('net to gross by page on $engine', (engine) => {
  let web: WebService;
  let owner: Browser;

  beforeAll(async () => {
    web = await startWebService(engine, { RATE_LIMITS: 'off' });
    owner = await web.signIn();
  }, 120_000);
  afterAll(() => web.close(), 60_000);

  const hireInto = async (body: object, person: object): Promise<string> => {
    const { id } = await web.call<{ id: number }>('PUT', '/api/company/create', body);
    const path = `/api/company/${id}/employees/create`;
    const [hired] = await web.call<{ employee: { id: number } }[]>('PUT', path, [person]);
    return `/companies/${id}/people/${hired!.employee.id}`;
  };
  const send = async (address: string, values: Readonly<Record<string, string>>) => {
    const response = await owner.submit(await (await owner.get(address)).text(), address, values);
    return { status: response.status, said: await response.text() };
  };
  const words = (said: string) => said.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const at = (said: string, id: string) => new RegExp(`id="${id}-problem">([^<]*)<`).exec(said)?.[1];
  const valueOf = (said: string, id: string) => new RegExp(`id="${id}"[^>]*?value="([^"]*)"`, 's').exec(said)?.[1];
  const processed = async (said: string, address: string): Promise<Paid> => {
    const done = await owner.submit(said, address, {});
    expect(done.status).toBe(303);
    return web.call('GET', (done.headers.get('location') ?? '').replace('/companies/', '/api/company/'));
  };

  const firms = [
    { country: 'AU', company: { legal_name: 'Wattle', abn: '51824753556' }, hire: auEmployee },
    { country: 'NZ', company: { legal_name: 'Kowhai', ird_number: '49091850' }, hire: nzEmployee },
  ];

  describe.each(firms)('in $country', ({ company, hire }) => {
    let person: string;
    let pay: string;
    beforeAll(async () => {
      person = await hireInto(company, hire({ pay_rate_per_hour: '30' }));
      pay = `${person}/pay`;
    });

    test('the person’s page leads to the field', async () => {
      expect(await (await owner.get(person)).text()).toContain(`href="${pay}#net"`);
    });

    test('what is typed and no amount is said at the field, and kept', async () => {
      const { status, said } = await send(pay, { pay_date: '12/11/2026', net: 'a thousand' });
      expect([status, at(said, 'net')]).toEqual([422, 'Net pay wanted must be an amount such as 1,250.00.']);
      expect(valueOf(said, 'net')).toBe('a thousand');
    });

    test('a net that the hours are above already is said at the field', async () => {
      const { status, said } = await send(pay, { pay_date: '12/11/2026', hours_0_value: '38', net: '100' });
      expect(status).toBe(422);
      expect(at(said, 'net')).toContain('No earnings give a net pay of $100.00 exactly');
      expect(valueOf(said, 'hours_0_value')).toBe('38');
    });

    test('the gross is found, explained, and paid as it was shown', async () => {
      const { status, said } = await send(pay, { pay_date: '12/11/2026', hours_0_value: '10', net: '$1,000.00' });
      expect(status).toBe(200);
      const [, added = ''] = /come to a net pay of \$1,000\.00, \$([\d,.]+) is added/.exec(words(said)) ?? [];
      expect(words(said)).toContain('Net pay on 12 Nov 2026 $1,000.00');
      expect(said).toContain('data-figure="tax"');
      // The row is in the form, so that it can be changed; the net is not asked for a second time.
      expect([valueOf(said, 'other_hours_0_description'), valueOf(said, 'net')]).toEqual(['Gross-up', '']);
      const paid = await processed(said, pay);
      expect(paid.net).toBe(1000);
      const [ordinary, grossUp] = paid.hours;
      expect([ordinary?.pay_amount, grossUp?.units]).toEqual([300, 'dollars']);
      expect(grossUp?.pay_amount.toFixed(2)).toBe(added.replaceAll(',', ''));
      expect(paid.gross.toFixed(2)).toBe((300 + (grossUp?.pay_amount ?? 0)).toFixed(2));
    });

    test('another net takes the place of the row that an earlier one made', async () => {
      const values = { pay_date: '19/11/2026', other_hours_0_description: 'Gross-up', other_hours_0_units: 'dollars' };
      const { said } = await send(pay, {
        ...values,
        ...{ other_hours_0_value: '4000', other_hours_0_rate: '1' },
        net: '800',
      });
      expect(words(said)).toContain('come to a net pay of $800.00');
      expect((await processed(said, pay)).net).toBe(800);
    });

    test('beside another pay of the period the preview tells what it really comes to', async () => {
      const { status, said } = await send(pay, { pay_date: '12/11/2026', net: '500' });
      expect(status).toBe(200);
      const [, net = ''] = /Net pay on 12 Nov 2026 (\$[\d,.]+)/.exec(words(said)) ?? [];
      if (net !== '$500.00') expect(words(said)).toContain(`With the other pay of this period it comes to ${net}`);
      expect((await processed(said, pay)).net).toBe(Number(net.slice(1).replaceAll(',', '')));
    });

    test('no hours are paid where none are entered, and the page says so', async () => {
      const { said } = await send(pay, {
        pay_date: '26/11/2026',
        bonuses_0_description: 'Thanks',
        bonuses_0_amount: '100',
      });
      expect((await processed(said, pay)).gross).toBe(100);
      expect(said).toContain('Empty: no ordinary hours are paid.');
    });
  });
});
