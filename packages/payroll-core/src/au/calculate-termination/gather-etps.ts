import { addMonths } from '../../calendar/civil-date';
import { auFinancialYear } from '../../calendar/financial-year';
import { add, isPositive, subtract, sum } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Step } from '../../trace/step';
import { codeOfLaterInstalment, type EtpCode } from '../etp/etp-code';
import type { EtpPayment } from '../etp/withhold-from-etps';
import { invaliditySegment } from '../etp-tax-free-component/invalidity-segment';
import { preJuly1983Segment } from '../etp-tax-free-component/pre-july-1983-segment';
import type { AuTermination, EarlierEtp } from './au-termination';
import type { AuTerminationRules } from './au-termination-rules';
import { employmentFrom } from './employment-of-payment';
import type { Ending } from './how-it-ended';
import type { TaxFreeRedundancy } from './tax-free-redundancy';

export interface GatheredEtps {
  /** One entry for each code. */
  readonly payments: readonly EtpPayment[];
  /** What would have been an ETP, had it been paid in time. */
  readonly delayed: Aud;
  /** Where the tax-free components come from. */
  readonly segments: readonly Step<Aud>[];
}

const zero = aud('0');

interface Part {
  readonly code: EtpCode;
  readonly amount: Aud;
  /** Notice is taxable in full: it replaces pay, and no part of it is for earlier service. */
  readonly isNotice: boolean;
  readonly isRedundancyExcess: boolean;
}

/**
 * The payments of a termination that are ETPs, by code: what redundancy pay is left above the tax-free limit, notice,
 * unused sick leave, and other ETPs.
 * @law ATO Schedule 11, Table A; Income Tax Assessment Act 1997 (Cth) s 82-130 to 82-155
 */
export function gatherEtps(
  termination: AuTermination,
  sick: Aud,
  left: TaxFreeRedundancy,
  ending: Ending,
  rules: AuTerminationRules,
): GatheredEtps {
  const { request, payDate, terminationDate } = termination;
  const code = codesFor(termination, ending);
  const parts = (
    [
      {
        code: code.redundancy,
        amount: left.redundancyLeft,
        isNotice: false,
        isRedundancyExcess: ending === 'genuine-redundancy',
      },
      { code: code.notice, amount: left.noticeLeft, isNotice: true, isRedundancyExcess: false },
      { code: code.other, amount: (request.etpAmount ?? zero) as Aud, isNotice: false, isRedundancyExcess: false },
      { code: code.other, amount: sick, isNotice: false, isRedundancyExcess: false },
    ] satisfies readonly Part[]
  ).filter(({ amount }) => isPositive(amount));
  const isLate = payDate > addMonths(terminationDate, rules.etp.values.delayed.afterMonths);
  const inTime = parts.filter(({ isRedundancyExcess }) => !isLate || isRedundancyExcess);
  const delayed = sum(
    zero,
    parts.filter((part) => !inTime.includes(part)).map(({ amount }) => amount),
  );
  const segments: Step<Aud>[] = [];
  const codes = [...new Set(inTime.map((part) => part.code))];
  const payments = codes.map((each) => payment(each, inTime, termination, ending, rules, segments));
  return { payments, delayed, segments };
}

function codesFor(
  { reason, facts }: AuTermination,
  ending: Ending,
): Readonly<Record<'redundancy' | 'notice' | 'other', EtpCode>> {
  switch (reason) {
    case 'DEATH_DEPENDENT':
      return { redundancy: 'D', notice: 'D', other: 'D' };
    case 'DEATH_NON_DEPENDENT':
      return { redundancy: 'N', notice: 'N', other: 'N' };
    case 'DEATH_ESTATE':
      return { redundancy: 'T', notice: 'T', other: 'T' };
    case 'TERMINATION':
    case 'INVALIDITY':
    case 'REDUNDANCY':
      if (ending === 'invalidity') return { redundancy: 'R', notice: 'R', other: 'R' };
      if (ending === 'genuine-redundancy') return { redundancy: 'R', notice: facts.noticeEtpCode ?? 'R', other: 'O' };
      return { redundancy: 'O', notice: 'O', other: 'O' };
  }
}

function payment(
  code: EtpCode,
  parts: readonly Part[],
  termination: AuTermination,
  ending: Ending,
  rules: AuTerminationRules,
  segments: Step<Aud>[],
): EtpPayment {
  const { dateOfBirth, terminationDate, facts } = termination;
  const serviceFrom = employmentFrom(termination);
  const ofCode = parts.filter((part) => part.code === code);
  const whole = sum(
    zero,
    ofCode.map(({ amount }) => amount),
  );
  const forService = sum(
    zero,
    ofCode.filter(({ isNotice }) => !isNotice).map(({ amount }) => amount),
  );
  const invalidity =
    ending === 'invalidity'
      ? invaliditySegment(
          forService,
          {
            dateOfBirth,
            serviceFrom,
            on: terminationDate,
            lastRetirementDate: facts.lastRetirementDate,
          },
          rules.taxFreeComponent,
        )
      : undefined;
  if (invalidity !== undefined) segments.push(invalidity);
  const afterInvalidity = subtract(forService, invalidity?.value ?? zero);
  const older = preJuly1983Segment(afterInvalidity, serviceFrom, terminationDate, rules.taxFreeComponent);
  if (isPositive(older.value)) segments.push(older);
  const taxFree = add(invalidity?.value ?? zero, older.value);
  return {
    code: isLaterInstalment(termination) ? codeOfLaterInstalment(code) : code,
    taxable: subtract(whole, taxFree),
    taxFree,
  };
}

/** What was tax free of a genuine redundancy is no ETP. @law Income Tax Assessment Act 1997 (Cth) s 82-135(e) */
function isTaxFreeRedundancyAlone({ taxableComponent, lumpSumD }: EarlierEtp): boolean {
  return lumpSumD !== undefined && isPositive(lumpSumD) && !isPositive(taxableComponent);
}

/** A payment for the same termination was made in an earlier income year. */
function isLaterInstalment({ earlierEtps, payDate }: AuTermination): boolean {
  const { firstDay } = auFinancialYear(payDate);
  return earlierEtps.some(
    (earlier) => earlier.isSameTermination && earlier.paidOn < firstDay && !isTaxFreeRedundancyAlone(earlier),
  );
}
