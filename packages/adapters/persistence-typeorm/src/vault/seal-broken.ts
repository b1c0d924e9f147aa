import type { Place } from './vault';

/** A sealed value that does not open. The value is left out of the message. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';

  constructor(place: Place, why: string) {
    super(`A sealed value of ${place} does not open: ${why}.`);
  }
}
