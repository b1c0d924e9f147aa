import { createTransport } from 'nodemailer';
import { messageOf } from './message-of';
import type { Transport } from './transport';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  /** Sends nothing over `smtp:` before STARTTLS; otherwise that is used where it is offered. */
  readonly requireStartTls: boolean;
  readonly from: string;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function smtpTransport({ url, requireStartTls, from }: SmtpSettings): Transport {
  const transport = createTransport({ url, requireTLS: requireStartTls, ...timeouts });
  return {
    send: async (email, id) => {
      const { rejected } = await transport.sendMail(messageOf(email, from, id));
      if (rejected.length > 0) throw Object.assign(new Error('The recipient was refused.'), { code: 'EENVELOPE' });
    },
    close: () => transport.close(),
  };
}
