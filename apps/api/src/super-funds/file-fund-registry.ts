import { readFile, stat } from 'node:fs/promises';
import type { FundRegistry } from '@anz-payroll/employee-lifecycle';
import type { Logger } from '@anz-payroll/http-kit/logging';

interface Edition {
  readonly changedAt: number;
  /** USI to the last day it is open, `YYYY-MM-DD`; empty when no end is set. */
  readonly products: ReadonlyMap<string, string>;
}

/** Rows of the daily list of superfundlookup.gov.au: fixed columns, counted from 1 in its description. */
const ROW = { least: 460, usi: [213, 233], to: [471, 481] } as const;

/**
 * The register as a file that somebody brings up to date; a new one is noticed at the next question. A file that cannot
 * be read, or holds no product, is a register that does not answer: the log says so at the start and at every question.
 */
export function fileFundRegistry(file: string, log: Logger, today: () => string): FundRegistry {
  let edition: Edition | undefined;
  const current = async (): Promise<Edition> => {
    const changedAt = (await stat(file)).mtimeMs;
    if (edition?.changedAt !== changedAt) edition = { changedAt, products: readProducts(await readFile(file, 'utf8')) };
    return edition;
  };
  const productsNow = async (): Promise<Edition['products'] | undefined> => {
    try {
      const { products } = await current();
      if (products.size > 0) return products;
      log.warn('fund register gave no answer', { reason: 'no product in FUND_REGISTRY_FILE' });
    } catch (error) {
      log.warn('fund register gave no answer', { reason: reasonOf(error) });
    }
    return undefined;
  };
  void productsNow();
  return {
    look: async (usi) => {
      const products = await productsNow();
      if (products === undefined) return 'unavailable';
      const to = products.get(usi.trim().toUpperCase());
      return to === undefined || (to !== '' && to < today()) ? 'unknown' : 'known';
    },
  };
}

/** What the system says of the file, such as ENOENT, and not where it is. */
function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return `FUND_REGISTRY_FILE cannot be read (${typeof code === 'string' ? code : 'unknown'})`;
}

function readProducts(list: string): ReadonlyMap<string, string> {
  const products = new Map<string, string>();
  for (const line of list.split(/\r?\n/)) {
    const wide = line.length >= ROW.least;
    const usi = (wide ? line.slice(...ROW.usi) : line).trim().toUpperCase();
    if (!/^[A-Z0-9]{9,20}$/.test(usi)) continue;
    const to = wide ? line.slice(...ROW.to).trim() : '';
    products.set(usi, /^\d{4}-\d{2}-\d{2}$/.test(to) ? to : '');
  }
  return products;
}
