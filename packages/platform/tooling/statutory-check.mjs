// A statutory update is data, so the data has rules of its own: the file name is the date, editions follow each other
// without gap or overlap and have the shape of the one before, decimals are text, bands keep lower edges only, every
// edition has vectors that name their source, and every figure has its law.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { shapeProblems } from './statutory-shape.mjs';

const members = new Set(['instrument', 'effectiveFrom', 'confirmedUntil', 'law', 'values']);

/** Everything wrong with the parameter files below `source`, one line each. */
export function statutoryProblems(source) {
  const problems = [];
  let editions = 0;
  for (const country of ['au', 'nz']) {
    const base = join(source, country);
    if (!existsSync(base)) continue;
    for (const instrument of readdirSync(base).sort()) {
      const folder = join(base, instrument, 'parameters');
      if (!existsSync(folder)) continue;
      const files = readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort();
      editions += files.length;
      let previous;
      for (const name of files) {
        const at = `${country}/${instrument}/parameters/${name}`;
        const say = (line) => problems.push(`${at}: ${line}`);
        const file = parsed(readFileSync(join(folder, name), 'utf8'), say);
        if (file === undefined) continue;
        for (const member of Object.keys(file))
          if (!members.has(member)) say(`${member} is no member of a parameter file`);
        if (`${file.effectiveFrom}.json` !== name) say(`effectiveFrom is ${file.effectiveFrom}, not the file's name`);
        if (file.instrument !== `${country}.${instrument}`) say(`instrument is ${file.instrument}, not its folder`);
        if (!isDay(file.confirmedUntil) || file.confirmedUntil < file.effectiveFrom)
          say('confirmedUntil is no later day');
        if (!file.law?.title || !/^https:\/\//.test(file.law?.href ?? ''))
          say('law needs a title and an https address');
        if (!['published', 'secondary', 'derived'].includes(file.law?.confidence)) say('law.confidence is unknown');
        if (previous !== undefined && dayAfter(previous.confirmedUntil) !== file.effectiveFrom) {
          say(`the edition before is confirmed until ${previous.confirmedUntil}: a gap or an overlap`);
        }
        for (const line of valueProblems(file.values, 'values')) say(line);
        for (const line of listedHolidayProblems(file)) say(line);
        if (previous !== undefined) for (const line of shapeProblems(file.values, previous.values)) say(line);
        const vectors = join(base, instrument, 'vectors', name);
        if (!existsSync(vectors)) say('no vectors of the same date');
        else {
          const sayOfVectors = (line) => say(`vectors: ${line}`);
          const read = parsed(readFileSync(vectors, 'utf8'), sayOfVectors);
          if (read !== undefined) vectorProblems(read).forEach(sayOfVectors);
        }
        previous = file;
      }
    }
  }
  return { problems, editions };
}

function parsed(text, say) {
  try {
    const file = JSON.parse(text);
    if (typeof file === 'object' && file !== null && !Array.isArray(file)) return file;
    say('is no JSON object');
  } catch (error) {
    say(`is no JSON: ${error.message}`);
  }
  return undefined;
}

/** Super of the last pays falls due after their year, and business days are counted to there. */
const MONTHS_LISTED_BEYOND = { 'au.public-holidays': 2, 'nz.public-holidays': 0 };

/** A list of public holidays says how far it goes, and a copy of last year's ends before the new year does. */
function listedHolidayProblems({ instrument, effectiveFrom, confirmedUntil, values }) {
  const months = MONTHS_LISTED_BEYOND[instrument];
  if (months === undefined || !isDay(confirmedUntil)) return [];
  const needed = endOfMonth(confirmedUntil, months);
  if (!isDay(values?.listedUntil)) return ['values.listedUntil is no day'];
  const lines = [];
  if (values.listedUntil < needed)
    lines.push(`values.listedUntil is ${values.listedUntil}; list the holidays to ${needed} or later`);
  for (const [i, { rule }] of (values.holidays ?? []).entries()) {
    if (rule?.kind !== 'date' || (rule.date >= effectiveFrom && rule.date <= values.listedUntil)) continue;
    lines.push(`values.holidays[${i}].rule.date is ${rule.date}, outside ${effectiveFrom} to ${values.listedUntil}`);
  }
  return lines;
}

function endOfMonth(day, monthsLater) {
  if (monthsLater === 0) return day;
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + monthsLater, 0)).toISOString().slice(0, 10);
}

function vectorProblems(file) {
  const lines = [];
  if (!Array.isArray(file.rows) || file.rows.length === 0) lines.push('no rows');
  const named = typeof file.source === 'string' && file.source.length > 0;
  if (!named && !(file.rows ?? []).every((row) => typeof row.source === 'string')) lines.push('no source is named');
  return lines;
}

/** Counts (of weeks, ages, years) may be whole numbers; anything with a fraction must be text, and no band may name its end. */
function valueProblems(value, path) {
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) < 1000 ? [] : [`${path} is a JSON number; write it as text`];
  if (value === null || typeof value !== 'object') return [];
  const lines = [];
  for (const [key, inner] of Object.entries(value)) {
    if (/^(to|lessThan|upTo|below|until|max)$/i.test(key)) lines.push(`${path}.${key} stores an upper edge`);
    lines.push(...valueProblems(inner, `${path}.${key}`));
  }
  if (
    Array.isArray(value) &&
    value.length > 1 &&
    value.every((row) => typeof row?.from === 'string' && /^\d/.test(row.from) && !row.from.includes('-'))
  ) {
    for (let i = 1; i < value.length; i++) {
      if (Number(value[i].from) <= Number(value[i - 1].from)) lines.push(`${path}[${i}].from does not rise`);
    }
  }
  return lines;
}

function isDay(text) {
  return (
    typeof text === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
  );
}

function dayAfter(day) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { problems, editions } = statutoryProblems(fileURLToPath(new URL('../../payroll-core/src/', import.meta.url)));
  for (const line of problems) console.error(line);
  console.log(`statutory data: ${editions} editions, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
