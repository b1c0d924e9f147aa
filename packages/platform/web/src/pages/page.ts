import { createHash } from 'node:crypto';
import { html, type Html } from '../markup';
import { browserScript, type ScriptName } from './browser-script';
import { pagesCss } from './pages-css';

/** The address changes with the content, so browsers may keep the sheet for ever. */
export const pagesCssPath = `/assets/pages-${createHash('sha256').update(pagesCss).digest('hex').slice(0, 12)}.css`;

export interface PageFrame {
  readonly title: string;
  readonly body: Html;
  /** The bar with navigation and sign-out, for somebody who is signed in. */
  readonly bar?: Html;
  readonly isNarrow?: boolean;
  /** Tables that want the whole screen. */
  readonly isWide?: boolean;
  /** Makes the page quicker to use; the page works without. Its headers must allow scripts. */
  readonly script?: ScriptName;
}

/** A whole document: one heading, a skip link, landmarks. */
export function page({ title, body, bar, isNarrow = false, isWide = false, script }: PageFrame): string {
  const path = script === undefined ? undefined : browserScript(script)?.path;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Payroll</title>
        <link rel="stylesheet" href="${pagesCssPath}" />
        <link rel="icon" href="data:," />
        ${path === undefined ? '' : html`<script src="${path}" defer></script>`}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="bar">
          <div><a class="brand" href="/home">Payroll</a>${bar}</div>
        </header>
        <main id="main" ${isNarrow ? html`class="narrow"` : isWide ? html`class="wide"` : ''}>${body}</main>
        <footer>Payroll for Australian and New Zealand employers</footer>
      </body>
    </html> `.text;
}
