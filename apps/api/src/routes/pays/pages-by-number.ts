import { invalidRequest } from '@anz-payroll/http-kit/errors';

const PAGE = 1000;

/** What was asked for of a list whose pages go by the number of its records. */
export function numberedPage({ limit, cursor }: { readonly limit?: number; readonly cursor?: string }) {
  const after = cursor === undefined ? undefined : Number(cursor);
  if (after !== undefined && !(Number.isSafeInteger(after) && after > 0)) {
    const fault = { path: 'query.cursor', code: 'wrong_form', message: 'This cursor is none of ours.' };
    return { ok: false, error: invalidRequest([fault]) } as const;
  }
  return { ok: true, value: { limit: limit ?? (after === undefined ? undefined : PAGE), after } } as const;
}

/** The `Link` header to the page behind the last of these; none where there are fewer than the page has room for. */
export function linkToNext(
  path: string,
  asked: object,
  limit: number | undefined,
  listed: readonly { readonly id: number }[],
): { readonly headers?: { readonly Link: string } } {
  const last = listed.at(-1);
  if (last === undefined || listed.length !== limit) return {};
  const search = new URLSearchParams(
    Object.entries({ ...asked, limit, cursor: last.id }).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return { headers: { Link: `<${path}?${search.toString()}>; rel="next"` } };
}
