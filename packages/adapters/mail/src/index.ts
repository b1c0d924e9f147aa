/** Emails to users: queued with the change they tell of, written and sent after it, retried. */
export { emailKinds, type Attachment, type Email, type EmailKind, type WrittenEmail } from './emails/email';
export { writeEmail, type Links, type Recipient } from './emails/write-email';
export type { ClaimedEmail, EmailQueue } from './queue/email-queue';
export { maxAttempts, nextAttemptAt } from './queue/retry-plan';
export { sendDueEmails, type SendingDependencies, type SendingReport } from './queue/send-due-emails';
export { startMailSender, type MailSenderOptions } from './queue/start-mail-sender';
export { folderTransport } from './transports/folder-transport';
export { smtpTransport } from './transports/smtp-transport';
export type { Transport } from './transports/transport';
