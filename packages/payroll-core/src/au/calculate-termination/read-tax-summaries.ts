import { isRecord } from '../../input/is-record';
import { isNegative } from '../../money/arithmetic';
import { parseDecimal } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import { accepted, refused, type Result } from '../../refusal/result';
import { terminationRefusal } from '../../termination/termination-rule';
import { etpCodes } from '../etp/etp-code';
import type { SentTaxSummary } from './au-termination';

const amounts = ['taxWithheld', 'taxableComponent', 'taxFreeComponent', 'lumpSumD'] as const;
const MAX_ROWS = 50;

/** The rows a caller sets in place of the calculated ones. */
export function readTaxSummaries(rows: readonly unknown[]): Result<readonly SentTaxSummary[]> {
  if (rows.length > MAX_ROWS) return bad('taxSummaries', `Expected at most ${MAX_ROWS} rows in taxSummaries.`);
  const summaries: SentTaxSummary[] = [];
  for (const [index, row] of rows.entries()) {
    const summary = readRow(row, `taxSummaries[${index}]`);
    if (!summary.ok) return summary;
    summaries.push(summary.value);
  }
  return accepted(summaries);
}

function readRow(row: unknown, path: string): Result<SentTaxSummary> {
  if (!isRecord(row)) return bad(path, `Expected an object in ${path}.`);
  const unknown = Object.keys(row).find((name) => name !== 'etpCode' && !amounts.some((known) => known === name));
  if (unknown !== undefined) {
    const name = `${path}.${unknown.slice(0, 60)}`;
    return refused(terminationRefusal('termination/unknown-field', [name], `Unknown in a tax summary: ${name}.`));
  }
  const etpCode = etpCodes.find((code) => code === row['etpCode']);
  if (etpCode === undefined)
    return bad(`${path}.etpCode`, `Expected one of ${etpCodes.join(', ')} in ${path}.etpCode.`);
  const read: Record<string, Aud> = {};
  for (const name of amounts) {
    const amount = parseDecimal(row[name] ?? '0', `${path}.${name}`);
    if (!amount.ok)
      return refused(
        terminationRefusal('termination/bad-value', [`${path}.${name}`], amount.error.message, amount.error.code),
      );
    if (isNegative(amount.value)) {
      return refused(
        terminationRefusal(
          'termination/negative',
          [`${path}.${name}`],
          `${path}.${name} is below zero: send zero or more.`,
        ),
      );
    }
    read[name] = toCents(amount.value) as Aud;
  }
  return accepted({ etpCode, ...(read as Record<(typeof amounts)[number], Aud>) });
}

function bad(path: string, message: string): Result<never> {
  return refused(terminationRefusal('termination/bad-value', [path], message));
}
