import type { AccountsUseCases } from '@anz-payroll/accounts';
import { isInTheClear, type Settings } from '@anz-payroll/configuration';
import type { Clock, Tracer } from '@anz-payroll/kernel';
import type { RunningWorker } from '@anz-payroll/kernel/worker';
import {
  folderTransport,
  sendDueEmails,
  smtpTransport,
  startMailSender,
  type Attachment,
  type Email,
  type EmailKind,
  type EmailQueue,
  type SendingReport,
  type Transport,
} from '@anz-payroll/mail';
import { nodeSecrets } from '@anz-payroll/credentials';
import { issuePayslipLink } from '@anz-payroll/payslips';
import { bindAccounts, bindEmployeeMail, emailQueue, type Database } from '@anz-payroll/persistence-typeorm';
import { payslipMailStores } from './open-payslip-mail';

/** The emails of the service on their way: by SMTP where it is configured, as files otherwise. */
export interface Mail {
  readonly queue: EmailQueue;
  /** One pass over what is due. */
  sendDue(): Promise<SendingReport>;
  /** Sends in this process from now on. */
  start(told: {
    readonly onSent: (report: SendingReport) => void;
    readonly onTrouble: (error: unknown) => void;
  }): RunningWorker;
  /** The sender of this process, if there is one, looks at once. */
  wake(): void;
}

interface MailParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly accounts: Pick<
    AccountsUseCases,
    'issuePasswordLink' | 'issueEmailChangeLink' | 'readEmailChange' | 'signOnLink'
  >;
  readonly clock: Clock;
  readonly tracer?: Tracer | undefined;
  /** The payslip of an email whose company wants it attached. */
  readonly payslipFile: (email: Email) => Promise<Attachment | undefined>;
}

const sender = { userId: null, clientId: null, requestId: 'mail' };

/** Which address of a change an email goes to. The one that tells of the question goes to the user's address as it is. */
const sideOfChange: Partial<Readonly<Record<EmailKind, 'email' | 'previousEmail'>>> = {
  'email-confirmation': 'email',
  'email-changed': 'previousEmail',
};

export function openMail({ settings, database, accounts, clock, tracer, payslipFile }: MailParts): Mail {
  const queue = emailQueue(database.unitOfWork((tx) => tx));
  const reading = database.reading(bindAccounts);
  const issueLink = issuePayslipLink({
    unitOfWork: payslipMailStores(database, clock),
    clock,
    secrets: nodeSecrets,
  });
  let running: RunningWorker | undefined;
  // Opened with the first email, so that a program that sends none opens nothing.
  let transport: Transport | undefined;
  const sending = {
    queue,
    clock,
    transport: {
      send: (...email: Parameters<Transport['send']>) => {
        const send = () => (transport ??= transportOf(settings)).send(...email);
        return tracer === undefined ? send() : tracer.span('send email', send);
      },
      close: () => transport?.close(),
    },
    recipient: async ({ userId, kind, facts }: Email) => {
      const side = sideOfChange[kind];
      if (side !== undefined) {
        const told = await accounts.readEmailChange(Number(facts['change']));
        return told && { name: told.user.name, address: told.change[side] };
      }
      if (kind === 'payslip' || kind === 'bank-account-changed') return employeeRecipient(database, userId);
      if (kind === 'address-changed') return employeeRecipient(database, userId, facts['former']);
      const user = await reading.run(({ users }) => users.find(userId));
      return user?.isActive === true ? { name: user.name, address: user.email } : undefined;
    },
    passwordSecret: async (userId: number) => {
      const link = await accounts.issuePasswordLink(userId, sender);
      if (!link.ok) throw new Error(link.error.message);
      return link.value.secret;
    },
    emailChangeSecret: ({ facts }: Email) => accounts.issueEmailChangeLink(Number(facts['change'])),
    signOnSecret: ({ facts }: Email) => accounts.signOnLink(facts['challenge'] ?? ''),
    payslipSecret: ({ facts }: Email) => issueLink(facts),
    attachment: payslipFile,
    publicUrl: settings.publicUrl ?? `http://${settings.host}:${settings.port}`,
  };
  return {
    queue,
    sendDue: () => sendDueEmails(sending),
    start: (told) => {
      const started = startMailSender({ ...sending, ...told });
      running = started;
      return {
        wake: () => started.wake(),
        stop: async () => {
          await started.stop();
          transport?.close();
        },
      };
    },
    wake: () => running?.wake(),
  };
}

/** Where payslips of an employee go; nowhere once the employee is deleted or has no address. */
async function employeeRecipient(database: Database, employeeId: number, formerAddress?: string) {
  return database.reading(bindEmployeeMail).run((mail) => mail.recipient(employeeId, formerAddress));
}

export function transportOf({ smtpUrl, smtpStartTls, mailFrom, mailFolder }: Settings): Transport {
  return smtpUrl === undefined
    ? folderTransport({ folder: mailFolder, from: mailFrom })
    : smtpTransport({
        url: smtpUrl,
        requireStartTls: smtpStartTls === 'required' && isInTheClear(smtpUrl),
        from: mailFrom,
      });
}
