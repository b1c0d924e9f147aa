import { html, type Html } from '../markup';
import { dollars } from './dollars';
import type { PayFigure } from './pay-figures';

const WIDTH = 1000;

/** Where the gross goes, as one bar. Drawn from the figures beside it, so it is hidden from screen readers. */
export function sharesBar(figures: readonly PayFigure[]): Html {
  const gross = size(figures.find(({ kind }) => kind === 'earned'));
  const net = figures.find(({ kind }) => kind === 'result');
  const taken = figures.filter(({ kind }) => kind === 'withheld');
  if (gross <= 0 || net === undefined || size(net) < 0) return html``;
  const parts = [net, ...taken].filter((figure) => size(figure) > 0);
  let at = 0;
  const drawn = parts.map((figure, index) => {
    const width = Math.min((size(figure) / gross) * WIDTH, WIDTH - at);
    const left = at;
    at += width;
    return html`<rect
      class="share-${index % 6}"
      x="${left.toFixed(1)}"
      y="0"
      width="${width.toFixed(1)}"
      height="20"
    />`;
  });
  const legend = parts.map(
    (figure, index) =>
      html`<li><span class="swatch share-${index % 6}"></span>${figure.label} ${dollars(figure.amount)}</li>`,
  );
  return html`<div class="shares" aria-hidden="true">
    <svg viewBox="0 0 ${WIDTH} 20" preserveAspectRatio="none" focusable="false">${drawn}</svg>
    <ul>
      ${legend}
    </ul>
  </div>`;
}

/** For drawing only; amounts are shown from their text. */
function size(figure: PayFigure | undefined): number {
  return figure === undefined ? 0 : Number(figure.amount);
}
