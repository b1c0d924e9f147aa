import { html, type Html } from '../markup';

/** A page of a list that is too long for one. */
export interface ListPart<T> {
  readonly rows: readonly T[];
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** How many rows were found, and how many of them are on the pages before. */
  readonly found: number;
  readonly before: number;
}

/** So many of these rows; a page that is gone is the last one. */
export function partOf<T>(
  found: readonly T[],
  size: number,
  { page: asked = 1, q: search = '' }: { readonly page?: number; readonly q?: string },
): ListPart<T> {
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(asked, pages);
  const before = (page - 1) * size;
  return { rows: found.slice(before, before + size), search, page, pages, found: found.length, before };
}

/** Where not everything is on one page. `list` is its page with its place there; what a form answers stands at the form's address. */
export function partLinks<T>(part: ListPart<T>, what: string, list: string, others: readonly string[] = []): Html | '' {
  if (part.pages < 2) return '';
  const [address = '', hash = ''] = list.split('#');
  const link = (page: number, text: string) => {
    const query = [
      ...others,
      ...(part.search === '' ? [] : [`q=${encodeURIComponent(part.search)}`]),
      `page=${page}`,
    ].join('&');
    return html`<a class="button plain slim" href="${address}?${query}#${hash}">${text}</a>`;
  };
  return html`<p class="quiet">${part.before + 1} to ${part.before + part.rows.length} of ${part.found} ${what}</p>
    <p class="actions tight no-print">
      ${part.page > 1 ? link(part.page - 1, 'The page before') : ''}
      ${part.page < part.pages ? link(part.page + 1, 'The next page') : ''}
    </p>`;
}

/** Finds in a list of which not everything is on one page. `kept` are the parameters of the page that stay as they are. */
export function searchForm(form: {
  readonly address: string;
  readonly label: string;
  readonly search: string;
  readonly kept?: readonly (readonly [name: string, value: string | number])[];
  readonly placeholder?: string;
}): Html {
  const { address, label, search, kept = [], placeholder } = form;
  const hint = placeholder === undefined ? '' : html` placeholder="${placeholder}"`;
  return html`<form class="search no-print" method="get" action="${address}" role="search">
    ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <div>
      <label for="q">${label}</label>
      <input id="q" name="q" type="search" maxlength="100" ${hint} value="${search}" autocomplete="off" />
    </div>
    <button class="plain">Search</button>
  </form>`;
}
