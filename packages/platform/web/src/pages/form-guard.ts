import type { Secrets } from '@anz-payroll/accounts';
import type { RequestContext } from '@anz-payroll/http-kit/route';
import type { Cookies } from './cookies';

/** Keeps other sites from sending our forms. */
export interface FormGuard {
  /** The value of the form's hidden field, and the cookie to set when the browser has none yet. */
  token(context: RequestContext): { readonly csrfToken: string; readonly cookie?: string };
  /** Whether a form came from our own page in this browser. */
  accepts(context: RequestContext, csrfToken: string | undefined): boolean;
  /** Whether the browser itself says that a form comes from a page of this service, whatever token it carries. */
  isOwn(context: RequestContext): boolean;
}

/**
 * Every form carries a value derived from a cookie that other sites can neither read nor set, and the browser's own word
 * on where the form came from is heard as well.
 */
export function formGuard(publicUrl: string, cookies: Cookies, secrets: Secrets): FormGuard {
  const { origin } = new URL(publicUrl);
  const secretOf = (context: RequestContext) =>
    cookies.read(context.header('cookie'), 'session') ?? cookies.read(context.header('cookie'), 'form');
  const tokenOf = (secret: string) => secrets.digest(`form ${secret}`);
  return {
    token: (context) => {
      const known = secretOf(context);
      if (known !== undefined) return { csrfToken: tokenOf(known) };
      const secret = secrets.random();
      return { csrfToken: tokenOf(secret), cookie: cookies.write('form', secret) };
    },
    accepts: (context, csrfToken) => {
      const secret = secretOf(context);
      return (
        secret !== undefined &&
        csrfToken !== undefined &&
        isSameSite(context, origin) &&
        secrets.equal(csrfToken, tokenOf(secret))
      );
    },
    isOwn: (context) =>
      secretOf(context) !== undefined && context.header('origin') !== undefined && isSameSite(context, origin),
  };
}

/** Browsers send `Origin` with every form; it must be the service's public address or the host that was asked. */
function isSameSite(context: RequestContext, publicOrigin: string): boolean {
  const fetchSite = context.header('sec-fetch-site');
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const origin = context.header('origin');
  if (origin === undefined || origin === publicOrigin) return true;
  return origin.replace(/^https?:\/\//, '') === context.header('host');
}
