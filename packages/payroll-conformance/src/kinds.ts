import { auPayKinds } from './au-pay';
import { auTerminationKinds } from './au-termination';
import { auWithholdingKinds } from './au-withholding';
import { nzKinds } from './nz';
import type { Kind, Vector } from './vector';

/** The files of the shared form, by name. */
export const vectorFiles = ['au-withholding.json', 'au-termination.json', 'nz.json'] as const;

export type VectorFile = (typeof vectorFiles)[number];

interface KindsOfFile {
  /** Where a vector of this file says what kind it is. */
  readonly kindOf: (vector: Vector) => string | undefined;
  readonly kinds: Readonly<Record<string, Kind>>;
}

/** Every kind of vector the runner knows. A new kind is one line in its country's table. */
export const sharedKinds: Readonly<Record<VectorFile, KindsOfFile>> = {
  'au-withholding.json': { kindOf: (vector) => calcOf(vector), kinds: auWithholdingKinds },
  'au-termination.json': { kindOf: (vector) => vector.area, kinds: { ...auTerminationKinds, ...auPayKinds } },
  'nz.json': { kindOf: (vector) => vector.kind, kinds: nzKinds },
};

function calcOf(vector: Vector): string | undefined {
  const { calc } = vector.inputs as { readonly calc?: unknown };
  return typeof calc === 'string' ? calc : undefined;
}
