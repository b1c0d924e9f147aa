import { multiply } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import { decimal, toFixed } from '../../../money/parse';
import { accepted, refused, type Result } from '../../../refusal/result';
import type { Dated } from '../../../statutory/dated';
import { parameter, step } from '../../../trace/step';
import type { AwardRules } from '../rules/award-rules';
import { ruleHours } from './clock';
import type { Engagement } from './engagement';
import type { AwardPayLine } from './pay-line';
import { whenPersonIs, type WorkerFacts } from './when-applies';

type CareRule = NonNullable<AwardRules['twentyFourHourCare']>;

/** What the award pays for a shift of 24-hour care, where it provides for one for this person. */
export function careRule(
  { twentyFourHourCare: rule }: AwardRules,
  person: WorkerFacts,
  code: string,
  { index }: Engagement,
): Result<CareRule> {
  if (rule !== undefined && whenPersonIs({ streams: rule.streams }, person)) return accepted(rule);
  return refused({
    code: 'input/not-allowed',
    message: `24-hour care is not provided for by ${code} for this stream.`,
    path: `shifts[${index}].twentyFourHourCareHours`,
  });
}

/** The payment of the whole shift. */
export function careLine(
  code: string,
  edition: Dated<AwardRules>,
  { hours: paid, payment }: CareRule,
  { date }: Engagement,
  { rate, percent }: { readonly rate: Aud; readonly percent: string },
): AwardPayLine {
  const hours = decimal(paid);
  const amount = multiply(rate, hours);
  const says = `24-hour care: ${paid} hours at ${percent}% (${toFixed(rate, 2)})`;
  return {
    shiftDate: date,
    kind: '24-hour-care',
    rule: '24-hour-care',
    says,
    hours,
    minutes: ruleHours(paid),
    percent,
    amount,
    column: payment.column,
    clause: payment.clause,
    certainty: payment.certainty,
    because: step(`au.awards.${code}.24-hour-care`, amount, () => says, [
      parameter(edition, 'twentyFourHourCare', () => `clause ${payment.clause}`),
    ]),
  };
}
