import { browserName } from '@anz-payroll/kernel';
import { layOut, type Content } from './lay-out';
import type { Email, EmailKind, WrittenEmail } from './email';

export interface Recipient {
  readonly name: string;
  readonly address: string;
}

/** Where the email leads: to the page on which a password is set or an address confirmed, to a payslip, or to the sign-in page. */
export interface Links {
  readonly setPassword?: string;
  readonly payslip?: string;
  readonly confirmEmail?: string;
  readonly signIn: string;
}

/** Which emails carry a link to set a password. */
export const carriesPasswordLink: Readonly<Record<EmailKind, boolean>> = {
  'trial-welcome': true,
  'order-welcome': true,
  'order-confirmed': false,
  invitation: true,
  'employee-invitation': true,
  'employee-access': false,
  'password-reset': true,
  'password-changed': false,
  'email-confirmation': false,
  'email-change-asked': false,
  'email-changed': false,
  'sign-in-changed': false,
  'new-device': false,
  'approval-needed': false,
  'delegate-named': false,
  'request-decided': false,
  'bank-account-changed': false,
  'address-changed': false,
  payslip: false,
};

const accountClosing =
  'You receive this message because an account was opened or changed for you. Please do not reply to it.';
const closings: Readonly<Record<EmailKind, string>> = {
  'trial-welcome': accountClosing,
  'order-welcome': accountClosing,
  'order-confirmed': accountClosing,
  invitation:
    'You receive this message because somebody invited you. If you do not know why, ignore it. Please do not reply.',
  'employee-invitation': 'Your employer keeps this address for you. Please do not reply to this message.',
  'employee-access': 'Your employer keeps this address for you. Please do not reply to this message.',
  'password-reset':
    'You receive this message because somebody asked for it on the sign-in page. Please do not reply to it.',
  'password-changed': accountClosing,
  'email-confirmation':
    'You receive this message because somebody gave this address on their account page. If it was not you, do nothing.',
  'email-change-asked': accountClosing,
  'email-changed': accountClosing,
  'sign-in-changed': accountClosing,
  'new-device':
    'You receive this message whenever you sign in with a browser for the first time. Please do not reply to it.',
  'approval-needed': accountClosing,
  'delegate-named': accountClosing,
  'request-decided':
    'You receive this message because you asked your employer for something. Please do not reply to it.',
  'bank-account-changed': 'Your employer keeps this address for you. Please do not reply to this message.',
  'address-changed': 'Your employer kept this address for you until now. Please do not reply to this message.',
  payslip: 'Your employer sends payslips to this address. Please do not reply, and do not pass the link on.',
};

export function writeEmail({ kind, facts }: Email, to: Recipient, links: Links): WrittenEmail {
  const fact = (name: string) => oneLine(facts[name] ?? '');
  const subjects: Readonly<Record<EmailKind, string>> = {
    'trial-welcome': `Your payroll trial for ${fact('company')}`,
    'order-welcome': 'Your payroll account is ready',
    'order-confirmed': 'Your payroll subscription',
    invitation: `Your invitation to the payroll of ${fact('customer')}`,
    'employee-invitation': `Your pay at ${fact('company')} online`,
    'employee-access': `Your pay at ${fact('company')} online`,
    'password-reset': 'Set a new password for payroll',
    'password-changed': 'Your payroll password was changed',
    'email-confirmation': 'Confirm your new e-mail address for payroll',
    'email-change-asked': 'A new e-mail address for your payroll account',
    'email-changed': 'The e-mail address of your payroll account was changed',
    'sign-in-changed': 'Your payroll sign-in was changed',
    'new-device': 'A new browser signed in to your payroll account',
    'approval-needed': 'A payroll release waits for your approval',
    'delegate-named':
      fact('to') === 'absent'
        ? `${fact('delegate')} approves payroll in your place`
        : `You approve payroll in the place of ${fact('absent')}`,
    'request-decided': `${requestWords[fact('kind')] ?? 'What you asked for'}: ${fact('decision') === 'approved' ? 'approved' : 'declined'}`,
    'bank-account-changed': 'The bank account for your pay was changed',
    'address-changed': 'Your e-mail address in payroll was changed',
    payslip: `Your payslip of ${inWords(fact('pay_date'))} from ${fact('company')}`,
  };
  const content: Readonly<Record<EmailKind, Pick<Content, 'paragraphs'>>> = {
    'trial-welcome': {
      paragraphs: [
        `${fact('partner')} has opened a free payroll trial for ${fact('company')}. It runs until ${inWords(fact('ends_on'))}.`,
        'Set a password to sign in and see your company.',
      ],
    },
    'order-welcome': {
      paragraphs: [
        `${fact('partner')} has subscribed you to ${fact('product')}. Your subscription runs until ${inWords(fact('ends_on'))}.`,
        'Set a password to sign in and see your company.',
      ],
    },
    'order-confirmed': {
      paragraphs: [
        `${fact('partner')} has subscribed you to ${fact('product')}. Your subscription runs until ${inWords(fact('ends_on'))}.`,
        'Sign in with the password you have.',
      ],
    },
    invitation: {
      paragraphs: [
        `${fact('inviter') || 'The operator of the service'} invites you to the payroll of ${fact('customer')}.`,
        fact('by') === 'single-sign-on'
          ? 'Sign in with the single sign-on of your organisation.'
          : 'Set a password to accept and sign in.',
      ],
    },
    'employee-invitation': {
      paragraphs: [
        `${fact('company')} lets you see your own pay online: payslips, leave and your details, as far as your employer has opened them.`,
        'Set a password to begin.',
      ],
    },
    'employee-access': {
      paragraphs: [
        `${fact('company')} lets you see your own pay online: payslips, leave and your details, as far as your employer has opened them.`,
        'Sign in with the password you have.',
      ],
    },
    'password-reset': {
      paragraphs: [
        'Somebody asked for a link to set a new password for your payroll account.',
        'If it was not you, do nothing: your password stays as it is.',
      ],
    },
    'password-changed': {
      paragraphs: [
        'The password of your payroll account was changed. You were signed out everywhere, and applications and keys for machines that acted for you have ended.',
        'Passkeys and your authenticator app stayed: look on your account page whether all of them are yours.',
        'If it was not you, ask for a link to set a new password on the sign-in page, and tell the owner of your account.',
      ],
    },
    'email-confirmation': {
      paragraphs: [
        'You asked to sign in to payroll with this e-mail address.',
        'Confirm it to use it from now on; until then you sign in with the former one.',
      ],
    },
    'email-change-asked': {
      paragraphs: [
        'Somebody who was signed in as you asked for another e-mail address of your payroll account. It counts when it is confirmed from there.',
        'If it was not you, set a new password on the sign-in page at once: that ends what was asked for and signs out everybody. Then tell the owner of your account.',
      ],
    },
    'email-changed': {
      paragraphs: [
        'Your payroll account has another e-mail address now. You sign in with that one, and e-mails go there; this is the last to this address.',
        'If you did not ask for it, tell the owner of your account at once: they can shut the account.',
      ],
    },
    'sign-in-changed': {
      paragraphs: [
        `${signInChanges[fact('what')] ?? 'The way you sign in to payroll was changed.'}`,
        'If it was not you, set a new password on the sign-in page and tell the owner of your account.',
      ],
    },
    'new-device': {
      paragraphs: [
        `Your ${signInWays[fact('by')] ?? 'password'} was used in a browser that had not been used before, from the address ${fact('address')}, at ${moment(fact('at'))}: ${browserName(fact('agent')) || 'the browser did not say its name'}.`,
        'If it was you, nothing is to be done. If not, set a new password on the sign-in page: that signs out everybody.',
      ],
    },
    'approval-needed': {
      paragraphs: [
        `Somebody asked for this, and a second person must approve it: ${fact('summary')}.`,
        'Sign in, open the company and look at what waits for a second person.',
      ],
    },
    'delegate-named': {
      paragraphs:
        fact('to') === 'absent'
          ? [
              `Somebody who manages users has named ${fact('delegate')} to approve payroll in your place from ${moment(fact('starts_at'))} to ${moment(fact('ends_at'))}.`,
              'If you are not absent, sign in and end it under “Absence and delegates”, and tell the owner of your account.',
            ]
          : [
              `${fact('absent')} is absent from ${moment(fact('starts_at'))} to ${moment(fact('ends_at'))}. In that time you approve payroll in their place, in the companies that you both see.`,
              'Nobody approves what they asked for themselves, and you cannot approve in their place what they asked for.',
            ],
    },
    'request-decided': {
      paragraphs: [
        fact('decision') === 'approved'
          ? `${fact('company')} has approved what you asked for: ${(requestWords[fact('kind')] ?? 'a change').toLowerCase()}.`
          : `${fact('company')} has declined what you asked for: ${(requestWords[fact('kind')] ?? 'a change').toLowerCase()}.`,
        ...(fact('reason') === '' ? [] : [`They wrote: ${fact('reason')}`]),
      ],
    },
    'bank-account-changed': {
      paragraphs: [
        `The bank account that your pay goes to was changed in your employer’s payroll at ${moment(fact('at'))}.`,
        'If you did not ask for it, tell your employer at once, by a telephone number or an address that you know.',
      ],
    },
    'address-changed': {
      paragraphs: [
        `Your employer’s payroll writes to another e-mail address since ${moment(fact('at'))}, also when the bank account for your pay is changed. This is the last message to this one.`,
        'If you did not ask for it, tell your employer at once, by a telephone number or an address that you know.',
      ],
    },
    payslip: {
      paragraphs: [`${fact('company')} has paid you on ${inWords(fact('pay_date'))}. Your payslip is ready.`],
    },
  };
  // Employees do not sign in.
  const isOfEmployee = kind === 'bank-account-changed' || kind === 'address-changed';
  const action = isOfEmployee ? {} : { action: actionOf(links) };
  const laidOut = layOut({
    greeting: `Hello ${oneLine(to.name)},`,
    ...content[kind],
    ...action,
    closing: closings[kind],
  });
  return { to: { name: oneLine(to.name), address: to.address }, subject: subjects[kind], ...laidOut };
}

function actionOf({ setPassword, payslip, confirmEmail, signIn }: Links): NonNullable<Content['action']> {
  if (confirmEmail !== undefined) {
    return {
      label: 'Confirm this address',
      href: confirmEmail,
      note: 'The link works once, for one day. If it has expired, ask for the address again on your account page.',
    };
  }
  if (payslip !== undefined) {
    return { label: 'Open your payslip', href: payslip, note: 'The link works for 30 days.' };
  }
  return setPassword === undefined
    ? { label: 'Sign in', href: signIn, note: 'Nothing else is needed.' }
    : {
        label: 'Set your password',
        href: setPassword,
        note: 'The link works once, for one day. If it has expired, ask for a new one on the sign-in page.',
      };
}

/** As long as the longest name; a line of a message has 998 characters at most. */
const LONGEST = 200;

/** Names come from outside: a line break in one must not begin a new header or paragraph, nor turn the text around. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, LONGEST);
}

/** What employees ask for; figures and numbers stay out of e-mails. */
const requestWords: Readonly<Record<string, string>> = {
  leave: 'Your leave',
  details: 'Your details',
  'bank-account': 'Your bank account',
  tax: 'Your tax declaration',
  super: 'Your super fund or KiwiSaver',
};

const signInWays: Readonly<Record<string, string>> = { 'single-sign-on': 'single sign-on', passkey: 'passkey' };

const signInChanges: Readonly<Record<string, string>> = {
  'second-factor-on': 'An authenticator app was added to your payroll account: signing in takes a code from now on.',
  'second-factor-off':
    'The authenticator app of your payroll account was removed: signing in takes the password alone.',
  'passkey-added': 'A passkey was added to your payroll account: it signs in without a password.',
  'passkey-removed': 'A passkey of your payroll account was removed.',
  'recovery-codes': 'The recovery codes of your payroll account were replaced.',
};

function moment(epochMs: string): string {
  return `${new Date(Number(epochMs)).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore

function inWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return month === undefined || date === undefined ? day : `${date} ${months[month - 1] ?? ''} ${year}`;
}
