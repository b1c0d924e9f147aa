import { count, type Row, type VectorSet } from './vector-set';

/** What a person reads in the terminal: every set in a line, every difference with its trace, the counts last. */
export function report(sets: readonly VectorSet[]): string {
  const disputed = count(sets, 'disputed');
  return [
    ...sets.map((set) => `${set.title}: ${count([set], 'passed')} of ${set.rows.length}`),
    ...rowsThat(sets, 'failed').flatMap((row) => ['', `FAILED ${row.name}`, ...details(row)]),
    ...rowsThat(sets, 'disputed').flatMap((row) => ['', `DISPUTED ${row.name}`, ...details(row)]),
    '',
    ...(disputed === 0 ? [] : [`${disputed} disputed: the source itself marks the figure as wrong`]),
    `${count(sets, 'passed')} passed, ${count(sets, 'failed')} failed`,
  ].join('\n');
}

function details(row: Row): readonly string[] {
  return [
    ...row.differences.map((line) => `  ${line}`),
    ...(row.source === '' ? [] : [`  source: ${row.source}`]),
    ...(row.trace === '' ? [] : row.trace.split('\n').map((line) => `    ${line}`)),
  ];
}

function rowsThat(sets: readonly VectorSet[], status: Row['status']): readonly Row[] {
  return sets.flatMap(({ rows }) => rows.filter((row) => row.status === status));
}
