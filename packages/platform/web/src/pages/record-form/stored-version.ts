import { fingerprintOf } from '@anz-payroll/http-kit/idempotency';
import { shownLabel } from './field-row';
import type { Problems, RecordForm, Typed } from './form-model';
import { shownRecord } from './typed-body';

/** The form of a stored record, with the version of what it shows of it. */
export function withVersion(form: RecordForm, record: object): RecordForm {
  return { ...form, version: fingerprintOf('record', { ...shownRecord(form, record), ...form.encrypted }) };
}

export const changedMeanwhile =
  'Somebody else changed this record in the meantime. What is stored now stands at each field that differs from yours; send the form once more to store what you see.';

/** What differs between a record that somebody else changed and what was typed, at its fields. */
export function problemsMeanwhile(form: RecordForm, record: object, typed: Typed): Problems {
  const shown = shownRecord(form, record);
  const visible = form.groups.flatMap(({ names }) => names);
  const differing = visible.filter((name) => {
    const now = typed[name]?.trim();
    return now !== undefined && !(name in form.encrypted) && now !== (shown[name] ?? '').trim();
  });
  return {
    meanwhile: changedMeanwhile,
    ...Object.fromEntries(differing.map((name) => [name, storedNow(shownLabel(form, name, shown[name] ?? ''))])),
  };
}

function storedNow(label: string): string {
  return label === '' ? 'nothing is stored now' : `“${label}” is stored now`;
}
