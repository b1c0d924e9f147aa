import type { Command } from '../command';

export const mailSend: Command = {
  name: 'mail send',
  about: 'Send the emails that are due, once; for cron where MAIL_SENDER is off',
  options: { failed: { about: 'Also try again what was given up' } },
  example: 'mail send --failed',
  run: async (values, { mail, clock }) => {
    if (values['failed'] === true) await mail.queue.retryFailed(clock.now());
    const { sent, failed } = await mail.sendDue();
    const left = await mail.queue.count();
    return [`${sent} sent, ${failed} not`, `${left.waiting} waiting, ${left.failed} given up`];
  },
};
