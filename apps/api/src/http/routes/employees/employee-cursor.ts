import type { EmployeeCursor } from 'employee-lifecycle';

/** Where a page ended, as text that only we read. */
export function writeCursor({ nameKey, id }: EmployeeCursor): string {
  return Buffer.from(JSON.stringify([nameKey, id])).toString('base64url');
}

export function readCursor(text: string): EmployeeCursor | undefined {
  try {
    const [nameKey, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    return typeof nameKey === 'string' && Number.isSafeInteger(id) ? { nameKey, id: id as number } : undefined;
  } catch {
    return undefined;
  }
}
