import { aud } from '../../money/parse';
import { add, greater, isPositive, lesser, subtract, sum } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import { taxFreeLimit } from '../genuine-redundancy/tax-free-limit';
import { lengthOfService } from '../long-service-leave/length-of-service';
import type { AuTermination } from './au-termination';
import type { AuTerminationRules } from './au-termination-rules';
import { employmentFrom } from './employment-of-payment';
import type { HowItEnded } from './how-it-ended';

export interface TaxFreeRedundancy {
  /** Lump Sum D: neither taxed nor an ETP. */
  readonly lumpSumD: Step<Aud>;
  /** What is left of the redundancy payment, and of the notice, as ETPs. */
  readonly redundancyLeft: Aud;
  readonly noticeLeft: Aud;
}

/**
 * Lump Sum D of a genuine redundancy. The part of the notice that the employee would not have had on resigning counts
 * as redundancy pay; what the redundancy payment itself leaves of the limit is there for it.
 * @law Income Tax Assessment Act 1997 (Cth) s 83-170, 83-175
 */
export function taxFreeRedundancy(
  termination: AuTermination,
  notice: Aud,
  { ending, isGenuine }: HowItEnded,
  rules: AuTerminationRules,
): TaxFreeRedundancy {
  const { request, terminationDate } = termination;
  const redundancy = (request.redundancyAmount ?? aud('0')) as Aud;
  const rule = 'au.termination.lump-sum-d';
  if (ending !== 'genuine-redundancy') {
    return {
      lumpSumD: step(rule, aud('0'), () => 'no genuine redundancy', isGenuine === undefined ? [] : [isGenuine]),
      redundancyLeft: redundancy,
      noticeLeft: notice,
    };
  }
  const limit = limitLeft(
    taxFreeLimit(lengthOfService(employmentFrom(termination), terminationDate).years, rules.genuineRedundancy),
    termination,
  );
  const ofNotice = (request.redundancyTaxFreePilonComponent ?? aud('0')) as Aud;
  const fromRedundancy = lesser(redundancy, limit.value);
  const fromNotice = lesser(ofNotice, subtract(limit.value, fromRedundancy));
  const lumpSumD = add(fromRedundancy, fromNotice);
  return {
    lumpSumD: step(
      rule,
      lumpSumD,
      () =>
        `the lesser of ${redundancy.toString()} + ${ofNotice.toString()} of the notice and the limit ` +
        `${limit.value.toString()}: ${lumpSumD.toString()}`,
      [given('redundancyAmount', redundancy), isGenuine!, limit],
    ),
    redundancyLeft: subtract(redundancy, fromRedundancy),
    noticeLeft: subtract(notice, fromNotice),
  };
}

/** The limit is of the termination: what earlier instalments were tax free by is used up of it. */
function limitLeft(limit: Step<Aud>, { earlierEtps }: AuTermination): Step<Aud> {
  const used = sum(
    aud('0'),
    earlierEtps.map(({ isSameTermination, lumpSumD }) => (isSameTermination ? (lumpSumD ?? aud('0')) : aud('0'))),
  );
  if (!isPositive(used)) return limit;
  const left = greater(subtract(limit.value, used), aud('0'));
  return step(
    'au.termination.tax-free-limit-left',
    left,
    () => `${limit.value.toString()} less ${used.toString()} that was tax free before: ${left.toString()}`,
    [limit, given('earlier lumpSumD', used)],
  );
}
