import { randomFrom, type Random } from '../../fuzz/random';
import type { FaultFixture } from '../fill-fixture';
import { sleep } from '../fixture';
import { approvedRuns } from './approve';
import { Asker } from './ask';
import { reinstate, remove, rename, terminate } from './employment';
import { fillPlan } from './fill-plan';
import { handOut } from './hand-out';
import { hire, hireOnce } from './hire';
import { look } from './look';
import { changePay, pay, takePayBack } from './pay';
import { payOut } from './pay-out';
import { payRuns } from './pay-runs';
import { Pool } from './pool';
import { nothingYet, type Remembered } from './remembered';
import { resell, resellTwice } from './resell';
import type { Scene, Work } from './scene';

/** Between two pieces of work of one worker; two cores are also to restart what was killed. */
const PAUSE_MS = 40;

/** Everything a partner does, by several workers at once, for as long as it is wanted. */
export class Load {
  readonly asker: Asker;
  readonly remembered: Remembered = nothingYet();
  private readonly scene: Scene;
  private isPaused = false;
  private readonly workers: Promise<void>[] = [];
  /** Mistakes of the load itself; they end it. */
  failure: Error | undefined;

  constructor(
    fixture: FaultFixture,
    apis: readonly string[],
    private readonly random: Random,
  ) {
    this.asker = new Asker(apis);
    let counted = 0;
    this.scene = {
      fixture,
      asker: this.asker,
      random,
      remembered: this.remembered,
      staff: new Pool(random),
      pays: new Pool(random),
      next: () => (counted += 1),
    };
  }

  start(): void {
    const chosen: readonly (readonly [number, Work])[] = [
      [4, hire],
      [1, hireOnce],
      [6, pay],
      [3, changePay],
      [2, takePayBack],
      [4, rename],
      [1, terminate],
      [1, reinstate],
      [2, payOut],
      [3, handOut],
      [1, remove],
      [4, look],
    ];
    const mixed = chosen.flatMap(([weight, work]) => Array.from({ length: weight }, () => work));
    const any: Work = (scene) => this.random.pick(mixed)(scene);
    const selling: Work = (scene) => (this.random.chance(0.2) ? resellTwice(scene) : resell(scene));
    for (const work of [any, any, any, any, payRuns(), approvedRuns(), selling, fillPlan()])
      this.workers.push(this.work(work));
  }

  /** Holds back while the queue of deliveries is long, so that the machine's speed is not what is measured. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
  }

  async stop(): Promise<void> {
    this.asker.isOn = false;
    await Promise.all(this.workers);
  }

  private async work(work: Work): Promise<void> {
    try {
      while (this.asker.isOn) {
        if (!this.isPaused) await work(this.scene);
        await sleep(PAUSE_MS);
      }
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error));
    }
  }
}

export function loadOf(fixture: FaultFixture, apis: readonly string[], seed: number): Load {
  return new Load(fixture, apis, randomFrom(seed));
}
