export type CookieName = 'session' | 'form' | 'device' | 'sign-on' | 'notice';

/** What a value looks like; anything else was not written here. */
const shapes: Readonly<Record<CookieName, RegExp>> = {
  session: /^[\w-]{43}$/,
  form: /^[\w-]{43}$/,
  'sign-on': /^[\w-]{43}$/,
  notice: /^[\w-]{1,4000}$/,
  device: /^\d{1,16}\.[\w-]{43}\.[\w-]{43}$/,
};

export interface Cookies {
  read(header: string | undefined, name: CookieName): string | undefined;
  /** For this browser session when no age is given; an age of zero removes it. */
  write(name: CookieName, value: string, maxAgeSeconds?: number): string;
}

/**
 * Over https cookies are `Secure` with the `__Host-` prefix, so that no sibling domain and no plain connection can plant
 * one. A trial on http://localhost has neither, or browsers would refuse them.
 */
export function pageCookies(publicUrl: string): Cookies {
  const isSecure = publicUrl.startsWith('https:');
  const spelled = (name: CookieName) => (isSecure ? `__Host-payroll-${name}` : `payroll-${name}`);
  return {
    read: (header, name) => {
      const wanted = `${spelled(name)}=`;
      const found = (header ?? '').split(';').filter((pair) => pair.trimStart().startsWith(wanted));
      const value = found.length === 1 ? found[0]?.trim().slice(wanted.length) : undefined;
      return value !== undefined && shapes[name].test(value) ? value : undefined;
    },
    write: (name, value, maxAgeSeconds) =>
      [
        `${spelled(name)}=${value}`,
        'Path=/',
        'HttpOnly',
        'SameSite=Lax',
        ...(isSecure ? ['Secure'] : []),
        ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
      ].join('; '),
  };
}
