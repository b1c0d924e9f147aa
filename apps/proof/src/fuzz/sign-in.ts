import type { FuzzService } from './fuzz-service';

/** Cookie and CSRF token of somebody signed in to the pages. */
export interface SignedIn {
  readonly cookie: string;
  readonly csrfToken: string;
}

/** Signs in by the form, as a browser does. Undefined while too many guesses at the password are held against it. */
export async function signIn({ url, login }: Pick<FuzzService, 'url' | 'login'>): Promise<SignedIn | undefined> {
  const page = await fetch(`${url}/sign-in`);
  const token = csrfTokenIn(await page.text());
  const answer = await fetch(`${url}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookieOf(page), 'content-type': 'application/x-www-form-urlencoded', origin: url },
    body: new URLSearchParams({ csrf_token: token, next: '/home', ...login }).toString(),
  });
  const cookie = cookieOf(answer);
  if (!cookie.includes('session')) return undefined;
  const home = await fetch(`${url}/home`, { headers: { cookie } });
  return { cookie, csrfToken: csrfTokenIn(await home.text()) };
}

function csrfTokenIn(html: string): string {
  return /name="csrf_token" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
