export interface JsonInspection {
  readonly isTooDeep: boolean;
  /** Paths of keys that an object has more than once, the first hundred of them: `body[0].employee_id`. */
  readonly repeatedKeys: readonly string[];
  /** The first object or list with more in it than any contract has. The text is looked over no further. */
  readonly tooMany?: TooMany;
}

interface TooMany {
  readonly path: string;
  readonly of: 'keys' | 'items' | 'objects and lists';
  readonly most: number;
}

/**
 * Our widest contract has two hundred keys. JSON.parse, and every walk over what it made, spend microseconds on each
 * new key of one object: eight megabytes of them held up all other requests for seconds.
 */
const MOST_KEYS = 1000;

/** No list of a contract is longer. */
const MOST_ITEMS = 20_000;

/**
 * Five thousand pays of a hundred rows each. A body that is compressed costs its sender nothing: in sixty bytes there is
 * room for millions of empty objects, which kept everybody waiting for seconds.
 */
const MOST_OBJECTS_AND_LISTS = 500_000;

/** More lines than this help nobody, and each repeats the path to it: half a megabyte could ask for gigabytes. */
const MOST_REPEATED = 100;

/** No contract has a longer key. */
const LONGEST_SHOWN = 200;

interface OpenValue {
  readonly isObject: boolean;
  /** The keys so far; undefined for a list and before the first. */
  keys: Set<string> | undefined;
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
  let opened = 0;
  const tooMany = (many: TooMany): JsonInspection => ({ isTooDeep: false, repeatedKeys, tooMany: many });
  for (let i = 0; i < text.length; i++) {
    const inside = open.at(-1);
    switch (text.charCodeAt(i)) {
      case QUOTE: {
        const end = endOfText(text, i);
        if (expectsKey && inside?.isObject === true) {
          const keys = (inside.keys ??= new Set());
          inside.at = keyOf(text.slice(i, end + 1));
          if (keys.has(inside.at) && repeatedKeys.length < MOST_REPEATED) repeatedKeys.push(pathOf(open));
          keys.add(inside.at);
          if (keys.size > MOST_KEYS) return tooMany({ path: pathOf(open.slice(0, -1)), of: 'keys', most: MOST_KEYS });
          expectsKey = false;
        }
        i = end;
        break;
      }
      case OPEN_BRACE:
      case OPEN_BRACKET: {
        const isObject = text.charCodeAt(i) === OPEN_BRACE;
        open.push({ isObject, keys: undefined, at: isObject ? '' : 0 });
        if (open.length > deepest) return { isTooDeep: true, repeatedKeys };
        opened += 1;
        if (opened > MOST_OBJECTS_AND_LISTS) {
          return tooMany({ path: '', of: 'objects and lists', most: MOST_OBJECTS_AND_LISTS });
        }
        expectsKey = isObject;
        break;
      }
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        open.pop();
        expectsKey = false;
        break;
      case COMMA:
        if (typeof inside?.at === 'number') {
          inside.at++;
          if (inside.at >= MOST_ITEMS) {
            return tooMany({ path: pathOf(open.slice(0, -1)), of: 'items', most: MOST_ITEMS });
          }
        }
        expectsKey = inside?.isObject === true;
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
  return open.map(({ isObject, at }) => (isObject ? `.${shown(String(at))}` : `[${at}]`)).join('');
}

function shown(key: string): string {
  return key.length <= LONGEST_SHOWN ? key : `${key.slice(0, LONGEST_SHOWN)}…`;
}
