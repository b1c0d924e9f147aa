import { groupBy } from '@anz-payroll/kernel';
import { html, type Html } from '../markup';

/** What somebody's record or pay still needs, and the page where it is seen to. */
export interface ToCheck {
  /** Left out for whoever may not open it. */
  readonly address?: string;
  readonly name: string;
  readonly what: string;
}

/** What is told of more people than this, such as a super fund that nobody of a new company has, is told once and folded. */
const MANY = 20;

/** Lines of a list: what is told of few, then what is told of many. */
export function linesToCheck(all: readonly ToCheck[]): Html {
  const many = [...groupBy(all, ({ what }) => what)].filter(([, same]) => same.length > MANY);
  const folded = new Set(many.map(([what]) => what));
  return html`${all
    .filter(({ what }) => !folded.has(what))
    .map(({ address, name, what }) => html`<li>${linked(name, address)}: ${what}</li>`)}
  ${many.map(
    ([what, same]) =>
      html`<li>
        <details>
          <summary>${new Set(same.map(({ address, name }) => address ?? name)).size} people: ${what}</summary>
          <ul class="plain-list">
            ${same.map(({ address, name }) => html`<li>${linked(name, address)}</li>`)}
          </ul>
        </details>
      </li>`,
  )}`;
}

function linked(name: string, address: string | undefined): Html {
  return address === undefined ? html`${name}` : html`<a href="${address}">${name}</a>`;
}
