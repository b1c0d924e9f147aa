import { UnreadableVector } from '../unreadable-vector';
import type { Json, Vector } from '../vector';

/** Files of figures about awards, by name. The name says which award and from when the rates are. */
export const awardVectorFiles = [
  'anchors-2026.json',
  'cells-MA000003-2023.json',
  'cells-MA000004-2026.json',
  'cells-MA000005-2025.json',
  'cells-MA000009-2026.json',
  'cells-MA000010-2026.json',
  'cells-MA000027-2026.json',
  'cells-MA000100-2026.json',
  'cells-MA000119-2026.json',
  'cells-MA000120-2026.json',
  'examples.json',
  'hair-shifts-2025.json',
  'hospitality-shifts-2026.json',
  'mapd-2021.json',
  'restaurant-shifts-2026.json',
  'retail-mapd-2024-2025.json',
  'retail-shifts-2026.json',
  'schads-shifts-2026.json',
] as const;

export type AwardVectorFile = (typeof awardVectorFiles)[number];

/** Rows of these files are lists of texts, or records; each becomes a vector with inputs and an expected answer. */
export function awardVector(file: string, raw: Json): Vector {
  if (Array.isArray(raw)) return ofRow(file, raw as readonly Json[]);
  if (typeof raw === 'object' && raw !== null) {
    const record = raw as Readonly<Record<string, Json>>;
    const { expected = null, id, ...inputs } = record;
    return {
      ...(typeof id === 'string' ? { id } : {}),
      kind: kindOf(file),
      inputs: { ...inputs, id: id ?? null },
      expected,
    };
  }
  throw new UnreadableVector(`${file} holds a row that is neither a list nor a record.`);
}

export function kindOf(file: string): string {
  if (file.startsWith('cells-')) return 'award-cell';
  if (file.startsWith('mapd-') || file.startsWith('retail-mapd-')) return 'award-database';
  if (file.startsWith('anchors-')) return 'award-anchor';
  if (file.includes('-shifts-')) return 'award-shift';
  return 'award-example';
}

const fieldsOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^cells-MA000003-2023/, ['employment', 'classification', 'column', 'base', 'percent', 'dollars']],
  [/^cells-MA000005-2025/, ['section', 'classification', 'column', 'base', 'percent', 'dollars']],
  [/^cells-/, ['section', 'classification', 'column', 'dollars']],
  [
    /^mapd-/,
    ['award', 'clause', 'description', 'rateId', 'classification', 'type', 'base', 'percent', 'dollars', 'from'],
  ],
  [
    /^retail-mapd-/,
    ['from', 'clause', 'description', 'rateId', 'classification', 'type', 'base', 'percent', 'dollars'],
  ],
  [/^anchors-/, ['award', 'employment', 'classification', 'condition', 'base', 'percent', 'dollars', 'from', 'source']],
];

function ofRow(file: string, row: readonly Json[]): Vector {
  const fields = fieldsOf.find(([name]) => name.test(file))?.[1];
  if (fields === undefined || fields.length !== row.length) {
    throw new UnreadableVector(`A row of ${file} has ${row.length} members, which nobody understands.`);
  }
  const { dollars = null, ...inputs } = Object.fromEntries(fields.map((name, i) => [name, row[i] ?? null]));
  const [, award, year] = /^cells-(MA\d+)-(\d+)/.exec(file) ?? [];
  return {
    kind: kindOf(file),
    inputs: {
      ...inputs,
      ...(award === undefined ? {} : { award, from: `${year}-07-01` }),
      ...(file.startsWith('retail-mapd') ? { award: 'MA000004' } : {}),
    },
    expected: dollars,
  };
}
