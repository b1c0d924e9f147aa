import type { Command } from '../command';

export const mailSend: Command = {
  name: 'mail send',
  about: 'Send the letters that are due, once; for cron where MAIL_SENDER is off',
  options: { failed: { about: 'Also try again what was given up' } },
  example: 'mail send --failed',
  run: async (values, { post, clock }) => {
    if (values['failed'] === true) await post.queue.retryFailed(clock.now());
    const { sent, failed } = await post.sendDue();
    const left = await post.queue.count();
    return [`${sent} sent, ${failed} not`, `${left.waiting} waiting, ${left.failed} given up`];
  },
};
