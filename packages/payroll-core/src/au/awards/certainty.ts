/**
 * How a figure or a rule of an award was read. `published`: in the official text or in official dollars;
 * `transcribed`: in a third party's transcription of the official text; `secondary`: in an older edition, or in one weak source.
 */
export type Certainty = 'published' | 'transcribed' | 'secondary';

/** The weaker of two certainties: a figure is as certain as the least certain text behind it. */
export function weaker(a: Certainty, b: Certainty): Certainty {
  if (a === 'secondary' || b === 'secondary') return 'secondary';
  return a === 'transcribed' || b === 'transcribed' ? 'transcribed' : 'published';
}
