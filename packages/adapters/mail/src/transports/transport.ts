import type { WrittenEmail } from '../emails/email';

/** Takes an email on its way, or throws. `id` is the same at every try of the same email. */
export interface Transport {
  send(email: WrittenEmail, id: string): Promise<void>;
  close(): void;
}
