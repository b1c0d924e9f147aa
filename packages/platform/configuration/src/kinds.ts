/** Reads one variable's text, or says in a few words what it should have been. */
export type Reader<T> = (
  text: string,
) => { readonly ok: true; readonly value: T } | { readonly ok: false; readonly want: string };

const is = <T>(value: T): ReturnType<Reader<T>> => ({ ok: true, value });
const want = (text: string): { readonly ok: false; readonly want: string } => ({ ok: false, want: text });

export const text: Reader<string> = (raw) => is(raw);

export function wholeNumber(least: number, most: number): Reader<number> {
  return (raw) => {
    const value = /^\d{1,12}$/.test(raw) ? Number(raw) : Number.NaN;
    return value >= least && value <= most ? is(value) : want(`a whole number from ${least} to ${most}`);
  };
}

/** How many processes serve: a number, or `auto` for one a processor. */
export const workerCount: Reader<number | 'auto'> = (raw) => {
  if (raw === 'auto') return is(raw);
  const counted = wholeNumber(1, 64)(raw);
  return counted.ok ? counted : want('auto or a whole number from 1 to 64');
};

/** From 0 to 1. */
export const share: Reader<number> = (raw) =>
  /^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/.test(raw) ? is(Number(raw)) : want('a number from 0 to 1, such as 0.1');

export function oneOf<const T extends string>(...values: readonly T[]): Reader<T> {
  return (raw) => {
    const found = values.find((value) => value === raw);
    return found === undefined ? want(`one of ${values.join(', ')}`) : is(found);
  };
}

/** `on`/`off` and `true`/`false` are both what people write. */
export const onOff: Reader<boolean> = (raw) => {
  if (raw === 'on' || raw === 'true') return is(true);
  return raw === 'off' || raw === 'false' ? is(false) : want('on or off (true or false)');
};

/** An address with one of these schemes. The value itself is never repeated in a message: it may hold a password. */
export function address(...schemes: readonly string[]): Reader<string> {
  return (raw) => {
    const scheme = schemes.find((one) => raw.startsWith(`${one}:`) && raw.length > one.length + 1);
    if (scheme === undefined || /\s/.test(raw)) {
      return want(`an address that starts with ${schemes.map((one) => `${one}:`).join(' or ')}`);
    }
    if (scheme === 'mailto')
      return hasMailbox(raw.slice('mailto:'.length)) ? is(raw) : want('an e-mail address after mailto:');
    const isOfHost = !['file', 'sqlite', 'mysql'].includes(scheme);
    return !isOfHost || hostIn(raw) !== undefined ? is(raw) : want(`an address with a host after ${scheme}://`);
  };
}

/** An address that paths are added to: nothing comes after its path, and nobody's password is in it. */
export const baseAddress: Reader<string> = (raw) => {
  const read = address('http', 'https')(raw);
  if (!read.ok) return read;
  return /[?#]/.test(raw) || hostIn(raw)?.user !== undefined
    ? want('an address without a user, a query or a fragment, because paths are added to it')
    : is(raw.replace(/\/+$/, ''));
};

/** Who e-mails come from: an address, or a name and the address in angle brackets. */
export const sender: Reader<string> = (raw) => {
  const [, bracketed] = /^[^<>]*<([^<>]*)>$/.exec(raw) ?? [];
  return hasMailbox(bracketed ?? raw) ? is(raw) : want('an e-mail address, or a name and an address in angle brackets');
};

function hasMailbox(text: string): boolean {
  return /^[^\s@<>,]+@[^\s@<>,]+$/.test(text);
}

/** Who signs in at an address that names a host; undefined for others. */
function hostIn(raw: string): { readonly user: string | undefined } | undefined {
  const found = /^[a-z]+:\/\/(?:([^/?#]*)@)?(?:\[[0-9a-fA-F:.]+\]|[^/?#@:[\]\s]+)(?::(\d{1,5}))?(?:[/?#]|$)/.exec(raw);
  return found === null || Number(found[2] ?? 0) > 65535 ? undefined : { user: found[1] };
}

export interface KeyRing {
  /** New values are encrypted with this key. */
  readonly current: string;
  /** Key id to 32 bytes in base64; older ids stay so that what they encrypted can be decrypted. */
  readonly keys: Readonly<Record<string, string>>;
}

/** `id:base64,id:base64`, newest first. */
export const keyRing: Reader<KeyRing> = (raw) => {
  const expected = 'id:key pairs separated by commas, newest first, each key 32 bytes in base64';
  const keys: Record<string, string> = {};
  let current: string | undefined;
  for (const pair of raw.split(',')) {
    const match = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/]{43}=)$/.exec(pair.trim());
    if (match === null || keys[match[1]!] !== undefined) return want(expected);
    current ??= match[1]!;
    keys[match[1]!] = match[2]!;
  }
  return current === undefined ? want(expected) : is({ current, keys });
};

export const secret: Reader<string> = (raw) => (raw.length >= 32 ? is(raw) : want('at least 32 characters'));
