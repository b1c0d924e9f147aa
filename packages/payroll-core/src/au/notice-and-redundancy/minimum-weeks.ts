import { addYears } from '../../calendar/civil-date';
import { add } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step } from '../../trace/step';
import { counted } from '../long-service-leave/counted';
import type { LengthOfService } from '../long-service-leave/length-of-service';
import { serviceInWords } from '../long-service-leave/service-in-words';
import { continuousService } from './continuous-service';
import type { EndingEmployment, MinimumWeeks } from './ending-employment';
import type { NoMinimum, NoticeAndRedundancyRules } from './notice-and-redundancy-rules';

const NOTICE = 'au.notice-and-redundancy.minimum-notice';
const REDUNDANCY = 'au.notice-and-redundancy.minimum-redundancy';

/**
 * The minimum notice that an employer gives, by the service at the end of the day on which it is given; one week more for
 * somebody over 45, which is from the day after the birthday, with two years of service.
 * @law Fair Work Act 2009 (Cth) s 117(3)
 */
export function minimumNotice(ended: EndingEmployment, rules: Dated<NoticeAndRedundancyRules>): MinimumWeeks {
  const none = whyNoNotice(ended);
  if (none !== undefined) return nothing(NOTICE, none, rules);
  const { section, rows, older } = rules.values.notice;
  const service = continuousService(ended.serviceFrom, ended.noticeGivenOn, ended.daysNotCounted);
  const row = rows.findLast(({ moreThanYears }) => isMoreThan(service, moreThanYears)) ?? rows[0]!;
  const isOlder = ended.noticeGivenOn > addYears(ended.dateOfBirth, older.overAge) && service.years >= older.fromYears;
  const weeks = isOlder ? add(row.weeks, older.weeks) : row.weeks;
  return {
    section,
    weeks: step(
      NOTICE,
      weeks,
      () =>
        `${serviceInWords(service)} of continuous service: ${counted(row.weeks, 'week')}` +
        (isOlder ? ` and ${older.weeks.toString()} more for somebody over ${older.overAge} = ${weeks.toString()}` : ''),
      [
        given('service', serviceInWords(service)),
        parameter(
          rules,
          `notice/${row.moreThanYears}`,
          () =>
            `${section}: ${counted(row.weeks, 'week')} for ` +
            (row === rows[0]
              ? `not more than ${counted(rows[1]!.moreThanYears, 'year')}`
              : `more than ${counted(row.moreThanYears, 'year')}`),
        ),
        ...(isOlder
          ? [
              given('dateOfBirth', ended.dateOfBirth),
              parameter(
                rules,
                'notice/older',
                () =>
                  `${section}: ${older.weeks.toString()} more over ${older.overAge} years of age with ${older.fromYears} years of service`,
              ),
            ]
          : []),
      ],
    ),
  };
}

/**
 * The minimum redundancy pay, by completed years on the last day. Whether the employer is a small business, and whether
 * twelve months are served, is asked on the day of the notice where that is earlier.
 * @law Fair Work Act 2009 (Cth) s 119(2), s 121
 */
export function minimumRedundancy(ended: EndingEmployment, rules: Dated<NoticeAndRedundancyRules>): MinimumWeeks {
  const { section, rows, minimumYears } = rules.values.redundancy;
  const none = whyNoRedundancy(ended, minimumYears);
  if (none !== undefined) return nothing(REDUNDANCY, none, rules);
  const service = continuousService(ended.serviceFrom, ended.lastDay, ended.daysNotCounted);
  const row = rows.findLast(({ fromYears }) => service.years >= fromYears)!;
  return {
    section,
    weeks: step(
      REDUNDANCY,
      row.weeks,
      () => `${serviceInWords(service)} of continuous service: ${counted(row.weeks, 'week')}`,
      [
        given('service', serviceInWords(service)),
        parameter(
          rules,
          `redundancy/${row.fromYears}`,
          () => `${section}: ${counted(row.weeks, 'week')} from ${counted(row.fromYears, 'year')}`,
        ),
      ],
    ),
  };
}

function whyNoNotice(ended: EndingEmployment): NoMinimum | undefined {
  return whyNeither(ended) ?? (endedByEmployer.has(ended.ending) ? undefined : 'employee-left');
}

const endedByEmployer: ReadonlySet<EndingEmployment['ending']> = new Set(['redundancy', 'dismissal']);

function whyNoRedundancy(ended: EndingEmployment, minimumYears: number): NoMinimum | undefined {
  const neither = whyNeither(ended);
  if (neither !== undefined) return neither;
  if (ended.ending !== 'redundancy') return 'not-redundant';
  if (ended.isApprentice) return 'apprentice';
  if (ended.isSmallBusiness) return 'small-business';
  const asked = ended.noticeGivenOn < ended.lastDay ? ended.noticeGivenOn : ended.lastDay;
  const service = continuousService(ended.serviceFrom, asked, ended.daysNotCounted);
  return service.years < minimumYears ? 'short-service' : undefined;
}

/** Who is left out of the whole Division, and whose service goes on. */
function whyNeither(ended: EndingEmployment): NoMinimum | undefined {
  if (ended.isCasual) return 'casual';
  if (ended.ending === 'contract-end' || ended.isFixedTerm) return 'fixed-term';
  if (ended.isTrainingArrangement && !ended.isApprentice) return 'training-arrangement';
  if (ended.isSeriousMisconduct) return 'serious-misconduct';
  return ended.ending === 'transfer' ? 'transfer' : undefined;
}

function nothing(rule: string, why: NoMinimum, rules: Dated<NoticeAndRedundancyRules>): MinimumWeeks {
  const { section, says } = rules.values.exclusions[why];
  return {
    section,
    weeks: step(rule, whole(0), () => `none: ${says}`, [
      parameter(rules, `exclusions/${why}`, () => `${section}: ${says}`),
    ]),
  };
}

function isMoreThan({ years, months, weeks, days }: LengthOfService, than: number): boolean {
  return years > than || (years === than && months + weeks + days > 0);
}
