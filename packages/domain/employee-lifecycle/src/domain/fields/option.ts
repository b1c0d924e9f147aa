import { shownText } from '@anz-payroll/kernel';
import type { Field } from '@anz-payroll/companies/fields';

/** A choice from a list that the customer may extend: its id or its name, looked up when the record is written. */
export type Option = number | string;

export const option: Field<Option> = {
  read: (value) => {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return { ok: true, value };
    if (typeof value !== 'string') {
      return { ok: false, code: 'wrong-type', message: 'must be the id or the name of an option' };
    }
    const name = shownText(value);
    if (/^[1-9]\d{0,14}$/.test(name)) return { ok: true, value: Number(name) };
    return name.length >= 1 && name.length <= 60
      ? { ok: true, value: name }
      : { ok: false, code: 'too-long', message: 'must be the id or the name of an option' };
  },
  schema: { type: ['integer', 'string'], description: 'Id or name of an option' },
};
