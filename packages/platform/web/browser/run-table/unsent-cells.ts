/** A cell that was typed and is not stored on the server yet. */
export interface UnsentCell {
  readonly payId: number;
  readonly column: string;
  /** What the server had when it was typed. */
  readonly was: string;
  readonly now: string;
}

/** The unsent cells of one run, kept in this browser too: neither a lost connection nor a closed page loses an entry. */
export function unsentCells(runId: string) {
  const key = `pay-run-${runId}`;
  const cells = new Map<string, UnsentCell>(read(key).map((cell) => [keyOf(cell), cell]));
  const keep = (): void => {
    try {
      if (cells.size === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify([...cells.values()]));
    } catch {
      // Without storage the cells live as long as the page.
    }
  };
  return {
    all: (): readonly UnsentCell[] => [...cells.values()],
    find: (payId: number, column: string): UnsentCell | undefined => cells.get(keyOf({ payId, column })),
    put(cell: UnsentCell): void {
      if (cell.was === cell.now) cells.delete(keyOf(cell));
      else cells.set(keyOf(cell), cell);
      keep();
    },
    remove(cell: Pick<UnsentCell, 'payId' | 'column'>): void {
      cells.delete(keyOf(cell));
      keep();
    },
  };
}

function keyOf({ payId, column }: Pick<UnsentCell, 'payId' | 'column'>): string {
  return `${payId} ${column}`;
}

function read(key: string): readonly UnsentCell[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCell) : [];
  } catch {
    return [];
  }
}

function isCell(value: unknown): value is UnsentCell {
  return (
    typeof value === 'object' &&
    value !== null &&
    'payId' in value &&
    typeof value.payId === 'number' &&
    ['column', 'was', 'now'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
