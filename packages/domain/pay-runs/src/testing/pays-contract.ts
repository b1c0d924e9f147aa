/// <reference types="jest" />
import { creatingPays } from './contract/creating-pays';
import { daysOfAJob } from './contract/days-of-a-job';
import { enteringRuns } from './contract/entering-runs';
import { itemsOfPays } from './contract/items-of-pays';
import { lookingAtPays } from './contract/looking-at-pays';
import { newZealandPays } from './contract/new-zealand';
import { orderOfEntry } from './contract/order-of-entry';
import { payRuns } from './contract/runs';
import { takingPaysBack } from './contract/taking-pays-back';
import { terminationPays } from './contract/terminations';
import { paysScene } from './contract/pays-scene';
import type { OpenedPays } from './pay-bench';

export type { OpenedPays } from './pay-bench';

/** What pays must do, whatever they are kept in. Figures are the tax office's or follow from a sentence of the spec. */
export function paysContract(name: string, open: () => Promise<OpenedPays>): void {
  describe(`pays: ${name}`, () => {
    const scene = paysScene(open);
    creatingPays(scene);
    itemsOfPays(scene);
    takingPaysBack(scene);
    lookingAtPays(scene);
    payRuns(scene);
    daysOfAJob(scene);
    enteringRuns(scene);
    terminationPays(scene);
    newZealandPays(scene);
    orderOfEntry(scene);
  });
}
