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
  const shape = shapeProblem(values, last.values, 'values');
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

/** Lists may be longer or shorter; members may not be missing, and a number stays a number. */
function shapeProblem(value: unknown, like: unknown, path: string): ShapeProblem | undefined {
  if (Array.isArray(like)) {
    if (!Array.isArray(value) || (value.length === 0 && like.length > 0)) return { path, message: 'Expected a list.' };
    for (const [i, one] of value.entries()) {
      const problem =
        like.length === 0 ? undefined : shapeProblem(one, like[Math.min(i, like.length - 1)], `${path}[${i}]`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  if (isRecord(like)) {
    if (!isRecord(value)) return { path, message: 'Expected an object.' };
    for (const name of Object.keys(like)) {
      const problem = shapeProblem(value[name], like[name], `${path}.${name}`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  if (typeof value !== typeof like)
    return { path, message: `Expected a ${typeof like === 'string' ? 'text' : typeof like}.` };
  if (typeof like === 'string' && DIGITS.test(like) && !DIGITS.test(String(value))) {
    return { path, message: 'Expected plain digits such as "0.12".' };
  }
  return undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong(path: string, message: string): Result<never> {
  return refused({ code: 'input/conflict', path, message });
}
