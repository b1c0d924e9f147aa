// What is left out of a new year's file, or written otherwise than in the edition before, is found before anybody is paid by it.

const DIGITS = /^-?\d+(?:\.\d+)?$/;

/** Where `values` differ in shape from those of the edition before: one line each, with the place. */
export function shapeProblems(values, before, path = 'values') {
  if (Array.isArray(before)) return listProblems(values, before, path);
  if (isRecord(before)) {
    if (!isRecord(values)) return [`${path} is no object, as in the edition before`];
    return Object.keys(before).flatMap((name) =>
      name in values ? shapeProblems(values[name], before[name], `${path}.${name}`) : [missing(`${path}.${name}`)],
    );
  }
  return figureProblems(values, [before], path);
}

function listProblems(values, before, path) {
  if (!Array.isArray(values)) return [`${path} is no list, as in the edition before`];
  if (values.length === 0)
    return before.length === 0 ? [] : [`${path} is empty; the edition before has ${before.length}`];
  const rows = before.filter(isRecord);
  if (rows.length === 0) return values.flatMap((value, i) => figureProblems(value, before, `${path}[${i}]`));
  const lines = [];
  const [first] = rows;
  if ('from' in first && DIGITS.test(first.from) && values[0]?.from !== first.from) {
    lines.push(`${path}[0].from is ${values[0]?.from}; the edition before starts from ${first.from}`);
  }
  for (const [i, row] of values.entries()) lines.push(...rowProblems(row, rows, `${path}[${i}]`));
  return lines;
}

/** A row has the members that every row of the edition before has, and none that no row of it has. */
function rowProblems(row, rows, path) {
  if (!isRecord(row)) return [`${path} is no object, as in the edition before`];
  const known = new Set(rows.flatMap((other) => Object.keys(other)));
  const lines = Object.keys(row)
    .filter((name) => !known.has(name))
    .map((name) => `${path}.${name} is in no row of the edition before`);
  for (const name of known) {
    const others = rows.filter((other) => name in other).map((other) => other[name]);
    if (!(name in row)) {
      if (others.length === rows.length) lines.push(missing(`${path}.${name}`));
    } else if (others.every(isRecord)) {
      // Rows of several kinds (a holiday on a fixed day, by Easter, on the first Monday) have members of their own.
      lines.push(...rowProblems(row[name], others, `${path}.${name}`));
    } else if (isRecord(others[0]) || Array.isArray(others[0])) {
      lines.push(...shapeProblems(row[name], others[0], `${path}.${name}`));
    } else lines.push(...figureProblems(row[name], others, `${path}.${name}`));
  }
  return lines;
}

function figureProblems(value, others, path) {
  const [like] = others;
  if (like === undefined) return [];
  if (typeof value !== typeof like)
    return [`${path} is ${JSON.stringify(value)}; the edition before has ${JSON.stringify(like)}`];
  if (!others.every((other) => typeof other === 'string' && DIGITS.test(other))) return [];
  if (!DIGITS.test(value)) return [`${path} is ${JSON.stringify(value)}; write plain digits such as "0.12"`];
  const areParts = others.every((other) => Math.abs(Number(other)) < 1) && others.some((other) => Number(other) !== 0);
  return areParts && Math.abs(Number(value)) >= 1
    ? [
        `${path} is ${value}, where the edition before has a part of one such as ${others.find((other) => Number(other) !== 0)}`,
      ]
    : [];
}

function missing(path) {
  return `${path} is missing; the edition before has it`;
}

function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
