import type { Service } from '@anz-payroll/composition';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { startWorker, type RunningWorker } from '@anz-payroll/kernel/worker';

const hourly = '0 23 * * * *';

/** Notes the heads of the audit log outside of the database, at the start and once an hour. */
export function noteAuditHeads({ auditHeads }: Pick<Service, 'auditHeads'>, log: Logger): RunningWorker {
  return startWorker({
    name: 'note-audit-heads',
    every: hourly,
    pass: async () => {
      const heads = await auditHeads.note();
      if (heads > 0) log.info('noted heads of the audit log', { heads });
    },
    onTrouble: (error) => log.warn('heads of the audit log could not be noted; the next hour tries again', { error }),
  });
}
