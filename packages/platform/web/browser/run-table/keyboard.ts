import type { TableView } from './table-view';

/** Moves through the table as through a spreadsheet; `takeBack` gives a cell its stored value again. */
export function moveByKeyboard(
  root: HTMLElement,
  { inputs, place, rows }: TableView,
  takeBack: (input: HTMLInputElement) => void,
): void {
  const go = (row: number, column: number): boolean => {
    const input = inputs[row]?.[column];
    if (input === undefined) return false;
    input.focus();
    input.select();
    return true;
  };
  /** Rows that the filter hides are passed over. */
  const vertical = (row: number, column: number, step: 1 | -1): boolean => {
    for (let next = row + step; next >= 0 && next < rows.length; next += step) {
      if (rows[next]?.hidden === false) return go(next, column);
    }
    return false;
  };
  root.addEventListener('keydown', (event) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || event.ctrlKey || event.altKey || event.metaKey) return;
    const at = place.get(input);
    if (at === undefined) return;
    const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const isAtStart = isAll || input.selectionEnd === 0;
    const isAtEnd = isAll || input.selectionStart === input.value.length;
    const moves: Readonly<Record<string, () => boolean>> = {
      ArrowDown: () => vertical(at.row, at.column, 1),
      ArrowUp: () => vertical(at.row, at.column, -1),
      Enter: () => vertical(at.row, at.column, event.shiftKey ? -1 : 1) || true,
      ArrowRight: () => isAtEnd && go(at.row, at.column + 1),
      ArrowLeft: () => isAtStart && go(at.row, at.column - 1),
      Escape: () => {
        takeBack(input);
        input.select();
        return true;
      },
    };
    if (moves[event.key]?.() === true) event.preventDefault();
  });
  root.addEventListener('focusin', (event) => {
    if (event.target instanceof HTMLInputElement && place.has(event.target)) event.target.select();
  });
}

/** Rows and columns of a spreadsheet, as it puts them on the clipboard. */
export function pastedBlock(text: string): readonly (readonly string[])[] | undefined {
  if (!/[\t\n]/.test(text)) return undefined;
  return text
    .replaceAll('\r', '')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
}
