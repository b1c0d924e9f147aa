import { minimumNotice, minimumRedundancy, noticeAndRedundancy, type EndingEmployment } from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import { inForce } from 'payroll-core/statutory';
import { explainAsText } from 'payroll-core/trace';
import { countIn, dateIn, flagIn, has, orUnreadable, wordIn } from '../../read-input';
import type { OwnKind } from '../../vector';

const endings = ['redundancy', 'dismissal', 'employee-left', 'contract-end', 'transfer', 'death'] as const;

/** `{ kind: notice | redundancy, ending, serviceFrom, noticeGivenOn, lastDay, dateOfBirth, …flags, weeks, section }` */
export const ownNoticeAndRedundancy: OwnKind = (row, effectiveFrom) => {
  const rules = orUnreadable(inForce(noticeAndRedundancy, civilDate(effectiveFrom)));
  const ended: EndingEmployment = {
    ending: wordIn(row, 'ending', endings),
    serviceFrom: dateIn(row, 'serviceFrom'),
    lastDay: dateIn(row, 'lastDay'),
    noticeGivenOn: dateIn(row, 'noticeGivenOn'),
    daysNotCounted: has(row, 'daysNotCounted') ? countIn(row, 'daysNotCounted') : 0,
    dateOfBirth: dateIn(row, 'dateOfBirth'),
    isCasual: flagIn(row, 'isCasual', false),
    isFixedTerm: flagIn(row, 'isFixedTerm', false),
    isTrainingArrangement: flagIn(row, 'isTrainingArrangement', false),
    isApprentice: flagIn(row, 'isApprentice', false),
    isSeriousMisconduct: flagIn(row, 'isSeriousMisconduct', false),
    isSmallBusiness: flagIn(row, 'isSmallBusiness', false),
  };
  const work = wordIn(row, 'kind', ['notice', 'redundancy']) === 'notice' ? minimumNotice : minimumRedundancy;
  const { weeks, section } = work(ended, rules);
  return {
    actual: { weeks: weeks.value, section },
    expected: { weeks: row['weeks'] ?? null, section: row['section'] ?? null },
    trace: () => explainAsText(weeks),
  };
};
