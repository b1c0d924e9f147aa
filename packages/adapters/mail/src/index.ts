/** Letters to users: queued with the change they tell of, written and sent after it, retried. */
export { letterKinds, type Letter, type LetterKind, type WrittenLetter } from './letters/letter';
export { writeLetter, type Links, type Recipient } from './letters/write-letter';
export type { ClaimedLetter, LetterQueue } from './queue/letter-queue';
export { maxAttempts, nextAttemptAt } from './queue/retry-plan';
export { sendDueLetters, type SendingDependencies, type SendingReport } from './queue/send-due-letters';
export { startMailSender, type MailSenderOptions } from './queue/start-mail-sender';
export { folderTransport } from './transports/folder-transport';
export { smtpTransport } from './transports/smtp-transport';
export type { Transport } from './transports/transport';
