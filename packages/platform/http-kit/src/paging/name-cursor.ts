/** Where a page of a list ordered by name ended. */
export interface NameCursor {
  readonly nameKey: string;
  readonly id: number;
}

/** The cursor as opaque text for a `Link` header. */
export function writeCursor({ nameKey, id }: NameCursor): string {
  return Buffer.from(JSON.stringify([nameKey, id])).toString('base64url');
}

export function readCursor(text: string): NameCursor | undefined {
  try {
    const [nameKey, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    return typeof nameKey === 'string' && Number.isSafeInteger(id) ? { nameKey, id: id as number } : undefined;
  } catch {
    return undefined;
  }
}
