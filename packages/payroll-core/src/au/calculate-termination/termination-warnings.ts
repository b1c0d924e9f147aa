import { add, equal, isMore, isPositive, sum } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { asDollars } from '../../money/shown';
import type { AuTermination } from './au-termination';
import type { TaxSummary } from './au-termination-result';
import type { HowItEnded } from './how-it-ended';
import type { TerminationWarning } from './termination-warning';

/** What a person should look at, beside the leave. */
export function terminationWarnings(
  termination: AuTermination,
  how: HowItEnded,
  delayed: Aud,
  summaries: readonly TaxSummary[],
  throughEtpTables: Aud,
): readonly TerminationWarning[] {
  const warnings: TerminationWarning[] = [];
  const { reason, facts, taxSummaries } = termination;
  if (how.isGenuine?.value === false) {
    warnings.push({
      code: 'au.termination/redundancy-not-genuine',
      message:
        `The redundancy is not genuine for tax: ${how.isGenuine.says()}. No part of the redundancy pay is tax-free, and unused ` +
        'leave is taxed as on a resignation.',
      field: 'reason',
    });
  }
  if (reason === 'INVALIDITY' && facts.isInvalidityCertified !== false) {
    warnings.push({
      code: 'au.termination/invalidity-certificates',
      message: 'Invalidity is taxed as such only with the certificates of two doctors. Keep them with the pay.',
    });
  }
  if (isPositive(delayed)) {
    warnings.push({
      code: 'au.termination/delayed-payment',
      message: `${asDollars(delayed)} is paid more than twelve months after the end: a delayed termination payment, no ETP.`,
    });
  }
  return taxSummaries === undefined ? warnings : [...warnings, ...onRows(summaries, throughEtpTables)];
}

function onRows(summaries: readonly TaxSummary[], throughEtpTables: Aud): readonly TerminationWarning[] {
  const zero = aud('0');
  const paid = sum(
    zero,
    summaries.map((row) => add(add(row.taxableComponent, row.taxFreeComponent), row.lumpSumD)),
  );
  const withheld = sum(
    zero,
    summaries.map((row) => row.taxWithheld),
  );
  const warnings: TerminationWarning[] = [];
  if (!equal(paid, throughEtpTables)) {
    warnings.push({
      code: 'au.termination/tax-summaries-differ',
      message:
        `The components in tax_summaries add up to ${asDollars(paid)}, the payments they are for to ` +
        `${asDollars(throughEtpTables)}. The rows were taken as sent.`,
    });
  }
  if (isMore(withheld, throughEtpTables)) {
    warnings.push({
      code: 'au.termination/tax-summaries-exceed-payment',
      message: `tax_summaries withhold ${asDollars(withheld)} from payments of ${asDollars(throughEtpTables)}.`,
    });
  }
  return warnings;
}
