/** A browser without a screen: keeps cookies, follows no redirect by itself, fills in forms. */
export interface Browser {
  get(address: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Sends the form whose action this is, with its hidden fields and these values. */
  submit(page: string, action: string, values: Readonly<Record<string, string>>): Promise<Response>;
  post(
    address: string,
    form: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  readonly cookies: Map<string, string>;
}

export function browser(origin: string): Browser {
  const cookies = new Map<string, string>();
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(cookie === '' ? {} : { cookie }) };
    const response = await fetch(new URL(address, origin), { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const post: Browser['post'] = (address, form, headers = {}) =>
    send(address, { method: 'POST', body: new URLSearchParams(form), headers: { origin, ...headers } });
  return {
    cookies,
    get: (address, headers = {}) => send(address, { headers }),
    post,
    submit: (page, action, values) => post(action, { ...hiddenFields(page, action), ...values }),
  };
}

/** The hidden fields of the form with this action. */
function hiddenFields(page: string, action: string): Record<string, string> {
  const forms = page.split(/<form\b/i).slice(1);
  const form = forms.find((text) => text.includes(`action="${action}"`))?.split(/<\/form>/i)[0];
  if (form === undefined) throw new Error(`The page has no form for ${action}`);
  const fields = [...form.matchAll(/<input\b[^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('type="hidden"'));
  return Object.fromEntries(
    fields.map((tag) => [/name="([^"]*)"/.exec(tag)?.[1] ?? '', unescaped(/value="([^"]*)"/.exec(tag)?.[1] ?? '')]),
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
