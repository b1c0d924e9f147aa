import type { FieldFault } from './field';

/** What a contract answers where not a value but the shape of the request is wrong. */
export interface StructuralFaults {
  readonly notAnObject: FieldFault;
  readonly notAList: FieldFault;
  readonly unknownKey: FieldFault;
  readonly required: FieldFault;
  readonly nullValue: FieldFault;
}

export const structuralFaults: StructuralFaults = {
  notAnObject: { code: 'not_an_object', message: 'Expected a JSON object.' },
  notAList: { code: 'not_a_list', message: 'Expected a list.' },
  unknownKey: { code: 'unknown_key', message: 'This key is not known here.' },
  required: { code: 'required', message: 'This value is required.' },
  nullValue: { code: 'null', message: 'This value must not be null.' },
};
