export { hoursForHoursWorked, isPaidOnLeaving, weeksOnLeaving } from './leave-on-leaving';
export { lengthOfService, type LengthOfService } from './length-of-service';
export {
  auStates,
  longServiceLeave,
  type AuState,
  type LeavingReason,
  type LongServiceLeaveRules,
  type StateLongServiceLeave,
} from './long-service-leave-rules';
