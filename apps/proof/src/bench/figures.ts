import { median } from './statistics';

/** What a figure must reach; a machine that is busy may miss it, so that a missed bar fails a run only when asked to. */
export interface Bar {
  readonly kind: 'at least' | 'at most';
  readonly value: number;
}

export interface Figure {
  readonly name: string;
  /** `ratio` for one side over the other. */
  readonly unit: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly bar?: Bar;
  readonly met?: boolean;
}

/** What a bench found: for people, and for programs. */
export interface BenchOutcome {
  readonly lines: readonly string[];
  readonly figures: readonly Figure[];
}

/** A short run shows that a bench works and that what it asserts holds; its figures mean nothing. */
export interface BenchOptions {
  readonly short: boolean;
}

export function figure(name: string, unit: string, values: readonly number[], bar?: Bar): Figure {
  if (values.length === 0 || values.some((value) => !Number.isFinite(value))) {
    throw new Error(`${name}: nothing was measured`);
  }
  const middle = median(values);
  const found = { name, unit, median: middle, least: Math.min(...values), most: Math.max(...values) };
  if (bar === undefined) return found;
  return { ...found, bar, met: bar.kind === 'at least' ? middle >= bar.value : middle <= bar.value };
}

/** A run that judges no speed says nothing about bars. */
export function withoutBars({ lines, figures }: BenchOutcome): BenchOutcome {
  return {
    lines: lines.map((line) => line.replace(/; the bar is .*$/, '')),
    figures: figures.map(({ bar: _bar, met: _met, ...rest }) => rest),
  };
}

export const atLeast = (value: number): Bar => ({ kind: 'at least', value });
export const atMost = (value: number): Bar => ({ kind: 'at most', value });

export function figureLine({ name, unit, median: middle, least, most, bar, met }: Figure): string {
  const range = least === most ? '' : ` (${readable(least)} to ${readable(most)})`;
  const verdict = bar === undefined ? '' : `; the bar is ${bar.kind} ${bar.value}: ${met === true ? 'met' : 'missed'}`;
  return `${name}: ${readable(middle)}${unit === 'ratio' ? '' : ` ${unit}`}${range}${verdict}`;
}

function readable(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-AU');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 3).replace(/(\.\d\d)0$/, '$1');
}

/** A side over the other, pair by pair, so that a busy moment hits both alike. */
export function pairRatios(ours: readonly number[], theirs: readonly number[]): readonly number[] {
  return ours.map((each, pair) => each / theirs[pair]!);
}
