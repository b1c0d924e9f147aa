import type { Service } from '@anz-payroll/composition';
import type { MeasuredService } from '@anz-payroll/http-kit/observability';
import { waitingWork } from '@anz-payroll/persistence-typeorm';

/** What the metrics ask of the service. */
export function measuredService(service: Service): MeasuredService {
  const { database, clock } = service;
  const reading = database.reading((tx) => tx);
  return {
    observe: (observer) => service.observe(observer),
    connections: () => database.connections(),
    waitingWork: () => reading.run(waitingWork),
    now: () => clock.now(),
  };
}
