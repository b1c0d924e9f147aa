import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** One address in front of the nodes, as a proxy in production is: each new connection goes to the next node in use. */
export class Balancer {
  private readonly inUse = new Set<number>();
  private readonly sockets = new Set<Socket>();
  private turn = 0;

  private constructor(
    private readonly server: Server,
    ports: readonly number[],
  ) {
    for (const port of ports) this.inUse.add(port);
  }

  static async start(ports: readonly number[]): Promise<Balancer> {
    const server = createServer();
    const balancer = new Balancer(server, ports);
    server.on('connection', (client) => balancer.pass(client));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  use(port: number, isInUse: boolean): void {
    if (isInUse) this.inUse.add(port);
    else this.inUse.delete(port);
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(client: Socket): void {
    const nodes = [...this.inUse];
    const node = connect(nodes[this.turn++ % nodes.length] ?? 0, '127.0.0.1');
    for (const [socket, other] of [
      [client, node],
      [node, client],
    ] as const) {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
