import { Text, type ContractClass } from '@anz-payroll/http-kit/contract';

/** A form as it comes in: text by the names of the fields, the token, and what the record or the form was when it was shown. */
export type TypedForm = Readonly<Record<string, string>> & {
  readonly csrf_token?: string;
  readonly version?: string;
  readonly request_key?: string;
};

/** Longer than any field, so that the field itself says on the page what is too long. */
const most = 10_000;

/**
 * The contract of a form whose fields a table names. What is in them is judged by the table, on the page; also its characters where the
 * table reads every field.
 */
export function recordFormContract(
  name: string,
  fields: readonly string[],
  { isReadByTable = false } = {},
): ContractClass<TypedForm> {
  const contract = { [name]: class {} }[name] as ContractClass<TypedForm>;
  const prototype = contract.prototype as object;
  for (const field of fields) Text({ optional: true, max: most, isCheckedByReader: isReadByTable })(prototype, field);
  for (const hidden of ['csrf_token', 'version', 'request_key']) Text({ optional: true, max: 200 })(prototype, hidden);
  return contract;
}

/** What stood in the fields. */
export function typedOf(form: TypedForm): Readonly<Record<string, string>> {
  const { csrf_token: _, version: __, ...typed } = form;
  return { ...typed };
}

/** Whether the stored record is no longer what the form was made from; a form that carries no version takes any. */
export function isStale({ version }: Pick<TypedForm, 'version'>, stored: { readonly version?: string }): boolean {
  return version !== undefined && version !== stored.version;
}
