import { differences } from './differences';
import { sharedKinds, type VectorFile } from './kinds';
import { ownKinds } from './own-kinds';
import { UnreadableVector } from './unreadable-vector';
import type { Computed, Json, JsonObject, Vector } from './vector';

/** What came of one vector: both answers, and where they differ. */
export interface VectorOutcome {
  /** `disputed`: our answer differs from a figure that its own source marks as wrong. It is shown, not failed. */
  readonly status: 'passed' | 'failed' | 'disputed';
  readonly kind: string;
  readonly expected: Json;
  readonly actual: unknown;
  readonly differences: readonly string[];
  readonly trace: string;
}

/** Runs one vector of the shared form. A kind that nobody registered has failed. */
export function runVector(file: VectorFile, raw: Vector): VectorOutcome {
  if (!Object.hasOwn(sharedKinds, file))
    return failed('none', null, `${file} is no file of vectors; vectorFiles lists them.`);
  const { kindOf, kinds, read } = sharedKinds[file];
  let vector = raw;
  let kind = 'none';
  try {
    // A row of another form (a list of texts) is JSON all the same.
    if (read !== undefined) vector = read(raw as unknown as Json);
    kind = kindOf(vector) ?? 'none';
  } catch (cause) {
    if (cause instanceof UnreadableVector) return failed('none', null, cause.message);
    if (cause instanceof TypeError) return failed('none', null, 'A vector has inputs and expected; these are missing.');
    throw cause;
  }
  const compute = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (compute === undefined) return failed(kind, vector.expected, `The kind ${kind} is not known here.`);
  const outcome = judge(kind, vector.expected, () => compute(vector));
  const remark = vector.check ?? vector.checked ?? '';
  return outcome.status === 'failed' && remark.toLowerCase().startsWith('disagrees')
    ? { ...outcome, status: 'disputed' }
    : outcome;
}

/** Runs one row of an instrument's own vectors; `instrument` is its folder, like `au/payg-schedule-1`. */
export function runOwnVector(instrument: string, effectiveFrom: string, row: JsonObject): VectorOutcome {
  const compute = Object.hasOwn(ownKinds, instrument) ? ownKinds[instrument] : undefined;
  if (compute === undefined) return failed(instrument, null, `Nobody runs the vectors of ${instrument}.`);
  let expected: Json = null;
  return judge(
    instrument,
    () => expected,
    () => {
      const computed = compute(row, effectiveFrom);
      expected = computed.expected;
      return computed;
    },
  );
}

function judge(kind: string, expected: Json | (() => Json), compute: () => Computed): VectorOutcome {
  const wanted = (): Json => (typeof expected === 'function' ? expected() : expected);
  try {
    const { actual, trace } = compute();
    const found = differences(wanted(), actual);
    return {
      status: found.length === 0 ? 'passed' : 'failed',
      kind,
      expected: wanted(),
      actual,
      differences: found,
      trace: found.length === 0 ? '' : (trace?.() ?? ''),
    };
  } catch (cause) {
    if (cause instanceof UnreadableVector || cause instanceof TypeError || cause instanceof RangeError) {
      return failed(kind, wanted(), cause.message);
    }
    throw cause;
  }
}

function failed(kind: string, expected: Json, reason: string): VectorOutcome {
  return { status: 'failed', kind, expected, actual: null, differences: [reason], trace: '' };
}
