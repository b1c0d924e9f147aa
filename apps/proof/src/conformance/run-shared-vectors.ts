import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runVector, vectorFiles, type Vector, type VectorFile } from 'payroll-conformance';
import type { Row, VectorSet } from './vector-set';

/** A folder with files of the shared form. A folder that holds none of them is a mistake, not a success. */
export function runSharedVectors(folder: string): readonly VectorSet[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const files = vectorFiles.filter((name) => names.includes(name));
  if (files.length === 0) throw new Error(`${folder} holds none of ${vectorFiles.join(', ')}.`);
  return [
    ...files.map((name) => ({
      title: name,
      rows: runFile(name, JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    })),
    ...names.filter((name) => !files.some((file) => file === name)).map(unknownFile),
  ];
}

function runFile(file: VectorFile, content: unknown): readonly Row[] {
  return vectorsIn(file, content).map((vector, i) => ({
    ...runVector(file, vector),
    name: `${file} ${vector.id ?? `number ${i + 1}`} ${JSON.stringify(vector.inputs)}`,
    source: vector.source ?? '',
  }));
}

/** Files of this form are a list, or a list under `vectors` beside words about it. */
function vectorsIn(file: VectorFile, content: unknown): readonly Vector[] {
  const list = Array.isArray(content) ? (content as unknown) : (content as { vectors?: unknown }).vectors;
  if (!Array.isArray(list)) throw new Error(`${file} is neither a list nor has a list called vectors.`);
  return list as readonly Vector[];
}

function unknownFile(name: string): VectorSet {
  return {
    title: name,
    rows: [
      {
        name,
        source: '',
        status: 'failed',
        kind: name,
        expected: null,
        actual: null,
        differences: [`${name} is not a file the runner knows.`],
        trace: '',
      },
    ],
  };
}
