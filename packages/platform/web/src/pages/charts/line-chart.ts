import { html, type Html } from '../../markup';

export interface Series {
  readonly name: string;
  readonly points: readonly { readonly at: string; readonly value: number }[];
}

export interface ChartFacts {
  /** Said to those who do not see the drawing. */
  readonly title: string;
  readonly series: readonly Series[];
  readonly label: (value: number) => string;
  readonly dayLabel: (at: string) => string;
}

const WIDTH = 460;
const HEIGHT = 210;
const plot = { left: 66, right: 10, top: 12, bottom: 28 };

/** Lines over the days of a year, drawn on the server. Amounts become numbers here only to be drawn. */
export function lineChart({ title, series, label, dayLabel }: ChartFacts): Html {
  const days = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))].sort();
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  const most = niceCeiling(Math.max(0, ...values));
  const least = Math.min(0, ...values);
  const x = (at: string) =>
    plot.left + (days.length < 2 ? 0.5 : days.indexOf(at) / (days.length - 1)) * (WIDTH - plot.left - plot.right);
  const y = (value: number) =>
    HEIGHT - plot.bottom - ((value - least) / (most - least || 1)) * (HEIGHT - plot.top - plot.bottom);
  const ticks = [least, least + (most - least) / 2, most];
  const shownDays = days.length < 2 ? days : [days[0]!, days.at(-1)!];
  return html`<figure class="plot">
    <svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
      ${ticks.map(
        (tick) =>
          html`<line
              class="axis"
              x1="${plot.left}"
              x2="${WIDTH - plot.right}"
              y1="${y(tick).toFixed(1)}"
              y2="${y(tick).toFixed(1)}"
            /><text x="${plot.left - 8}" y="${(y(tick) + 4).toFixed(1)}" text-anchor="end">${label(tick)}</text>`,
      )}
      ${shownDays.map(
        (at, index) =>
          html`<text x="${x(at).toFixed(1)}" y="${HEIGHT - 8}" text-anchor="${anchorOf(index, shownDays.length)}"
            >${dayLabel(at)}</text
          >`,
      )}
      ${series.map(({ points }, index) => {
        const path = points.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
        return html`<polyline class="trend line-${index % 6}" points="${path.join(' ')}" />${points.map(
            ({ at, value }) =>
              html`<circle class="share-${index % 6}" cx="${x(at).toFixed(1)}" cy="${y(value).toFixed(1)}" r="3.5" />`,
          )}`;
      })}
    </svg>
    <figcaption>
      <ul>
        ${series.map(({ name }, index) => html`<li><span class="swatch share-${index % 6}"></span>${name}</li>`)}
      </ul>
    </figcaption>
  </figure>`;
}

function anchorOf(index: number, count: number): string {
  if (count === 1) return 'middle';
  return index === 0 ? 'start' : 'end';
}

/** The next of 1, 2, 5 times a power of ten, so that the axis ends on a round figure. */
export function niceCeiling(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}
