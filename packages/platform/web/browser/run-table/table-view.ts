import { changeSince, dollars, inWords, shownCell, type CellKind, type Period } from '../../src/pay-pages';

/** A line as the server answers it. */
export interface ServerLine {
  readonly pay_id: number;
  readonly cells: readonly string[];
  readonly gross: string;
  readonly tax: string;
  readonly net: string;
  readonly warnings: readonly string[];
  readonly conflicts: readonly string[];
  readonly problem: string | null;
}

export interface ServerLines {
  readonly version: number;
  readonly gross: string;
  readonly tax: string;
  readonly net: string;
  readonly lines: readonly ServerLine[];
}

export interface Column {
  readonly key: string;
  readonly kind: CellKind;
}

/** The table as it stands in the page: where its cells are, and how figures are put into it. */
export function tableView(root: HTMLElement) {
  const columns: readonly Column[] = [...root.querySelectorAll<HTMLElement>('th[data-column]')].map((head) => ({
    key: head.dataset['column'] ?? '',
    kind: (head.dataset['kind'] ?? 'text') as CellKind,
  }));
  const period: Period = { start: root.dataset['start'] ?? '', end: root.dataset['end'] ?? '' };
  const rows = [...root.querySelectorAll<HTMLTableRowElement>('tbody tr[data-pay]')];
  const inputs = rows.map((row) => [...row.querySelectorAll<HTMLInputElement>('td > input')]);
  const rowOf = new Map(rows.map((row, index) => [Number(row.dataset['pay']), index]));
  const sums = [...root.querySelectorAll<HTMLElement>('td[data-sum]')];
  const warnings = document.querySelector<HTMLElement>('[data-warnings]');
  const place = new Map<HTMLInputElement, { row: number; column: number }>();
  for (const [row, list] of inputs.entries())
    for (const [column, input] of list.entries()) place.set(input, { row, column });
  const nameOf = (row: number): string => rows[row]?.querySelector('th a')?.textContent ?? '';

  const showTotals = ({ gross, tax, net }: ServerLines): void => {
    for (const [name, amount] of Object.entries({ gross, tax, net })) {
      const cell = root.querySelector(`[data-total="${name}"]`);
      if (cell !== null) cell.textContent = dollars(amount);
    }
  };
  const showLine = (line: ServerLine): void => {
    const index = rowOf.get(line.pay_id);
    const row = index === undefined ? undefined : rows[index];
    if (row === undefined || index === undefined || line.gross === '') return;
    for (const name of ['gross', 'tax', 'net'] as const) {
      const cell = row.querySelector(`[data-figure="${name}"]`);
      if (cell !== null) cell.textContent = dollars(line[name]);
    }
    const change = row.querySelector('[data-figure="change"]');
    if (change !== null) change.textContent = changeSince(row.dataset['last'] ?? '', line.gross);
    showWarnings(index, line);
  };
  const showWarnings = (index: number, line: ServerLine): void => {
    const badge = rows[index]?.querySelector<HTMLElement>('[data-warned]');
    if (badge !== null && badge !== undefined) {
      badge.hidden = line.warnings.length === 0;
      badge.textContent = `${line.warnings.length} to check`;
    }
    if (warnings === null) return;
    for (const old of warnings.querySelectorAll(`[data-of="${line.pay_id}"]`)) old.remove();
    for (const message of line.warnings) {
      const item = document.createElement('li');
      item.dataset['of'] = String(line.pay_id);
      const link = document.createElement('a');
      link.href = `#c-${line.pay_id}-0`;
      link.textContent = nameOf(index);
      item.append(link, `: ${inWords(message)}`);
      warnings.append(item);
    }
    const card = document.querySelector<HTMLElement>('[data-warnings-card]');
    const isElsewhere = document.querySelector('[data-warned-elsewhere]') !== null;
    if (card !== null) card.hidden = warnings.children.length === 0 && !isElsewhere;
  };
  /** Hours and amounts of a column added for the eye; what is paid is the server's sum. */
  const addUp = (column: number): void => {
    const cell = sums.find((one) => one.dataset['sum'] === String(column));
    if (cell === undefined) return;
    // What the other pages of a long table have.
    let sum = Number(cell.dataset['others'] ?? '0');
    for (const list of inputs) {
      for (const part of (list[column]?.value ?? '').replace(/[$,]/g, '').split(';')) {
        const amount = Number(part.trim().split(/\s/)[0]);
        if (Number.isFinite(amount)) sum += amount;
      }
    }
    cell.textContent = sum === 0 ? '' : sum.toFixed(2);
  };
  /** Says at the cell what is wrong with it; nothing clears it. */
  const mark = (input: HTMLInputElement, problem: string | undefined): void => {
    const id = `${input.id}-problem`;
    const old = document.getElementById(id);
    if (problem === undefined) {
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
      input.removeAttribute('title');
      old?.remove();
      return;
    }
    const text = old ?? document.createElement('span');
    text.id = id;
    text.className = 'unseen';
    text.textContent = problem;
    if (old === null) input.after(text);
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', id);
    input.title = problem;
  };
  const show = (input: HTMLInputElement, column: number, text: string): void => {
    input.dataset['was'] = text;
    input.value = shownCell(columns[column]?.kind ?? 'text', text, period);
  };
  return { columns, period, rows, inputs, rowOf, place, nameOf, showTotals, showLine, addUp, mark, show };
}

export type TableView = ReturnType<typeof tableView>;
