export type { Field, FieldCode, FieldProblem, FieldSchema, FieldSet, Reading, ValuesOf } from './field';
export {
  LONGEST_SPACED,
  bankStateBranch,
  checked,
  day,
  decimalText,
  described,
  emailAddress,
  listOf,
  notes,
  oneOf,
  optional,
  pattern,
  phoneNumber,
  recordId,
  text,
  upperCased,
  wholeNumber,
  withDefault,
  yesOrNo,
  type Range,
} from './kinds';
export { readFields, type ReadingPlan } from './read-fields';
