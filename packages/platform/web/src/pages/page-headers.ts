import type { HeaderValues } from '@anz-payroll/http-kit/route';

/** What a page needs beyond showing itself. */
export interface PageNeeds {
  /** A consent form's answer redirects to the client, and browsers apply `form-action` to that redirect too. */
  readonly formTarget?: string;
  /** It loads one of our own scripts. */
  readonly script?: true;
  /** That script asks us something. */
  readonly connect?: true;
}

/**
 * What a page may do: show itself and our stylesheet, and send its forms to us. `same-origin` keeps secrets in addresses
 * from other sites and still lets our own forms say where they come from.
 */
export function pageHeaders({ formTarget, script, connect }: PageNeeds = {}): HeaderValues {
  const formAction = formTarget === undefined ? "'self'" : `'self' ${sourceOf(formTarget)}`;
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      ...(script === true ? ["script-src 'self'"] : []),
      ...(connect === true ? ["connect-src 'self'"] : []),
      "style-src 'self'",
      'img-src data:',
      `form-action ${formAction}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}

/** The origin of a web address; the scheme of an app's own. Both were checked when the client registered them. */
function sourceOf(redirectUri: string): string {
  return /^https?:\/\/[^/?#]+/i.exec(redirectUri)?.[0] ?? `${redirectUri.slice(0, redirectUri.indexOf(':'))}:`;
}
