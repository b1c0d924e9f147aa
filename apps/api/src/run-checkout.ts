import type { Service } from '@anz-payroll/composition';
import type { Logger } from '@anz-payroll/http-kit/logging';
import type { RunningWorker } from '@anz-payroll/kernel/worker';
import { tidyCheckout } from './tidy-checkout';

/** What the checkout does beside requests: emails go out, and what ended is noted. */
export function runCheckout(service: Service, log: Logger): readonly RunningWorker[] {
  tellWithoutMailServer(service.settings, log);
  const tidying = tidyCheckout(service, log);
  if (!service.settings.mailSender) return [tidying];
  const sender = service.mail.start({
    onSent: emailsInLog(log),
    onTrouble: (error) => log.warn('the mail sender goes on after trouble', { error }),
  });
  return [tidying, sender];
}

/** Invitations and links for passwords that nobody gets are known from the start. */
export function tellWithoutMailServer(
  { mode, smtpUrl }: Pick<Service['settings'], 'mode' | 'smtpUrl'>,
  log: Pick<Logger, 'warn'>,
): void {
  if (mode !== 'production' || smtpUrl !== undefined) return;
  log.warn('no SMTP_URL: emails become files in MAIL_FOLDER and reach nobody');
}

/** Emails that stay behind are told as trouble, with the kinds of failure: the operator may have to mend a setting. */
export function emailsInLog(log: Pick<Logger, 'info' | 'warn'>) {
  return ({ sent, failed, reasons = [] }: Awaited<ReturnType<Service['mail']['sendDue']>>): void => {
    if (failed === 0) log.info('emails', { sent, failed });
    else log.warn('some emails could not be sent', { sent, failed, reasons: reasons.join('; ') });
  };
}
