export interface JsonInspection {
  readonly isTooDeep: boolean;
  /** Paths of keys that an object has more than once, the first hundred of them: `body[0].employee_id`. */
  readonly repeatedKeys: readonly string[];
  /** Path of the first object with more keys than `MOST_KEYS`. The text is looked over no further. */
  readonly tooWide?: string;
}

/**
 * Our widest contract has two hundred keys. JSON.parse, and every walk over what it made, spend microseconds on each
 * new key of one object: eight megabytes of them held up all other requests for seconds.
 */
export const MOST_KEYS = 1000;

/** More lines than this help nobody, and each repeats the path to it: half a megabyte could ask for gigabytes. */
const MOST_REPEATED = 100;

/** No contract has a longer key. */
const LONGEST_SHOWN = 200;

interface OpenValue {
  /** The keys so far; undefined for a list. */
  readonly keys: Set<string> | undefined;
  /** The key or the index of the member that is being read. */
  at: string | number;
}

/**
 * Looks over JSON text before and beside `JSON.parse`, which has no bound on depth and keeps the last of two equal keys
 * in silence. Text that is no JSON is looked over as far as it goes; refusing it is left to `JSON.parse`.
 */
export function inspectJson(text: string, deepest: number): JsonInspection {
  const open: OpenValue[] = [];
  const repeatedKeys: string[] = [];
  let expectsKey = false;
  for (let i = 0; i < text.length; i++) {
    const inside = open.at(-1);
    switch (text.charCodeAt(i)) {
      case QUOTE: {
        const end = endOfText(text, i);
        if (expectsKey && inside?.keys !== undefined) {
          inside.at = keyOf(text.slice(i, end + 1));
          if (inside.keys.has(inside.at) && repeatedKeys.length < MOST_REPEATED) repeatedKeys.push(pathOf(open));
          inside.keys.add(inside.at);
          if (inside.keys.size > MOST_KEYS) {
            return { isTooDeep: false, repeatedKeys, tooWide: pathOf(open.slice(0, -1)) };
          }
          expectsKey = false;
        }
        i = end;
        break;
      }
      case OPEN_BRACE:
      case OPEN_BRACKET: {
        const isObject = text.charCodeAt(i) === OPEN_BRACE;
        open.push(isObject ? { keys: new Set(), at: '' } : { keys: undefined, at: 0 });
        if (open.length > deepest) return { isTooDeep: true, repeatedKeys };
        expectsKey = isObject;
        break;
      }
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        open.pop();
        expectsKey = false;
        break;
      case COMMA:
        if (typeof inside?.at === 'number') inside.at++;
        expectsKey = inside?.keys !== undefined;
    }
  }
  return { isTooDeep: false, repeatedKeys };
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The index of the closing quote, or of the last character. */
function endOfText(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === BACKSLASH) i++;
    else if (c === QUOTE) return i;
  }
  return text.length;
}

/** `"a"` and `"\\u0061"` are one key. */
function keyOf(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

function pathOf(open: readonly OpenValue[]): string {
  return open.map(({ keys, at }) => (keys === undefined ? `[${at}]` : `.${shown(String(at))}`)).join('');
}

function shown(key: string): string {
  return key.length <= LONGEST_SHOWN ? key : `${key.slice(0, LONGEST_SHOWN)}…`;
}
