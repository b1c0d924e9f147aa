/** What a person does in a browser at the address of a login: signs in and allows it. Gives the address that the browser is sent back to. */
export async function consentInBrowser(
  baseUrl: string,
  login: { readonly email: string; readonly password: string },
  address: string,
): Promise<URL> {
  const page = await fetch(`${baseUrl}/sign-in`);
  const form = (values: Readonly<Record<string, string>>, cookie: string): RequestInit => ({
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: baseUrl },
    body: new URLSearchParams(values),
  });
  const signedIn = await fetch(
    `${baseUrl}/sign-in`,
    form({ csrf_token: csrfTokenIn(await page.text()), next: '/home', ...login }, cookieOf(page)),
  );
  const cookie = cookieOf(signedIn);
  const home = await fetch(`${baseUrl}/home`, { headers: { cookie } });
  const csrf_token = csrfTokenIn(await home.text());
  const asked = await fetch(address, { redirect: 'manual', headers: { cookie } });
  const request = new URL(asked.headers.get('location') ?? '', baseUrl).searchParams.get('request') ?? '';
  const allowed = await fetch(`${baseUrl}/consent`, form({ csrf_token, request, answer: 'allow' }, cookie));
  return new URL(allowed.headers.get('location') ?? '', baseUrl);
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
