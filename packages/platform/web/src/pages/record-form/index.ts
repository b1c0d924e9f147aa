export { choiceLabel, fieldLabel } from './field-label';
export { fieldKind } from './field-kind';
export { storedInWords } from './field-row';
export { inPageWords, problemsAtFields, problemsOfItem } from './problems-at-fields';
export {
  labelOf as fieldNames,
  labelOf,
  type Choice,
  type FieldGroup,
  type FieldNote,
  type Problems,
  type RecordForm,
  type Typed,
} from './form-model';
export { recordFields } from './record-form';
export { changedMeanwhile, problemsMeanwhile, withVersion } from './stored-version';
export { changedBody, newBody, shownRecord, type TypedBody } from './typed-body';
export { isoDate, plainDigits, plainHours } from '../../pay-pages';
export { shownValue, typedValue } from './typed-value';
