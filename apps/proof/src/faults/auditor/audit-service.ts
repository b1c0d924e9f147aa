import type { Service } from '@anz-payroll/composition';
import { audit } from './audit';
import { balancesOn } from './balances-on';
import type { Audited } from './invariant';
import { payslipsKept } from './payslips-kept';

/** The audit of a service's database; nobody may write meanwhile. */
export function auditService(
  { database, settings }: Service,
  known: Pick<Audited, 'remembered' | 'received'>,
): Promise<readonly string[]> {
  return database
    .reading((tx) => tx)
    .run((tx) =>
      audit({
        balancesAt: balancesOn(tx),
        payslipsOf: payslipsKept(tx),
        query: <Row>(sql: string, values: readonly (string | number)[] = []) => tx.query<Row>(sql, values),
        integrityKey: settings.integrityKey ?? settings.lookupKey,
        ...known,
      }),
    );
}
