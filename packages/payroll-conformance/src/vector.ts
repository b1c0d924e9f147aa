/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** A JSON object. */
export interface JsonObject {
  readonly [name: string]: Json;
}

/** One published figure: what goes in, what must come out, and who says so. */
export interface Vector {
  readonly id?: string;
  /** New Zealand vectors are keyed by `kind`, Australian termination vectors by `area`, withholding by `inputs.calc`. */
  readonly kind?: string;
  readonly area?: string;
  readonly year?: string;
  readonly source?: string;
  readonly inputs: JsonObject;
  readonly expected: Json;
  /** Begins with "disagrees" where the source contradicts itself or the law. */
  readonly check?: string;
  readonly checked?: string;
  readonly note?: string;
}

/** What our rules make of a vector's inputs. `actual` may hold Decimals; only what `expected` names is compared. */
export interface Computed {
  readonly actual: unknown;
  /** The trace as text, built only when a difference is shown. */
  readonly trace?: () => string;
}

/** How one kind of vector is worked out. Throws `UnreadableVector` for inputs it does not understand. */
export type Kind = (vector: Vector) => Computed;

/** How the rows of one instrument's own `vectors/<date>.json` are worked out; the file's date is the pay date. */
export type OwnKind = (row: JsonObject, effectiveFrom: string) => Computed & { readonly expected: Json };
