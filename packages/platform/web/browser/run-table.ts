import { cellText } from '../src/pay-pages';
import './page';
import { moveByKeyboard, pastedBlock } from './run-table/keyboard';
import { tableView, type ServerLine, type ServerLines } from './run-table/table-view';
import { unsentCells, type UnsentCell } from './run-table/unsent-cells';

const SEND_AFTER_MS = 500;
const ADD_UP_AFTER_MS = 150;
const LOOK_EVERY_MS = 4000;
const MOST_WAIT_MS = 30_000;

/** The table of a run: cells are sent as they are typed, kept while there is no connection, and follow what others enter. */
function start(root: HTMLElement): void {
  const view = tableView(root);
  const { columns, inputs, place, rowOf } = view;
  const keys = columns.map(({ key }) => key);
  const unsent = unsentCells(root.dataset['run'] ?? '');
  /** Cells that the server refused; they are not sent again before they are typed anew. */
  const refused = new Set<HTMLInputElement>();
  /** What was sent from here for a cell without an answer: where the server has it, the answer was lost, not the race. */
  const unanswered = new Map<HTMLInputElement, Set<string>>();
  const state = document.querySelector<HTMLElement>('[data-save-state]');
  let version = Number(root.dataset['version']);
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** How much of the last paste had no cell to go to; said until somebody types on. */
  let leftOut = 0;

  const say = (text: string, isBad = false): void => {
    if (state === null) return;
    if (state.textContent !== text) state.textContent = text;
    state.classList.toggle('bad', isBad);
  };
  const inputOf = ({ payId, column }: Pick<UnsentCell, 'payId' | 'column'>): HTMLInputElement | undefined => {
    const row = rowOf.get(payId);
    return row === undefined ? undefined : inputs[row]?.[keys.indexOf(column)];
  };
  const payIdOf = (input: HTMLInputElement): number => Number(view.rows[place.get(input)?.row ?? -1]?.dataset['pay']);
  /** An entry of another page of the table, which was left before it was sent. */
  const isOfOtherPage = ({ payId }: UnsentCell): boolean => root.dataset['page'] !== undefined && !rowOf.has(payId);
  /** It can be sent from here; a page without a line has no columns to send it by, and keeps it. */
  const isElsewhere = (cell: UnsentCell): boolean => isOfOtherPage(cell) && keys.includes(cell.column);
  const waiting = (): readonly UnsentCell[] =>
    unsent.all().filter((cell) => {
      const input = inputOf(cell);
      return input === undefined ? isElsewhere(cell) : !refused.has(input);
    });

  const take = (input: HTMLInputElement): void => {
    const at = place.get(input);
    const column = at === undefined ? undefined : columns[at.column];
    if (at === undefined || column === undefined || input.readOnly) return;
    refused.delete(input);
    addUpSoon(at.column);
    const read = cellText(column.kind, input.value, view.period);
    if (!read.ok) {
      refused.add(input);
      view.mark(input, read.problem);
      say(`${view.nameOf(at.row)}: ${read.problem}`, true);
      return;
    }
    view.mark(input, undefined);
    const payId = payIdOf(input);
    unsent.put({ payId, column: column.key, was: input.dataset['was'] ?? '', now: read.text });
    if (unsent.find(payId, column.key) === undefined) delete input.dataset['state'];
    else {
      input.dataset['state'] = 'sending';
      // “All saved.” would be untrue from here on, not only from the moment it is sent.
      if (failures === 0) say('Saving…');
    }
  };
  const sayHowItStands = (): void => {
    const bad = root.querySelectorAll('[aria-invalid="true"]').length;
    if (bad > 0) say(`${bad} ${bad === 1 ? 'cell needs' : 'cells need'} another look.`, true);
    else if (waiting().length > 0) say('Saving…');
    else say(`All saved.${leftOutInWords(leftOut)}`, leftOut > 0);
  };
  /** Sums are written a moment later: each of them makes the browser lay the table out again. */
  const toAddUp = new Set<number>();
  let adding: ReturnType<typeof setTimeout> | undefined;
  const addUpSoon = (column: number): void => {
    toAddUp.add(column);
    clearTimeout(adding);
    adding = setTimeout(() => {
      for (const one of toAddUp) view.addUp(one);
      toAddUp.clear();
    }, ADD_UP_AFTER_MS);
  };
  const sendSoon = (after = SEND_AFTER_MS): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), after);
  };

  async function send(): Promise<void> {
    if (isSending) return sendSoon();
    const cells = waiting();
    if (cells.length === 0) return sayHowItStands();
    isSending = true;
    say('Saving…');
    for (const cell of cells) {
      const input = inputOf(cell);
      if (input !== undefined) unanswered.set(input, (unanswered.get(input) ?? new Set()).add(cell.now));
    }
    try {
      const changes = [...new Set(cells.map(({ payId }) => payId))].map((payId) => ({
        pay_id: payId,
        cells: cells
          .filter((cell) => cell.payId === payId)
          .map(({ column, was, now }) => [keys.indexOf(column), was, now] as const),
      }));
      const answer = await fetch(root.dataset['cells'] ?? '', {
        method: 'POST',
        body: new URLSearchParams({
          csrf_token: root.dataset['csrf'] ?? '',
          columns: JSON.stringify(keys),
          changes: JSON.stringify(changes),
        }),
      });
      if (answer.status === 403 || answer.status === 404) {
        say('You are signed out. Sign in again; your entries are kept in this browser until then.', true);
        return sendSoon(MOST_WAIT_MS);
      }
      if (!answer.ok) throw new Error(String(answer.status));
      const said = (await answer.json()) as ServerLines;
      failures = 0;
      const untaken = said.lines.flatMap((line) => storedElsewhere(line, cells));
      for (const line of said.lines) stored(line, cells);
      // What others changed since then is fetched by the next look.
      view.showTotals(said);
      if (untaken.length === 0) sayHowItStands();
      else say(untaken.join(' '), true);
      if (waiting().length > 0) sendSoon(0);
    } catch {
      failures += 1;
      const count = waiting().length;
      say(
        `No connection: ${count} ${count === 1 ? 'entry is' : 'entries are'} kept in this browser and sent when it is back.`,
        true,
      );
      sendSoon(Math.min(MOST_WAIT_MS, SEND_AFTER_MS * 2 ** Math.min(failures, 6)));
    } finally {
      isSending = false;
    }
  }

  /** Puts the server's answer to what was sent into the table; what was typed since then stays. */
  function stored(line: ServerLine, sent: readonly UnsentCell[]): void {
    for (const cell of sent.filter(({ payId }) => payId === line.pay_id)) {
      const input = inputOf(cell);
      const index = keys.indexOf(cell.column);
      const latest = unsent.find(cell.payId, cell.column);
      if (input === undefined) continue;
      if (line.problem !== null) {
        refused.add(input);
        view.mark(input, line.problem);
        continue;
      }
      const text = line.cells[index] ?? '';
      const isOwn = unanswered.get(input)?.has(text) === true;
      unanswered.delete(input);
      if (line.conflicts.includes(cell.column) && isOwn) {
        input.dataset['was'] = text;
        unsent.put({ ...(latest ?? cell), was: text });
        input.dataset['state'] = unsent.find(cell.payId, cell.column) === undefined ? 'saved' : 'sending';
      } else if (line.conflicts.includes(cell.column)) {
        unsent.remove(cell);
        view.show(input, index, text);
        view.mark(input, `Somebody else entered “${input.value}” here; you typed “${cell.now}”.`);
        refused.add(input);
      } else if (latest === undefined || latest.now === cell.now) {
        unsent.remove(cell);
        input.dataset['was'] = text;
        if (document.activeElement !== input) view.show(input, index, text);
        input.dataset['state'] = 'saved';
      } else {
        // Typed on since it was sent: the next change begins with what the server has now.
        input.dataset['was'] = text;
        unsent.put({ ...latest, was: text });
      }
    }
    follow(line);
  }

  /** Of an entry of another page there is no cell to show it in: what the server did not take is said. */
  function storedElsewhere(line: ServerLine, sent: readonly UnsentCell[]): readonly string[] {
    return sent
      .filter((cell) => cell.payId === line.pay_id && isElsewhere(cell))
      .flatMap((cell) => {
        unsent.remove(cell);
        const text = line.cells[keys.indexOf(cell.column)] ?? '';
        if (line.problem !== null) return [`“${cell.now}” on another page was not taken: ${line.problem}`];
        return line.conflicts.includes(cell.column) && text !== cell.now
          ? [`On another page somebody else entered “${text}” where you typed “${cell.now}”.`]
          : [];
      });
  }

  /** Cells that nobody is typing here show what the server has. */
  function follow(line: ServerLine): void {
    const row = rowOf.get(line.pay_id);
    if (row === undefined || line.cells.length === 0) return;
    for (const [index, text] of line.cells.entries()) {
      const input = inputs[row]?.[index];
      if (input === undefined || input.dataset['was'] === text) continue;
      if (unsent.find(line.pay_id, keys[index] ?? '') !== undefined || document.activeElement === input) continue;
      view.show(input, index, text);
      addUpSoon(index);
    }
    view.showLine(line);
  }

  async function look(): Promise<void> {
    if (document.hidden || isSending) return;
    try {
      const query = new URLSearchParams({ version: String(version), columns: JSON.stringify(keys) });
      // Of a long table each page follows its own lines.
      if (root.dataset['page'] !== undefined) query.set('pays', [...rowOf.keys()].join(','));
      const answer = await fetch(`${root.dataset['lines'] ?? ''}?${query.toString()}`);
      if (!answer.ok) return;
      const said = (await answer.json()) as ServerLines;
      if (said.version === version) return;
      version = said.version;
      for (const line of said.lines) follow(line);
      view.showTotals(said);
    } catch {
      // The next look may reach the server again.
    }
  }

  moveByKeyboard(root, view, (input) => {
    const at = place.get(input);
    if (at === undefined) return;
    unsent.remove({ payId: payIdOf(input), column: keys[at.column] ?? '' });
    view.show(input, at.column, input.dataset['was'] ?? '');
    view.mark(input, undefined);
    delete input.dataset['state'];
    refused.delete(input);
    addUpSoon(at.column);
  });
  root.addEventListener('input', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    // Half a number is no mistake yet: it is judged when the cell is left.
    const at = place.get(event.target);
    const column = at === undefined ? undefined : columns[at.column];
    if (column === undefined || !cellText(column.kind, event.target.value, view.period).ok) return;
    leftOut = 0;
    take(event.target);
    sendSoon();
  });
  root.addEventListener('change', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    take(event.target);
    sendSoon(0);
  });
  root.addEventListener('submit', (event) => event.preventDefault());
  root.addEventListener('paste', (event) => {
    const input = event.target;
    const at = input instanceof HTMLInputElement ? place.get(input) : undefined;
    const block = pastedBlock(event.clipboardData?.getData('text/plain') ?? '');
    if (at === undefined || block === undefined) return;
    event.preventDefault();
    const shown = view.rows.flatMap((row, index) => (!row.hidden && index >= at.row ? [index] : []));
    let count = 0;
    leftOut = 0;
    for (const [down, cells] of block.entries()) {
      for (const [right, value] of cells.entries()) {
        const target = inputs[shown[down] ?? -1]?.[at.column + right];
        if (target === undefined || target.readOnly) {
          if (value.trim() !== '' && value.trim() !== target?.value) leftOut += 1;
          continue;
        }
        target.value = value.trim();
        take(target);
        count += 1;
      }
    }
    say(`${count} cells pasted.${leftOutInWords(leftOut)}`, leftOut > 0);
    sendSoon(0);
  });
  document.querySelector<HTMLInputElement>('[data-find]')?.addEventListener('input', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const words = event.target.value.trim().toLowerCase().split(/\s+/);
    const department = keys.indexOf('department');
    for (const [index, row] of view.rows.entries()) {
      const text = `${row.dataset['findText'] ?? ''} ${inputs[index]?.[department]?.value ?? ''}`.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
  });
  addEventListener('online', () => sendSoon(0));
  setInterval(() => void look(), LOOK_EVERY_MS);

  // What an earlier visit could not send.
  for (const cell of unsent.all()) {
    const input = inputOf(cell);
    const index = keys.indexOf(cell.column);
    if (isOfOtherPage(cell)) continue;
    if (input === undefined || input.readOnly) unsent.remove(cell);
    else {
      const stands = input.dataset['was'] ?? '';
      view.show(input, index, cell.now);
      input.dataset['was'] = stands;
      input.dataset['state'] = 'sending';
      addUpSoon(index);
    }
  }
  if (waiting().length > 0) sendSoon(0);
}

function leftOutInWords(cells: number): string {
  if (cells === 0) return '';
  return ` ${cells} pasted ${cells === 1 ? 'cell was' : 'cells were'} left out: the table has no place for ${cells === 1 ? 'it' : 'them'}.`;
}

document.documentElement.classList.add('scripted');
const table = document.querySelector<HTMLElement>('[data-run-table]');
if (table !== null) start(table);
