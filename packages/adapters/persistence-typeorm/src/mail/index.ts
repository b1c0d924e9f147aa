export { bindEmails } from './bind-emails';
export { emailQueue } from './email-queue';
export { EmailTable } from './email-table';
