import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface PlainAnswer {
  readonly status: number;
  /** The status line and the headers as they came. */
  readonly head: string;
  readonly body: string;
}

/** One kept connection with one request at a time. */
export interface PlainConnection {
  send(request: string): Promise<PlainAnswer>;
  close(): void;
}

/**
 * HTTP as far as a load needs it: whoever drives the load shares the machine with what is measured, and a full client
 * would take more of it than some of the servers do. Answers must say their length.
 */
export async function plainConnection(port: number): Promise<PlainConnection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let waiting: { resolve: (answer: PlainAnswer) => void; reject: (error: Error) => void } | undefined;
  const fail = (error: Error): void => {
    waiting?.reject(error);
    waiting = undefined;
  };
  // Pieces are put together once: a long answer comes in hundreds of them.
  let pieces: Buffer[] = [];
  let held = 0;
  let whole: number | undefined;
  socket.on('data', (bytes: Buffer) => {
    pieces.push(bytes);
    held += bytes.length;
    if (whole !== undefined && held < whole) return;
    const all = pieces.length === 1 ? bytes : Buffer.concat(pieces);
    pieces = [all];
    const end = all.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = all.toString('latin1', 0, end);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      fail(new Error(`An answer without its length: ${head.split('\r\n')[0]}`));
      return;
    }
    whole = end + 4 + Number(length);
    if (held < whole) return;
    const answer = { status: Number(head.slice(9, 12)), head, body: all.toString('utf8', end + 4, whole) };
    // One request at a time: nothing follows an answer.
    [pieces, held, whole] = [[], 0, undefined];
    const { resolve } = waiting!;
    waiting = undefined;
    resolve(answer);
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed the connection')));
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
