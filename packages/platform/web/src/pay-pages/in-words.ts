import { day } from './day';

/** A message of the rules as the pages write days, `2026-11-05` as `5 Nov 2026`, and without the API's names of fields in brackets. */
export function inWords(message: string): string {
  return message.replaceAll(/ \([a-z]+(?:_[a-z]+)+\)/g, '').replaceAll(/\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g, day);
}
