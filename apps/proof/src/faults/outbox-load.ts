/** Creates and edits employees over HTTP as a partner would, through whichever API answers, and goes on after errors. */
export class OutboxLoad {
  /** Employees whose creation was acknowledged; each must be there in the end. */
  readonly acknowledged: number[] = [];
  commits = 0;
  refused = 0;
  private isOn = true;
  private isPaused = false;
  private readonly workers: Promise<void>[] = [];

  constructor(
    private readonly apis: readonly string[],
    private readonly token: string,
    private readonly companyId: number,
    private readonly employee: (name: string) => object,
  ) {}

  start(workers: number): void {
    for (let worker = 0; worker < workers; worker++) this.workers.push(this.work(worker));
  }

  /** Holds back while the queue is long, so that the machine's speed is not what is measured. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
  }

  async stop(): Promise<void> {
    this.isOn = false;
    await Promise.all(this.workers);
  }

  private async work(worker: number): Promise<void> {
    for (let turn = worker; this.isOn; turn++) {
      if (this.isPaused) await sleep(50);
      else await this.change(turn);
      await sleep(20);
    }
  }

  private async change(turn: number): Promise<void> {
    const api = this.apis[turn % this.apis.length]!;
    const known = this.acknowledged[Math.floor(Math.random() * this.acknowledged.length)];
    try {
      if (turn % 3 === 0 || known === undefined) {
        const items = [this.employee(`A${turn}`), this.employee(`B${turn}`)];
        const made = (await this.send(api, 'PUT', 'create', items)) as { employee?: { id: number } }[];
        this.acknowledged.push(...made.flatMap(({ employee }) => (employee === undefined ? [] : [employee.id])));
      } else {
        await this.send(api, 'PATCH', 'update', [{ id: known, last_name: `${turn}-${Math.random()}`.slice(0, 20) }]);
      }
      this.commits += 1;
    } catch {
      // The API was killed in the middle: whether the change was made is read from the database in the end.
      await sleep(50);
    }
  }

  private async send(api: string, method: string, what: string, body: unknown): Promise<unknown> {
    const response = await fetch(`${api}/api/company/${this.companyId}/employees/${what}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    });
    if (response.status >= 300) {
      this.refused += 1;
      throw new Error(`${response.status}`);
    }
    return response.json();
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
