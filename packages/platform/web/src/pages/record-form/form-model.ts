import type { FieldSet } from '@anz-payroll/companies/fields';
import { fieldLabel } from './field-label';

/** What a page says of a field beyond its table. */
export interface FieldNote {
  readonly label?: string;
  readonly help?: string;
  /** Lists show it as an amount of dollars. */
  readonly isDollars?: true;
  /** What may be chosen, where the table itself does not list it. */
  readonly choices?: readonly Choice[];
  /** The field's own form of what people write: `QLD` for Queensland. */
  readonly codeOf?: (text: string) => string;
  /** What is wrong with it beside the other fields of the page, which the table does not judge. */
  readonly problem?: (text: string, others: Typed) => string | undefined;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface FieldGroup {
  readonly title: string;
  readonly help?: string;
  readonly names: readonly string[];
  /** Folded until somebody opens it, or until one of its fields has a problem. */
  readonly isFolded?: true;
}

/** A form for one record: its fields come from the table of the domain, so a new field of the table is on the page. */
export interface RecordForm {
  readonly fields: FieldSet;
  readonly groups: readonly FieldGroup[];
  readonly notes: Readonly<Record<string, FieldNote>>;
  readonly required: readonly string[];
  /** Never shown in full: what is stored, masked, by field. It is kept unless a new value is typed. */
  readonly encrypted: Readonly<Record<string, string | null>>;
  /** A new record: what is left empty gets its default. */
  readonly isNew: boolean;
  /** Of a stored record: another one as soon as anything that the form shows is stored otherwise. The form carries it. */
  readonly version?: string;
}

/** What stands in the fields, as text. */
export type Typed = Readonly<Record<string, string>>;

/** What is wrong, by field; under `record` what is wrong with the whole, under `meanwhile` that somebody else changed it. */
export type Problems = Readonly<Record<string, string>>;

export function labelOf({ notes }: Pick<RecordForm, 'notes'>, name: string): string {
  return notes[name]?.label ?? fieldLabel(name);
}
