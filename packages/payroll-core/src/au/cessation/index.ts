export {
  cessationTypeCode,
  isDeath,
  sendableCessationTypeCodes,
  terminationReasons,
  type CessationTypeCode,
  type SendableCessationTypeCode,
  type TerminationReason,
} from './cessation-type-code';
export { cessationTypes, type CessationType } from './cessation-types';
