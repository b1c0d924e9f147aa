import { parseCivilDate } from '../calendar/civil-date';
import { accepted, refused, type Result } from '../refusal/result';
import type { ParameterFile } from '../statutory/dated';
import { instruments } from './edition';

/**
 * A law that is announced or only proposed, as somebody wrote it: a parameter file of an instrument that exists, whose
 * values have the shape of the last edition. Whatever comes in, the answer is the file or what is wrong with it.
 */
export function readDraft(input: unknown): Result<ParameterFile> {
  if (!isRecord(input)) return wrong('', 'Expected an object with instrument, effectiveFrom, law and values.');
  const { instrument, effectiveFrom, law, values } = input;
  const editions = instruments.find(([first]) => first?.instrument === instrument);
  const last = editions?.at(-1);
  if (instrument === undefined) return wrong('instrument', 'A value is needed in instrument.');
  if (last === undefined) return wrong('instrument', `There is no instrument ${JSON.stringify(instrument)}.`);
  const from = parseCivilDate(effectiveFrom, 'effectiveFrom');
  if (!from.ok) return from;
  const source = isRecord(law) ? law : {};
  const title = typeof source['title'] === 'string' ? source['title'] : 'A draft';
  const href = typeof source['href'] === 'string' ? source['href'] : '';
  const codes = codesOf((editions ?? []).map((edition) => edition.values));
  const shape = shapeProblem(values, last.values, 'values', codes);
  if (shape !== undefined) return wrong(shape.path, shape.message);
  return accepted({
    instrument: last.instrument,
    effectiveFrom: from.value,
    confirmedUntil: '9999-12-31',
    law: { title, href, confidence: 'derived', note: 'A draft that was given with the request.' },
    values,
  });
}

/** Figures are looked at and not calculated with here, so the reader stays free of the library of decimals. */
const DIGITS = /^-?\d+(?:\.\d+)?$/;

interface ShapeProblem {
  readonly path: string;
  readonly message: string;
}

/** Days are counted one by one: ten years of them are more than any deadline or leave has. */
const MOST_DAYS = 3660;

const DAYS = /(?:\.d|D)ays$/;

/** What people read, and days of the calendar: any text will do. */
const WORDS = /[ ,]|^(?:\d{4}-)?\d\d-\d\d$/;

type Codes = ReadonlyMap<string, ReadonlySet<string>>;

/** The codes that the editions have under each name: a calculation knows these and no others. */
function codesOf(values: unknown): Codes {
  const codes = new Map<string, Set<string>>();
  const add = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const one of value) add(one, name);
    else if (isRecord(value)) for (const [key, one] of Object.entries(value)) add(one, key);
    else if (typeof value === 'string') codes.set(name, (codes.get(name) ?? new Set()).add(value));
  };
  add(values, '');
  return new Map([...codes].filter(([, texts]) => [...texts].every((text) => !DIGITS.test(text) && !WORDS.test(text))));
}

/** Lists may be longer or shorter; members may not be missing, a number stays a number and a code one that is known. */
function shapeProblem(value: unknown, like: unknown, path: string, codes: Codes): ShapeProblem | undefined {
  if (Array.isArray(like)) {
    if (!Array.isArray(value) || (value.length === 0 && like.length > 0)) return { path, message: 'Expected a list.' };
    for (const [i, one] of value.entries()) {
      const problem =
        like.length === 0 ? undefined : shapeProblem(one, like[Math.min(i, like.length - 1)], `${path}[${i}]`, codes);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  if (isRecord(like)) {
    if (!isRecord(value)) return { path, message: 'Expected an object.' };
    for (const name of Object.keys(like)) {
      const problem = shapeProblem(value[name], like[name], `${path}.${name}`, codes);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  if (typeof value !== typeof like)
    return { path, message: `Expected a ${typeof like === 'string' ? 'text' : typeof like}.` };
  if (typeof like === 'string' && DIGITS.test(like) && !DIGITS.test(String(value))) {
    return { path, message: 'Expected plain digits such as "0.12".' };
  }
  if (typeof value === 'string' && DAYS.test(path) && /^\d+$/.test(String(like))) {
    const isCount = /^\d{1,4}$/.test(value) && Number(value) <= MOST_DAYS;
    if (!isCount) return { path, message: `Expected a whole number of days, at most ${MOST_DAYS}.` };
  }
  const known = codes.get(/([^.[]*)(?:\[\d+\])*$/.exec(path)?.[1] ?? '');
  if (typeof value === 'string' && known?.has(value) === false) {
    return { path, message: `Expected one of ${[...known].sort().join(', ')}.` };
  }
  return undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong(path: string, message: string): Result<never> {
  return refused({ code: 'input/conflict', path, message });
}
