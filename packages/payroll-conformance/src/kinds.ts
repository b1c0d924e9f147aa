import { auAwardKinds, awardVector, awardVectorFiles, type AwardVectorFile } from './au-awards';
import { auPayKinds } from './au-pay';
import { auTerminationKinds } from './au-termination';
import { auWithholdingKinds } from './au-withholding';
import { nzKinds } from './nz';
import type { Json, Kind, Vector } from './vector';

/** The files of the shared form, by name. */
export const vectorFiles = ['au-withholding.json', 'au-termination.json', 'nz.json', ...awardVectorFiles] as const;

/** The name of a file of the shared form. */
export type VectorFile = (typeof vectorFiles)[number];

interface KindsOfFile {
  /** Where a vector of this file says what kind it is. */
  readonly kindOf: (vector: Vector) => string | undefined;
  readonly kinds: Readonly<Record<string, Kind>>;
  /** How a row of this file becomes a vector, where its form is another. */
  readonly read?: (raw: Json) => Vector;
}

/** Every kind of vector the runner knows. A new kind is one line in its country's table. */
export const sharedKinds: Readonly<Record<VectorFile, KindsOfFile>> = {
  'au-withholding.json': { kindOf: (vector) => calcOf(vector), kinds: auWithholdingKinds },
  'au-termination.json': { kindOf: (vector) => vector.area, kinds: { ...auTerminationKinds, ...auPayKinds } },
  'nz.json': { kindOf: (vector) => vector.kind, kinds: nzKinds },
  ...awardFiles(),
};

function awardFiles(): Readonly<Record<AwardVectorFile, KindsOfFile>> {
  const files = awardVectorFiles.map((file): [AwardVectorFile, KindsOfFile] => [
    file,
    { kindOf: (vector) => vector.kind, kinds: auAwardKinds, read: (raw) => awardVector(file, raw) },
  ]);
  return Object.fromEntries(files) as Record<AwardVectorFile, KindsOfFile>;
}

function calcOf(vector: Vector): string | undefined {
  const { calc } = vector.inputs as { readonly calc?: unknown };
  return typeof calc === 'string' ? calc : undefined;
}
