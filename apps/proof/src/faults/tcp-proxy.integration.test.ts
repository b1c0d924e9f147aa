import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { TcpProxy } from './tcp-proxy';

describe('a proxy', () => {
  let echo: Server;
  let proxy: TcpProxy;
  const port = () => (echo.address() as AddressInfo).port;
  beforeEach(async () => {
    echo = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.pipe(socket);
    });
    echo.listen(0, '127.0.0.1');
    await once(echo, 'listening');
    proxy = await TcpProxy.to(port());
  });
  afterEach(async () => {
    await proxy.close();
    await new Promise((resolve) => echo.close(resolve));
  });

  async function open(at: number): Promise<Socket> {
    const socket = connect(at, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  }
  async function ask(socket: Socket, word: string): Promise<string> {
    socket.write(word);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString();
  }

  test('lets bytes through in both directions', async () => {
    const socket = await open(proxy.port);
    expect(await ask(socket, 'before')).toBe('before');
    socket.destroy();
  });

  test('stalled, it keeps what is sent until it goes on, on old connections and new ones', async () => {
    const [old, direct] = [await open(proxy.port), await open(port())];
    expect(await ask(old, 'first')).toBe('first');
    proxy.stall();
    const fresh = await open(proxy.port);
    const heard: string[] = [];
    for (const socket of [old, fresh]) socket.on('data', (bytes: Buffer) => heard.push(bytes.toString()));
    old.write('old');
    fresh.write('new');
    // The server itself answers all the while.
    for (let turn = 0; turn < 20; turn++) expect(await ask(direct, `${turn}`)).toBe(`${turn}`);
    expect(heard).toEqual([]);
    const answered = Promise.all([once(old, 'data'), once(fresh, 'data')]);
    proxy.resume();
    await answered;
    expect(heard.sort()).toEqual(['new', 'old']);
    for (const socket of [old, fresh, direct]) socket.destroy();
  });

  test('reset, it loses every connection and takes new ones', async () => {
    const socket = await open(proxy.port);
    expect(await ask(socket, 'here')).toBe('here');
    const lost = once(socket, 'error');
    proxy.reset();
    expect(await lost).toEqual([expect.objectContaining({ code: 'ECONNRESET' })]);
    const again = await open(proxy.port);
    expect(await ask(again, 'again')).toBe('again');
    again.destroy();
  });
});
