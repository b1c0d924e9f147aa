import type { SendMailOptions } from 'nodemailer';
import type { WrittenLetter } from '../letters/letter';

/** The letter as an Internet message; the same id at every try lets mail servers see a repetition. */
export function messageOf(letter: WrittenLetter, from: string, id: string): SendMailOptions {
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: letter.to,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
