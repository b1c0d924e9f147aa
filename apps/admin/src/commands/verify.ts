import { CommandRefused, optionalText, type Command } from '../command';
import type { AdminServices } from '../services';

const MOST_LINES = 200;

export const verify: Command = {
  name: 'verify',
  about: 'Name every stored value and log entry that something other than this service changed, moved or took away',
  options: {
    heads: { value: '<file>', about: 'Noted heads of the audit log; the file of AUDIT_HEADS unless said' },
  },
  example: 'verify --heads audit-heads.jsonl',
  run: async (values, services) => {
    const stored = await services.database.verify();
    const logs = await verifyLogs(services, optionalText(values, 'heads'));
    const lines = [...stored.map(({ where, why }) => `${where}: ${why}.`), ...logs.broken];
    if (lines.length === 0) {
      return [
        'Every encrypted value, pay, ledger entry, sum and list is as it was written.',
        `${logs.chains} audit logs are whole, held against ${logs.noted} noted heads.`,
      ];
    }
    throw new CommandRefused(
      [`${lines.length} findings that are not the work of this service:`, ...lines.slice(0, MOST_LINES)].join('\n'),
    );
  },
};

/** Every chain that has a head, that heads were noted of, or whose customer exists; the operator's own is zero. */
async function verifyLogs({ accounts, auditHeads }: AdminServices, file: string | undefined) {
  const noted = await auditHeads.read(file);
  const customers = new Set([0, ...(await accounts.auditedCustomers()), ...noted.map(({ customerId }) => customerId)]);
  const broken: string[] = [];
  for (const customerId of [...customers].sort((a, b) => a - b)) {
    const verdict = await accounts.verifyAuditLog(customerId, noted);
    if (!verdict.isIntact) {
      const whose = customerId === 0 ? 'The audit log of the operator' : `The audit log of customer ${customerId}`;
      broken.push(`${whose} does not hold from entry ${verdict.brokenAt} on: entries were changed or taken away.`);
    }
  }
  return { chains: customers.size, noted: noted.length, broken };
}
