import { startWorker, type RunningWorker } from '@anz-payroll/kernel/worker';
import { sendDueEmails, type SendingDependencies, type SendingReport } from './send-due-emails';

export interface MailSenderOptions extends SendingDependencies {
  /** Told of every pass that attempted something. */
  readonly onSent?: (report: SendingReport) => void;
  readonly onTrouble: (error: unknown) => void;
}

const twiceAMinute = '*/30 * * * * *';

/** Sends due emails from this process until it is stopped, one pass at a time. */
export function startMailSender(options: MailSenderOptions): RunningWorker {
  const pass = async (): Promise<void> => {
    const report = await sendDueEmails(options);
    if (report.sent + report.failed > 0) options.onSent?.(report);
  };
  return startWorker({ name: 'mail', every: twiceAMinute, pass, onTrouble: options.onTrouble });
}
