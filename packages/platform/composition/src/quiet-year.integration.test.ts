import { seedRandomCompanies } from '@anz-payroll/demo-seed';
import { readSettings } from '@anz-payroll/configuration';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { addDays, civilDate } from 'payroll-core';
import { openService } from './open-service';

/** `QUIET_COMPANIES=10` takes as many of the demo's random companies; even ones are Australian, odd ones in New Zealand. */
const companies = Number(process.env['QUIET_COMPANIES'] ?? '2');
jest.setTimeout(120_000 + companies * 60_000);

/** Each random company of the demo has eight people. */
const PEOPLE = 8;
const WEEKS = 53;

test.each(testEngines.slice(0, 1))(
  'over a quiet year of the demo’s random companies at most one pay in two hundred is flagged, on $engine',
  async (engine) => {
    const place = await engine.makePlace();
    const read = readSettings({ DATABASE_URL: place.url, DEMO_SEED: 'off', DISPATCHER: 'off' });
    if (!read.ok) throw new Error(read.problems.join('\n'));
    const service = await openService(read.settings);
    try {
      await service.database.migrate();
      const operator = { customerId: null, userId: null, clientId: null, requestId: 'quiet-year' };
      const customer = await service.accounts.createCustomer({ name: 'Quiet' }, operator);
      const plan = await service.accounts.createPlan({ code: 'quiet', name: 'Quiet', employeeCap: null }, operator);
      if (!customer.ok || !plan.ok) throw new Error('There is no customer');
      const customerId = customer.value.id;
      await service.accounts.startSubscription({ customerId, planCode: 'quiet', kind: 'paid', endsAt: null }, operator);
      const today = civilDate('2026-11-12');
      const first = addDays(today, -7 * (WEEKS - 1));
      const firstPays: string[] = [];
      const flagged: string[] = [];
      const flaggedPays = new Set<number | null>();
      const countries = new Map<string, number>();
      await seedRandomCompanies(
        {
          createCompany: service.employees.createCompanyWithEmployees,
          employees: service.employees,
          pays: service.pays,
        },
        {
          customerId,
          count: companies,
          today,
          weeks: WEEKS,
          review: async ({ id: payRunId, companyId }) => {
            const found = await service.pays.readAnomalies({ customerId, companyId, payRunId });
            if (!found.ok) throw new Error(found.error.message);
            const { run, anomalies, pays } = found.value;
            expect(pays).toBe(PEOPLE);
            const country = (await service.companies.listCompanies({ customerId, reachable: 'all' })).find(
              ({ id }) => id === companyId,
            )!.country;
            for (const { code, says, employeeNumber, payId } of anomalies) {
              if (run.payDate === first) firstPays.push(code);
              else {
                flagged.push(`${run.payDate} ${employeeNumber} ${code}: ${says}`);
                flaggedPays.add(payId);
              }
            }
            if (run.payDate !== first) countries.set(country, (countries.get(country) ?? 0) + pays);
          },
        },
      );
      // A first pay is always shown; the year begins after it.
      expect(firstPays).toEqual(Array.from({ length: companies * PEOPLE }, () => 'first-pay'));
      const paid = (count: number) => count * PEOPLE * (WEEKS - 1);
      expect([...countries]).toEqual([
        ['AU', paid(Math.ceil(companies / 2))],
        ['NZ', paid(Math.floor(companies / 2))],
      ]);
      expect({ tooMany: flaggedPays.size > paid(companies) / 200, flagged }).toEqual({ tooMany: false, flagged });
    } finally {
      await service.close();
      await place.remove();
    }
  },
);
