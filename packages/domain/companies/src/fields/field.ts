/**
 * One named value that comes from outside: how it is read, and how the API document describes it. A field set is a
 * plain record of fields, so that reading, storing and documenting all follow one table.
 */
export interface Field<T> {
  readonly read: (value: unknown) => Reading<T>;
  readonly schema: FieldSchema;
  /** What a new record gets where the field is left out, and what an older record reads as. Without it, it is required. */
  readonly whenOmitted?: T;
}

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: FieldCode; readonly message: string };

/** Why a value was not read; stable, for programs. */
export type FieldCode =
  | 'missing'
  | 'unknown-field'
  | 'wrong-type'
  | 'too-short'
  | 'too-long'
  | 'wrong-form'
  | 'unknown-code'
  | 'out-of-range'
  | 'check-digit'
  | 'in-the-future';

/** The JSON Schema words (2020-12) that a field needs. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly (string | null)[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxItems?: number;
  readonly items?: FieldSchema;
  readonly examples?: readonly unknown[];
}

export type FieldSet = Readonly<Record<string, Field<unknown>>>;

export type ValuesOf<F extends FieldSet> = { -readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** One refused value of a body: `path` is where (`[0].date_of_birth`), `message` for people, `code` for programs. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
  readonly code: FieldCode;
}
