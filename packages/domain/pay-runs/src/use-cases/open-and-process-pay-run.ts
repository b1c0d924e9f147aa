import { accepted, type Result } from 'payroll-core';
import type { LeftOut, WorkedPayRun } from '../domain/pay-run';
import type { PaysRefusal } from '../domain/pays-refusal';
import { openPayRun, workOnRunAtOnce } from './open-pay-run';
import type { PaysDependencies } from './pays-dependencies';
import type { OpenPayRun } from './pays-use-cases';
import { processPayRun } from './process-pay-run';
import { processNewRun } from './stage-pays';

/**
 * Opens a run and processes it. A new run of few people is one unit of work that writes every pay once; anything else is opened
 * and then processed, as two requests would. Called again it finds what is done: nobody is paid twice.
 */
export function openAndProcessPayRun(deps: PaysDependencies) {
  const [open, process] = [openPayRun(deps), processPayRun(deps)];
  return async (command: OpenPayRun): Promise<Result<WorkedPayRun, PaysRefusal>> => {
    const atOnce = await workOnRunAtOnce(deps, command, async (stores, staging, run) =>
      'id' in run ? accepted(undefined) : processNewRun(stores, { ...staging, run }),
    );
    if (atOnce.ok && atOnce.value !== undefined) return accepted({ ...atOnce.value, leftOut: [] });
    const opened = await open(command);
    if (!opened.ok) return opened;
    const { customerId, companyId } = command;
    const processed = await process({ customerId, companyId, payRunId: opened.value.id });
    if (!processed.ok) return processed;
    const leftOut = [...opened.value.leftOut, ...processed.value.leftOut].sort(byEmployee);
    return accepted({ ...processed.value, leftOut });
  };
}

function byEmployee(a: LeftOut, b: LeftOut): number {
  return a.employeeId - b.employeeId;
}
