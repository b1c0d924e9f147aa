import type { SendMailOptions } from 'nodemailer';
import type { WrittenEmail } from '../emails/email';

/** The email as an Internet message; the same id at every try lets mail servers see a repetition. */
export function messageOf(email: WrittenEmail, from: string, id: string): SendMailOptions {
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: email.to,
    subject: email.subject,
    text: email.text,
    html: email.html,
    messageId: `<${id}@${domain}>`,
    ...(email.attachment === undefined
      ? {}
      : {
          attachments: [
            {
              filename: email.attachment.fileName,
              content: Buffer.from(email.attachment.bytes),
              contentType: 'application/pdf',
            },
          ],
        }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
