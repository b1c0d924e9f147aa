import { browserName } from '@anz-payroll/kernel';
import type { EmailKind } from './email';

/** A fact of the email by its name, on one line; empty where there is none. */
export type FactOf = (name: string) => string;

export interface EmailTemplate {
  readonly subject: (fact: FactOf) => string;
  readonly paragraphs: (fact: FactOf) => readonly string[];
  /** Why somebody gets this email. */
  readonly closing: string;
  readonly to: 'user' | 'employee';
  /** Where the email leads; employees who have no account have nowhere to sign in. */
  readonly link: 'sign-in' | 'set-password' | 'confirm-email' | 'confirm-sign-on' | 'payslip' | 'none';
}

const accountClosing =
  'You receive this message because an account was opened or changed for you. Please do not reply to it.';
const employeeClosing = 'Your employer keeps this address for you. Please do not reply to this message.';

/** What each kind of email says. `oneLine` of write-email.ts has gone over every fact before it comes here. */
export const emailTemplates: Readonly<Record<EmailKind, EmailTemplate>> = {
  'trial-welcome': {
    to: 'user',
    link: 'set-password',
    closing: accountClosing,
    subject: (fact) => `Your payroll trial for ${fact('company')}`,
    paragraphs: (fact) => [
      `${fact('partner')} has opened a free payroll trial for ${fact('company')}. It runs until ${inWords(fact('ends_on'))}.`,
      'Set a password to sign in and see your company.',
    ],
  },
  'order-welcome': {
    to: 'user',
    link: 'set-password',
    closing: accountClosing,
    subject: () => 'Your payroll account is ready',
    paragraphs: (fact) => [subscribed(fact), 'Set a password to sign in and see your company.'],
  },
  'order-confirmed': {
    to: 'user',
    link: 'sign-in',
    closing: accountClosing,
    subject: () => 'Your payroll subscription',
    paragraphs: (fact) => [subscribed(fact), 'Sign in with the password you have.'],
  },
  invitation: {
    to: 'user',
    link: 'set-password',
    closing:
      'You receive this message because somebody invited you. If you do not know why, ignore it. Please do not reply.',
    subject: (fact) => `Your invitation to the payroll of ${fact('customer')}`,
    paragraphs: (fact) => [
      `${fact('inviter') || 'The operator of the service'} invites you to the payroll of ${fact('customer')}.`,
      fact('by') === 'single-sign-on'
        ? 'Sign in with the single sign-on of your organisation.'
        : 'Set a password to accept and sign in.',
    ],
  },
  'employee-invitation': {
    to: 'user',
    link: 'set-password',
    closing: employeeClosing,
    subject: (fact) => `Your pay at ${fact('company')} online`,
    paragraphs: (fact) => [ownPayOnline(fact), 'Set a password to begin.'],
  },
  'employee-access': {
    to: 'user',
    link: 'sign-in',
    closing: employeeClosing,
    subject: (fact) => `Your pay at ${fact('company')} online`,
    paragraphs: (fact) => [ownPayOnline(fact), 'Sign in with the password you have.'],
  },
  'password-reset': {
    to: 'user',
    link: 'set-password',
    closing: 'You receive this message because somebody asked for it on the sign-in page. Please do not reply to it.',
    subject: () => 'Set a new password for payroll',
    paragraphs: () => [
      'Somebody asked for a link to set a new password for your payroll account.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
  },
  'password-changed': {
    to: 'user',
    link: 'sign-in',
    closing: accountClosing,
    subject: () => 'Your payroll password was changed',
    paragraphs: () => [
      'The password of your payroll account was changed. You were signed out everywhere, and applications and keys for machines that acted for you have ended.',
      'Passkeys and your authenticator app stayed: look on your account page whether all of them are yours.',
      'If it was not you, ask for a link to set a new password on the sign-in page, and tell the owner of your account.',
    ],
  },
  'email-confirmation': {
    to: 'user',
    link: 'confirm-email',
    closing:
      'You receive this message because somebody gave this address on their account page. If it was not you, do nothing.',
    subject: () => 'Confirm your new e-mail address for payroll',
    paragraphs: () => [
      'You asked to sign in to payroll with this e-mail address.',
      'Confirm it to use it from now on; until then you sign in with the former one.',
    ],
  },
  'email-change-asked': {
    to: 'user',
    link: 'sign-in',
    closing: accountClosing,
    subject: () => 'A new e-mail address for your payroll account',
    paragraphs: () => [
      'Somebody who was signed in as you asked for another e-mail address of your payroll account. It counts when it is confirmed from there.',
      'If it was not you, set a new password on the sign-in page at once: that ends what was asked for and signs out everybody. Then tell the owner of your account.',
    ],
  },
  'email-changed': {
    to: 'user',
    link: 'sign-in',
    closing: accountClosing,
    subject: () => 'The e-mail address of your payroll account was changed',
    paragraphs: () => [
      'Your payroll account has another e-mail address now. You sign in with that one, and e-mails go there; this is the last to this address.',
      'If you did not ask for it, tell the owner of your account at once: they can shut the account.',
    ],
  },
  'sign-on-confirmation': {
    to: 'user',
    link: 'confirm-sign-on',
    closing:
      'You receive this message because somebody signed in by single sign-on with your address. Please do not reply to it.',
    subject: () => 'Confirm that you sign in to payroll by single sign-on',
    paragraphs: (fact) => [
      `Somebody signs in to payroll with your e-mail address by the identity provider ${fact('provider')}, which has not signed you in here before. If it is you, open the link in the browser in which you began.`,
      'If it is not you, do nothing: nobody is signed in. Somebody who runs that provider may have tried to come in as you, so tell another owner of your account.',
    ],
  },
  'sign-in-changed': {
    to: 'user',
    link: 'sign-in',
    closing: accountClosing,
    subject: () => 'Your payroll sign-in was changed',
    paragraphs: (fact) => [
      signInChanges[fact('what')] ?? 'The way you sign in to payroll was changed.',
      'If it was not you, set a new password on the sign-in page and tell the owner of your account.',
    ],
  },
  'new-device': {
    to: 'user',
    link: 'sign-in',
    closing:
      'You receive this message whenever you sign in with a browser for the first time. Please do not reply to it.',
    subject: () => 'A new browser signed in to your payroll account',
    paragraphs: (fact) => [
      `Your ${signInWays[fact('by')] ?? 'password'} was used in a browser that had not been used before, from the address ${fact('address')}, at ${moment(fact('at'))}: ${browserName(fact('agent')) || 'the browser did not say its name'}.`,
      'If it was you, nothing is to be done. If not, set a new password on the sign-in page: that signs out everybody.',
    ],
  },
  'approval-needed': {
    to: 'user',
    link: 'sign-in',
    closing: accountClosing,
    subject: () => 'A payroll release waits for your approval',
    paragraphs: (fact) => [
      `Somebody asked for this, and a second person must approve it: ${fact('summary')}.`,
      'Sign in, open the company and look at what waits for a second person.',
    ],
  },
  'approver-named': {
    to: 'user',
    link: 'sign-in',
    closing: accountClosing,
    subject: (fact) => `${fact('name')} may approve payroll from now on`,
    paragraphs: (fact) => [
      `Somebody who manages users lets ${fact('name')} (${fact('address')}) approve payroll, in ${fact('companies') === '1' ? 'a company' : `${fact('companies')} companies`} where you approve too and a second person is asked for.`,
      'If you do not know them, ask whoever manages users before anything more is approved: a second person must be somebody else than the first.',
    ],
  },
  'delegate-named': {
    to: 'user',
    link: 'sign-in',
    closing: accountClosing,
    subject: (fact) =>
      fact('to') === 'absent'
        ? `${fact('delegate')} approves payroll in your place`
        : `You approve payroll in the place of ${fact('absent')}`,
    paragraphs: (fact) =>
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
    to: 'user',
    link: 'sign-in',
    closing: 'You receive this message because you asked your employer for something. Please do not reply to it.',
    subject: (fact) => `${requestWords[fact('kind')] ?? 'What you asked for'}: ${decision(fact)}`,
    paragraphs: (fact) => [
      `${fact('company')} has ${decision(fact)} what you asked for: ${(requestWords[fact('kind')] ?? 'a change').toLowerCase()}.`,
      ...(fact('reason') === '' ? [] : [`They wrote: ${fact('reason')}`]),
    ],
  },
  'bank-account-changed': {
    to: 'employee',
    link: 'none',
    closing: employeeClosing,
    subject: () => 'The bank account for your pay was changed',
    paragraphs: (fact) => [
      `The bank account that your pay goes to was changed in your employer’s payroll at ${moment(fact('at'))}.`,
      notAskedFor,
    ],
  },
  'address-changed': {
    to: 'employee',
    link: 'none',
    closing: 'Your employer kept this address for you until now. Please do not reply to this message.',
    subject: () => 'Your e-mail address in payroll was changed',
    paragraphs: (fact) => [
      `Your employer’s payroll writes to another e-mail address since ${moment(fact('at'))}, also when the bank account for your pay is changed. This is the last message to this one.`,
      notAskedFor,
    ],
  },
  payslip: {
    to: 'employee',
    link: 'payslip',
    closing: 'Your employer sends payslips to this address. Please do not reply, and do not pass the link on.',
    subject: (fact) => `Your payslip of ${inWords(fact('pay_date'))} from ${fact('company')}`,
    paragraphs: (fact) => [`${fact('company')} has paid you on ${inWords(fact('pay_date'))}. Your payslip is ready.`],
  },
};

function subscribed(fact: FactOf): string {
  return `${fact('partner')} has subscribed you to ${fact('product')}. Your subscription runs until ${inWords(fact('ends_on'))}.`;
}

function ownPayOnline(fact: FactOf): string {
  return `${fact('company')} lets you see your own pay online: payslips, leave and your details, as far as your employer has opened them.`;
}

function decision(fact: FactOf): string {
  return fact('decision') === 'approved' ? 'approved' : 'declined';
}

const notAskedFor =
  'If you did not ask for it, tell your employer at once, by a telephone number or an address that you know.';

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
