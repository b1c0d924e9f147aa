/**
 * How a figure or a rule of an award was read. `published`: in the official text or in official dollars;
 * `transcribed`: in a third party's transcription of the official text; `secondary`: in an older edition, or in one weak source.
 */
export type Certainty = 'published' | 'transcribed' | 'secondary';
