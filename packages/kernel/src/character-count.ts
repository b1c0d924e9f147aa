/**
 * How many characters a text has, as people count them (code points). `[...text].length` makes a list of them first:
 * of a text of megabytes, which somebody may send, that took seconds.
 */
export function characterCount(text: string): number {
  let count = text.length;
  for (let at = 1; at < text.length; at++) {
    if (isWithin(text.charCodeAt(at), 0xdc00, 0xdfff) && isWithin(text.charCodeAt(at - 1), 0xd800, 0xdbff)) count--;
  }
  return count;
}

const isWithin = (unit: number, least: number, most: number): boolean => unit >= least && unit <= most;
