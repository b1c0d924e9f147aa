import { readFile, stat } from 'node:fs/promises';
import type { FundRegistry } from '@anz-payroll/employee-lifecycle';

interface Edition {
  readonly changedAt: number;
  /** USI to the last day it is open, `YYYY-MM-DD`; empty when no end is set. */
  readonly products: ReadonlyMap<string, string>;
}

/** Rows of the daily list of superfundlookup.gov.au: fixed columns, counted from 1 in its description. */
const ROW = { least: 460, usi: [213, 233], to: [471, 481] } as const;

/**
 * The register as a file that somebody brings up to date; a new one is noticed at the next question. A file that cannot
 * be read is a register that does not answer.
 */
export function fileFundRegistry(file: string, today: () => string): FundRegistry {
  let edition: Edition | undefined;
  const current = async (): Promise<Edition> => {
    const changedAt = (await stat(file)).mtimeMs;
    if (edition?.changedAt !== changedAt) edition = { changedAt, products: readProducts(await readFile(file, 'utf8')) };
    return edition;
  };
  return {
    look: async (usi) => {
      try {
        const { products } = await current();
        if (products.size === 0) return 'unavailable';
        const to = products.get(usi.trim().toUpperCase());
        return to === undefined || (to !== '' && to < today()) ? 'unknown' : 'known';
      } catch {
        return 'unavailable';
      }
    },
  };
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
