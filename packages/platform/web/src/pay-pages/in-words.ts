import { day } from './day';

/** A message of the rules as the pages write days: `2026-11-05` in it is `5 Nov 2026`. */
export function inWords(message: string): string {
  return message.replaceAll(/\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g, day);
}
