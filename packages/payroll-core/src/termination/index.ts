export { readTermination, type TerminationRequest } from './read-termination';
export { terminationFields, type TerminationField, type TerminationFieldName } from './termination-field';
export type { TerminationTrace } from './termination-trace';
export { terminationRefusal, terminationRules, type TerminationRule } from './termination-rule';
