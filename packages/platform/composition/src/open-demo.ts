import type { AccountsUseCases } from '@anz-payroll/accounts';
import { localDay, type CompaniesUseCases } from '@anz-payroll/companies';
import type { Settings } from '@anz-payroll/configuration';
import { demoToken, seedDemo, seedHistory, seedRandomCompanies, type SeedOutcome } from '@anz-payroll/demo-seed';
import type { EmployeesUseCases } from '@anz-payroll/employee-lifecycle';
import type { Clock } from '@anz-payroll/kernel';
import type { PaysUseCases } from '@anz-payroll/pay-runs';
import { bindAccounts, type Database } from '@anz-payroll/persistence-typeorm';
import type { Checkout } from './open-checkout';
import type { Filing } from './open-filing';

export interface Demo {
  seedDemo(): Promise<SeedOutcome>;
  /** A token for the demo's owner; undefined where the database is not the demo's. */
  demoToken(): Promise<string | undefined>;
}

interface DemoParts extends Pick<Checkout, 'checkout'>, Pick<Filing, 'filing' | 'lodging'> {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: AccountsUseCases;
  readonly companies: CompaniesUseCases;
  readonly employees: EmployeesUseCases;
  readonly pays: PaysUseCases;
}

const WEEKS_OF_A_YEAR = 52;

/** The demo that fills an empty database, through the use cases of the service. */
export function openDemo(parts: DemoParts): Demo {
  const { settings, database, clock, accounts, checkout, companies, employees, pays, filing, lodging } = parts;
  const createCompany = employees.createCompanyWithEmployees;
  const demo = { accounts, checkout, reading: database.reading(bindAccounts), createCompany };
  return {
    seedDemo: async () => {
      const outcome = await seedDemo(demo);
      if (outcome.kind !== 'seeded') return outcome;
      const { customerId } = outcome;
      const today = localDay(clock.now(), 'Australia/Sydney');
      const past = { companies, employees, pays, filing, lodge: () => lodging.once() };
      try {
        if (settings.demoHistory) await seedHistory(past, customerId, today);
        const random = { customerId, count: settings.demoCompanies, today, weeks: WEEKS_OF_A_YEAR };
        await seedRandomCompanies({ createCompany, employees, pays }, random);
        return outcome;
      } catch (error) {
        // A demo without pays is better than none.
        return { ...outcome, historyProblem: error instanceof Error ? error.message : String(error) };
      }
    },
    demoToken: () => demoToken(demo),
  };
}
