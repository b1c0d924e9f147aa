import { html } from '../markup';
import { page } from './page';

/** A page that only says something: what went wrong, and what to do. */
export function messagePage(
  title: string,
  message: string,
  next = { address: '/home', name: 'Go to your home page' },
): string {
  return page({
    title,
    isNarrow: true,
    body: html`<div class="card">
      <h1>${title}</h1>
      <p>${message}</p>
      <p><a href="${next.address}">${next.name}</a></p>
    </div>`,
  });
}
