/** Markup that is safe to send. Only `html` makes it, so text from outside is always escaped on its way in. */
export class Html {
  private constructor(readonly text: string) {}

  static of(text: string): Html {
    return new Html(text);
  }
}

export type HtmlValue = string | number | Html | readonly HtmlValue[] | null | undefined | false;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose values are escaped; markup goes in as `Html`, lists are joined, nothing stands for nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return Html.of(strings.map((text, index) => text + markup(values[index])).join(''));
}

function markup(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(markup).join('');
  return String(value).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}
