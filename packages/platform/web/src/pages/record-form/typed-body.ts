import type { Field } from '@anz-payroll/companies/fields';
import { shownValue, typedValue } from './typed-value';
import type { Problems, RecordForm, Typed } from './form-model';

/** What stands in the fields of a stored record before anybody types. */
export function shownRecord(form: RecordForm, record: object): Typed {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [
      name,
      name in form.encrypted ? '' : shownValue(field, values.get(name)),
    ]),
  );
}

export type TypedBody =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problems: Problems };

/** A new record: what is left empty is not sent, so that its default applies. */
export function newBody(form: RecordForm, typed: Typed): TypedBody {
  const missing = form.required.filter((name) => (typed[name] ?? '').trim() === '');
  if (missing.length > 0) return { ok: false, problems: isRequired(missing) };
  const sent = Object.entries(form.fields).filter(([name]) => (typed[name] ?? '').trim() !== '');
  return bodyOf(form, sent, typed);
}

/**
 * A stored record: only what differs from what was shown is sent, so that a rate which follows the law is not fixed by
 * being looked at. Emptied fields are cleared, encrypted ones kept.
 */
export function changedBody(form: RecordForm, shown: Typed, typed: Typed): TypedBody {
  const changed = Object.entries(form.fields).filter(([name]) => {
    const now = typed[name]?.trim();
    if (now === undefined) return false;
    return name in form.encrypted ? now !== '' : now !== (shown[name] ?? '').replaceAll('\r\n', '\n').trim();
  });
  const emptied = changed.filter(([name, field]) => typed[name]?.trim() === '' && !field.read(null).ok);
  if (emptied.length > 0) return { ok: false, problems: isRequired(emptied.map(([name]) => name)) };
  return bodyOf(form, changed, { ...shown, ...typed });
}

function bodyOf(form: RecordForm, sent: readonly (readonly [string, Field<unknown>])[], typed: Typed): TypedBody {
  const problems: Record<string, string> = {};
  const body = Object.fromEntries(
    sent.map(([name, field]) => {
      const { codeOf, problem } = form.notes[name] ?? {};
      const text = typed[name] ?? '';
      const meant = codeOf?.(text) ?? text;
      const wrong = text.trim() === '' ? undefined : problem?.(meant, typed);
      if (wrong !== undefined) problems[name] = wrong;
      return [name, text.trim() === '' ? null : typedValue(field, meant, name)];
    }),
  );
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, body };
}

function isRequired(names: readonly string[]): Problems {
  return Object.fromEntries(names.map((name) => [name, 'is required']));
}
