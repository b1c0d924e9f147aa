import { escapeHtml } from './escape-html';

/** The content of an email: paragraphs, and at most one thing to do. */
export interface Content {
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly href: string; readonly note: string };
  readonly closing: string;
}

/** The same content as plain text and as HTML that mail programs without styles or pictures show well too. */
export function layOut({ greeting, paragraphs, action, closing }: Content): {
  readonly text: string;
  readonly html: string;
} {
  const text = [
    greeting,
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.href}`, action.note]),
    closing,
  ].join('\n\n');
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
  const button =
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="background:#0b5a4a;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p>` +
        `<p style="margin:0 0 16px">If the button does not work, open this address:<br><a href="${escapeHtml(action.href)}">${escapeHtml(action.href)}</a></p>` +
        paragraph(action.note);
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>' +
    '<body style="margin:0;padding:24px;background:#f4f6f5"><div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;' +
    'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;color:#1c2522">' +
    paragraph(greeting) +
    paragraphs.map(paragraph).join('') +
    button +
    `<p style="margin:24px 0 0;color:#5a6662">${escapeHtml(closing)}</p></div></body></html>`;
  return { text: `${text}\n`, html };
}
