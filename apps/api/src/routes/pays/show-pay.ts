import { payReadModel, type PayRecord } from '@anz-payroll/pay-runs';
import type { Pay } from './pay-contracts';

/** A pay as the API answers it (spec 2.8): the read model of the domain, held against the contract by its type. */
export function showPay(pay: PayRecord): Pay {
  return payReadModel(pay);
}
