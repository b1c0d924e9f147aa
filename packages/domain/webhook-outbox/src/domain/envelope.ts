import type { Announcement } from '@anz-payroll/kernel';
import { asciiJson } from './ascii-json';

/** What a listener receives. The id is new whenever the payload is built anew. */
export interface Envelope {
  readonly id: string;
  readonly type: string;
  /** ISO 8601 in UTC, without `Z` and without offset. */
  readonly createdAt: string;
  readonly customerId: number;
  readonly entity: { readonly type: string; readonly id: number };
  readonly data: unknown;
}

export function envelopeFor(announcement: Announcement, id: string, createdAt: string): Envelope {
  return {
    id,
    type: announcement.type,
    createdAt,
    customerId: announcement.customerId,
    entity: announcement.entity,
    data: announcement.data,
  };
}

/** The exact text that is stored, signed and sent; nothing encodes it a second time. */
export function encodeEnvelope(envelope: Envelope): string {
  return asciiJson(envelope);
}
