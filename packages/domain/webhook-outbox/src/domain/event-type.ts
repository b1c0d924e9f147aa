import type { AnnouncementType } from '@anz-payroll/kernel';

/** The nine events of the interface. There is no wildcard: a listener names each one it wants. */
export const eventTypes = [
  'company.created',
  'company.updated',
  'company.deleted',
  'employee.created',
  'employee.updated',
  'employee.deleted',
  'pay.created',
  'pay.updated',
  'pay.deleted',
] as const satisfies readonly AnnouncementType[];

export type EventType = AnnouncementType;

export function isEventType(text: unknown): text is EventType {
  return (eventTypes as readonly unknown[]).includes(text);
}
