import type { Command } from '../command';

export const mailSend: Command = {
  name: 'mail send',
  about: 'Send the emails that are due, once; for cron where MAIL_SENDER is off',
  options: { failed: { about: 'Also try again what was given up' } },
  example: 'mail send --failed',
  run: async (values, { mail, clock, accounts, actor }) => {
    if (values['failed'] === true) await mail.queue.retryFailed(clock.now());
    const { sent, failed, reasons } = await mail.sendDue();
    const act = {
      action: 'mail.send',
      recordType: 'mail',
      recordId: null,
      details: { sent: String(sent), failed: String(failed) },
    } as const;
    if (sent + failed > 0) await accounts.noteAudit(actor, act);
    const left = await mail.queue.count();
    const why = reasons === undefined ? '' : `: ${reasons.join('; ')}`;
    return [`${sent} sent, ${failed} not${why}`, `${left.waiting} waiting, ${left.failed} given up`];
  },
};
