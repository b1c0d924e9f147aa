import { accepted, refused, type Result } from '../../refusal/result';

/** The tax codes of the IR330 and IR330C, without the student loan ending. @law Tax Administration Act 1994 s 24B */
export const baseTaxCodes = ['M', 'ME', 'SB', 'S', 'SH', 'ST', 'SA', 'CAE', 'EDW', 'NSW', 'ND', 'STC', 'WT'] as const;

/** The tax codes without the student loan part. */
export type BaseTaxCode = (typeof baseTaxCodes)[number];

/**
 * How a code is taxed. `main`: bands on annualised pay. `secondary`: one rate, the pay sits on top of other income.
 * `casual`: one rate for ordinary pay, extra pays as for main income. `flat`: one rate for everything paid.
 * `certificate`: the rate of a tailored tax code certificate. `schedular`: contractors.
 */
export type TaxCodeKind = 'main' | 'secondary' | 'casual' | 'flat' | 'certificate' | 'schedular';

const kinds: Readonly<Record<BaseTaxCode, TaxCodeKind>> = {
  M: 'main',
  ME: 'main',
  SB: 'secondary',
  S: 'secondary',
  SH: 'secondary',
  ST: 'secondary',
  SA: 'secondary',
  CAE: 'casual',
  EDW: 'casual',
  NSW: 'flat',
  ND: 'flat',
  STC: 'certificate',
  WT: 'schedular',
};

/** A tax code taken apart: base, student loan, and how it is taxed. */
export interface TaxCode {
  readonly base: BaseTaxCode;
  readonly kind: TaxCodeKind;
  /** The code ends in SL, or the person said so beside a tailored code. */
  readonly studentLoan: boolean;
}

/** Reads a tax code such as `M SL` or `ST`; a refusal for one that does not exist. */
export function taxCodeOf(base: BaseTaxCode, studentLoan = false): TaxCode {
  return { base, kind: kinds[base], studentLoan };
}

const known: ReadonlyMap<string, BaseTaxCode> = new Map(baseTaxCodes.map((code) => [code, code]));

/**
 * Reads `M`, `M SL` or, as employment information files write it, `MSL`. No base code ends in SL, so the ending is
 * never in doubt.
 */
export function parseTaxCode(input: unknown, path?: string): Result<TaxCode> {
  const text = typeof input === 'string' ? input.trim().toUpperCase() : '';
  const loan = text.endsWith('SL') && text.length > 2;
  const base = known.get(loan ? text.slice(0, -2).trimEnd() : text);
  if (base !== undefined) return accepted(taxCodeOf(base, loan));
  return refused({
    code: 'code/unknown',
    message: `Expected a New Zealand tax code: one of ${baseTaxCodes.join(', ')}, where a student loan adds " SL".`,
    ...(path === undefined ? {} : { path }),
  });
}

/** Codes that have a form with a student loan. @law Inland Revenue gateway services, employment information, tax codes */
const kindsWithLoan: ReadonlySet<TaxCodeKind> = new Set<TaxCodeKind>(['main', 'secondary']);

/**
 * A tax code as Inland Revenue lists it: `M SL`, `S SL`, and without the ending `CAE`, `STC` or `WT`, whatever was said of a
 * student loan beside them.
 */
export function writeTaxCode({ base, kind, studentLoan }: TaxCode): string {
  return studentLoan && kindsWithLoan.has(kind) ? `${base} SL` : base;
}
