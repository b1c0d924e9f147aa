import type { Service } from '@anz-payroll/composition';
import type { MeasuredService } from '@anz-payroll/http-kit/observability';
import { waitingWork } from '@anz-payroll/persistence-typeorm';

/** What the metrics ask of the service. */
export function measuredService({ observe, database, clock }: Service): MeasuredService {
  const reading = database.reading((tx) => tx);
  return {
    observe,
    connections: () => database.connections(),
    waitingWork: () => reading.run(waitingWork),
    now: () => clock.now(),
  };
}
