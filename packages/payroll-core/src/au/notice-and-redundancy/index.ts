export { continuousService } from './continuous-service';
export type { EmploymentEnding, EndingEmployment, MinimumWeeks } from './ending-employment';
export { minimumNotice, minimumRedundancy } from './minimum-weeks';
export { noticeAndRedundancy, type NoMinimum, type NoticeAndRedundancyRules } from './notice-and-redundancy-rules';
