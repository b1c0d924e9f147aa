export { linkIn, openMailbox, type Mailbox } from './mailbox';
