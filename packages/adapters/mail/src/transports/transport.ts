import type { WrittenLetter } from '../letters/letter';

/** Takes a letter on its way, or throws. `id` is the same at every try of the same letter. */
export interface Transport {
  send(letter: WrittenLetter, id: string): Promise<void>;
  close(): void;
}
