import { accepted, type Result } from 'payroll-core';
import type { PaysRefusal } from '../domain/pays-refusal';

/** So many pays are written by one transaction of a run; replicated databases want them short. */
export const PAYS_IN_A_PIECE = 200;

interface Begun<P> {
  readonly piece: P;
  readonly ended: Promise<Result<undefined, PaysRefusal>>;
}

/**
 * Works on the pieces in their order, so many at once: while the database writes one, the next is calculated. Those that
 * are not apart follow one another. After a refusal no other piece is begun, and the first piece that refused is the one
 * that is told of; nothing is under way any more when this ends, however it ends.
 */
export async function workThrough<P>(
  pieces: readonly P[],
  atOnce: number,
  work: (piece: P) => Promise<Result<undefined, PaysRefusal>>,
  areApart: (one: P, other: P) => boolean = () => true,
): Promise<Result<undefined, PaysRefusal>> {
  const begun: Begun<P>[] = [];
  try {
    for (const piece of pieces) {
      while (begun.length >= atOnce || begun.some((other) => !areApart(piece, other.piece))) {
        const oldest = await begun.shift()!.ended;
        if (!oldest.ok) return oldest;
      }
      const ended = work(piece);
      // Whoever waits for it hears of its failure; until then it is nobody's.
      ended.catch(() => undefined);
      begun.push({ piece, ended });
    }
    for (const { ended } of begun) {
      const oldest = await ended;
      if (!oldest.ok) return oldest;
    }
    return accepted(undefined);
  } finally {
    await Promise.allSettled(begun.map(({ ended }) => ended));
  }
}
