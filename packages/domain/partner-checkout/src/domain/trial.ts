import { daysUntil } from './access-period';

export const trialStatuses = ['active', 'expired', 'cancelled'] as const;

export type TrialStatus = (typeof trialStatuses)[number];

export interface Trial {
  readonly id: number;
  readonly resellerId: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly subscriptionId: number;
  readonly startsAt: number;
  /** The first moment without access: a month after the start, or when it was cancelled or replaced by an order. */
  readonly endsAt: number;
  readonly convertedOrderId: number | null;
  readonly cancelledAt: number | null;
  readonly cancelReason: string | null;
  /** When its end was noted; only for the job that notes it. */
  readonly closedAt: number | null;
  readonly createdAt: number;
  readonly version: number;
}

/** The clock alone ends a trial; a trial that an order replaced has expired too. */
export function trialStatus(trial: Pick<Trial, 'endsAt' | 'cancelledAt'>, now: number): TrialStatus {
  if (trial.cancelledAt !== null) return 'cancelled';
  return now < trial.endsAt ? 'active' : 'expired';
}

/** A trial as its reseller sees it. */
export interface TrialView {
  readonly trialId: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly status: TrialStatus;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly daysRemaining: number;
  readonly convertedOrderId: number | null;
  readonly cancelledAt: number | null;
  readonly cancelReason: string | null;
}

export function trialView(trial: Trial, now: number): TrialView {
  const status = trialStatus(trial, now);
  return {
    trialId: trial.id,
    customerId: trial.customerId,
    companyId: trial.companyId,
    status,
    startsAt: trial.startsAt,
    endsAt: trial.endsAt,
    daysRemaining: status === 'active' ? daysUntil(trial.endsAt, now) : 0,
    convertedOrderId: trial.convertedOrderId,
    cancelledAt: trial.cancelledAt,
    cancelReason: trial.cancelReason,
  };
}
