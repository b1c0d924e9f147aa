import fc from 'fast-check';
import { addFigures, negateFigures } from './figures';

const amount = fc.tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 6 }));
const figures = fc
  .dictionary(fc.constantFrom('gross', 'tax', 'HOLIDAY', 'SICK'), amount)
  .map((map) =>
    addFigures(
      {},
      Object.fromEntries(Object.entries(map).map(([name, [units, scale]]) => [name, digits(units, scale)])),
    ),
  );

function digits(units: number, scale: number): string {
  const text = String(Math.abs(units)).padStart(scale + 1, '0');
  const cut = text.length - scale;
  return `${units < 0 ? '-' : ''}${text.slice(0, cut)}${scale === 0 ? '' : `.${text.slice(cut)}`}`;
}

describe('figures', () => {
  it('adding and taking away the same leaves what was there, to the digit', () => {
    fc.assert(
      fc.property(figures, figures, (before, more) => {
        expect(addFigures(addFigures(before, more), negateFigures(more))).toEqual(before);
      }),
    );
  });

  it('a figure that comes to zero is not kept', () => {
    expect(addFigures({ gross: '1.50' }, { gross: '-1.5' })).toEqual({});
  });
});
