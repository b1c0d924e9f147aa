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
  let held: Buffer = Buffer.alloc(0);
  const fail = (error: Error): void => {
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.on('data', (bytes: Buffer) => {
    held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
    const end = held.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = held.toString('latin1', 0, end);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      fail(new Error(`An answer without its length: ${head.split('\r\n')[0]}`));
      return;
    }
    const whole = end + 4 + Number(length);
    if (held.length < whole) return;
    const answer = { status: Number(head.slice(9, 12)), head, body: held.toString('utf8', end + 4, whole) };
    held = held.subarray(whole);
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
