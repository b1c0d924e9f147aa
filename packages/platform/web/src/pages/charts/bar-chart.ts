import { html, type Html } from '../../markup';

export interface BarChartFacts {
  readonly title: string;
  readonly bars: readonly { readonly name: string; readonly value: number; readonly shown: string }[];
}

/** Horizontal bars between their name and value: text of the page, so that it is as large as any other on every screen. */
export function barChart({ title, bars }: BarChartFacts): Html {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const shareOf = (value: number): string => (most === 0 ? 0 : (Math.max(0, value) / most) * 100).toFixed(1);
  return html`<figure class="plot bars">
    <figcaption>${title}</figcaption>
    <ul>
      ${bars.map(
        ({ name, value, shown }) =>
          html`<li>
            <span>${name}</span>
            <svg aria-hidden="true"><rect class="share-0" width="${shareOf(value)}%" height="100%" rx="3" /></svg>
            <span class="number">${shown}</span>
          </li>`,
      )}
    </ul>
  </figure>`;
}
