import { accepted, type Result } from 'payroll-core';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { RunApproval } from '../domain/pay-run';
import { allOrNothing } from './all-or-nothing';
import type { PaysDependencies } from './pays-dependencies';
import type { OnePayRun } from './pays-use-cases';
import { payRunOf } from './read-pays';

export interface ApprovePayRun extends OnePayRun {
  /** The version that was reviewed: what changed since then was seen by nobody. */
  readonly runVersion: number;
  readonly userId: number;
  readonly userName: string;
  /** Whoever is absent, where a delegate approves. */
  readonly onBehalfOf?: number | null;
}

/** Notes who approved a run. Any change of its pays afterwards ends the approval. */
export function approvePayRun(deps: PaysDependencies) {
  return (command: ApprovePayRun): Promise<Result<RunApproval, PaysRefusal>> =>
    allOrNothing(deps.unitOfWork, async (stores) => {
      const run = await payRunOf(stores, command);
      if (!run.ok) return run;
      const { runVersion, userId, userName } = command;
      if (run.value.version !== runVersion) {
        return refusal('pay/changed-meanwhile', 'The run has changed since it was reviewed. Look at it again.');
      }
      const { onBehalfOf = null } = command;
      const approvedAt = deps.clock.now();
      const approval = { payRunId: run.value.id, runVersion, userId, userName, approvedAt, onBehalfOf };
      await stores.runs.approve(approval);
      return accepted(approval);
    });
}

/** The approval of the run as it stands; undefined where nobody approved it, or where it changed afterwards. */
export function readApproval(deps: Pick<PaysDependencies, 'reading'>) {
  return (query: OnePayRun): Promise<RunApproval | undefined> =>
    deps.reading.run(async (stores) => {
      const run = await payRunOf(stores, query);
      if (!run.ok) return undefined;
      const approval = await stores.runs.approvalOf(run.value.id);
      return approval?.runVersion === run.value.version ? approval : undefined;
    });
}
