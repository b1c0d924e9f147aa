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
] as const;

export type EventType = (typeof eventTypes)[number];
export type EntityType = 'company' | 'employee' | 'pay';

export function isEventType(text: unknown): text is EventType {
  return (eventTypes as readonly unknown[]).includes(text);
}
