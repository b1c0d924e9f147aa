import type { PayRecord } from '../../domain/pay-record';

export const cents = (amount: string): number => Math.round(Number(amount) * 100);

export const sum = (pays: readonly PayRecord[], of: (pay: PayRecord) => string): number =>
  pays.reduce((total, pay) => total + cents(of(pay)), 0);
