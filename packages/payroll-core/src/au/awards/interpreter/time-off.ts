import { multiply } from '../../../money/arithmetic';
import type { Decimal } from '../../../money/decimal';
import { decimal } from '../../../money/parse';
import { accepted, refused, type Result } from '../../../refusal/result';
import type { AwardRules } from '../rules/award-rules';
import type { AwardPayLine } from './pay-line';

/** Time off that an employee gets instead of the pay of an overtime line, where both agree. */
export interface TimeOff {
  readonly hours: Decimal;
  /** Months within which it is taken, else the overtime is paid. */
  readonly withinMonths: number;
  readonly clause: string;
}

/**
 * @example Retail: 2 hours at 150 % are 3 hours off (clause 21.3); Social and community services: 2 hours (clause 28.2).
 */
/** The time off that overtime gives instead of payment. */
export function timeOffFor(rules: AwardRules, line: AwardPayLine): Result<TimeOff> {
  const rule = rules.timeOff;
  if (rule === undefined || line.kind !== 'overtime' || line.percent === undefined) {
    return refused({
      code: 'statutory/not-covered',
      message:
        rule === undefined
          ? 'The rule of this award on time off instead of overtime pay is not known here.'
          : 'Only overtime can be taken as time off.',
    });
  }
  return accepted({
    hours:
      rule.rate === 'hour-for-hour'
        ? line.hours
        : multiply(line.hours, multiply(decimal(line.percent), decimal('0.01'))),
    withinMonths: Number(rule.withinMonths),
    clause: rule.clause,
  });
}
