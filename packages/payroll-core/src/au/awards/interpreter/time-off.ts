import { InputReader, type Source } from '../../../input/input-reader';
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

const NONE = decimal('0');

/**
 * @example Retail: 2 hours at 150 % are 3 hours off (clause 21.3); Social and community services: 2 hours (clause 28.2).
 */
/** The time off that overtime gives instead of payment. */
export function timeOffFor(rules: AwardRules, line: AwardPayLine): Result<TimeOff> {
  if (!isRecord(rules)) return unreadable('rules', 'the rules of an award');
  if (!isRecord(line)) return unreadable('line', 'a line of interpretShifts');
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
  const reader = new InputReader();
  const hours = reader.required(reader.figure(line, 'hours'), 'hours', NONE);
  const percent = reader.required(reader.figure(line, 'percent'), 'percent', NONE);
  if (reader.refusal !== undefined) return refused(reader.refusal);
  return accepted({
    hours: rule.rate === 'hour-for-hour' ? hours : multiply(hours, multiply(percent, decimal('0.01'))),
    withinMonths: Number(rule.withinMonths),
    clause: rule.clause,
  });
}

function isRecord(value: unknown): value is Source {
  return typeof value === 'object' && value !== null;
}

function unreadable(path: string, what: string): Result<never> {
  return refused({ code: 'input/missing', path, message: `Expected ${what} in ${path}.` });
}
