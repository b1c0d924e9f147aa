export { fieldLabel } from './field-label';
export { problemsAtFields, problemsOfItem } from './problems-at-fields';
export {
  labelOf,
  recordFields,
  type Choice,
  type FieldGroup,
  type FieldNote,
  type Problems,
  type RecordForm,
  type Typed,
} from './record-form';
export { changedBody, newBody, shownRecord, type TypedBody } from './typed-body';
export { isoDate, plainDigits, shownValue, typedValue } from './typed-value';
