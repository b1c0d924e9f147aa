import { html, type Html } from '../../markup';

export interface BarChartFacts {
  /** Said to those who do not see the drawing. */
  readonly title: string;
  readonly bars: readonly { readonly name: string; readonly value: number; readonly shown: string }[];
}

const WIDTH = 640;
const ROW = 30;
const LABEL = 150;
const VALUE = 110;

/** Horizontal bars with their name and value beside them, drawn on the server. */
export function barChart({ title, bars }: BarChartFacts): Html {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const widthOf = (value: number): number => (most === 0 ? 0 : (Math.max(0, value) / most) * (WIDTH - LABEL - VALUE));
  return html`<figure class="plot bars">
    <figcaption>${title}</figcaption>
    <svg
      class="chart"
      viewBox="0 0 ${WIDTH} ${bars.length * ROW}"
      role="img"
      aria-label="${title}: ${bars.map(({ name, shown }) => `${name} ${shown}`).join('; ')}"
    >
      ${bars.map(({ name, value, shown }, index) => {
        const width = widthOf(value);
        const y = index * ROW;
        return html`<text x="0" y="${y + 20}">${short(name)}</text
          ><rect
            class="share-0"
            x="${LABEL}"
            y="${y + 6}"
            width="${width.toFixed(1)}"
            height="${ROW - 12}"
            rx="3"
          /><text x="${(LABEL + width + 8).toFixed(1)}" y="${y + 20}">${shown}</text>`;
      })}
    </svg>
  </figure>`;
}

function short(name: string): string {
  return name.length > 22 ? `${name.slice(0, 21)}…` : name;
}
