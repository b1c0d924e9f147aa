import type { Settings } from '@anz-payroll/configuration';
import type { FundRegistry } from '@anz-payroll/employee-lifecycle';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { fileFundRegistry } from './file-fund-registry';
import { httpFundRegistry } from './http-fund-registry';

/** Without a register nobody can say that a fund does not exist. */
const none: FundRegistry = { look: () => Promise.resolve('unavailable') };

/** The register that the settings name; an address goes before a file. */
export function fundRegistry(
  settings: Pick<Settings, 'fundRegistryUrl' | 'fundRegistryFile'>,
  log: Logger,
  today: () => string,
): FundRegistry {
  if (settings.fundRegistryUrl !== undefined) return httpFundRegistry(settings.fundRegistryUrl, log);
  return settings.fundRegistryFile === undefined ? none : fileFundRegistry(settings.fundRegistryFile, log, today);
}
