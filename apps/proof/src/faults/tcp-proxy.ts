import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy before a port that can stall or reset every connection through it. */
export class TcpProxy {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private isStalled = false;

  private constructor(
    private readonly server: Server,
    private readonly target: number,
  ) {}

  static async to(target: number): Promise<TcpProxy> {
    const server = createServer({ pauseOnConnect: true });
    const proxy = new TcpProxy(server, target);
    server.on('connection', (client) => proxy.pass(client));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Nothing goes through, and nobody is told: neither side sees a closed connection. */
  stall(): void {
    this.isStalled = true;
    for (const [client, server] of this.pairs) {
      client.unpipe(server).pause();
      server.unpipe(client).pause();
    }
  }

  resume(): void {
    this.isStalled = false;
    for (const pair of this.pairs) flow(pair);
  }

  reset(): void {
    for (const [client, server] of this.pairs) {
      client.resetAndDestroy();
      server.resetAndDestroy();
    }
  }

  async close(): Promise<void> {
    for (const [client, server] of this.pairs) {
      client.destroy();
      server.destroy();
    }
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(client: Socket): void {
    const server = connect(this.target, '127.0.0.1');
    const pair = [client, server] as const;
    this.pairs.add(pair);
    for (const [socket, other] of [pair, [server, client] as const]) {
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.pairs.delete(pair);
        other.destroy();
      });
    }
    if (!this.isStalled) flow(pair);
  }
}

function flow([client, server]: readonly [Socket, Socket]): void {
  client.pipe(server);
  server.pipe(client);
}
