import { layOut, type Content } from './lay-out';
import type { Email, WrittenEmail } from './email';
import { emailTemplates } from './email-templates';

export interface Recipient {
  readonly name: string;
  readonly address: string;
}

/** Where the email leads: to the page on which a password is set, an address or a sign-in confirmed, to a payslip, or to the sign-in page. */
export interface Links {
  readonly setPassword?: string;
  readonly payslip?: string;
  readonly confirmEmail?: string;
  readonly confirmSignOn?: string;
  readonly signIn: string;
}

export function writeEmail({ kind, facts }: Email, to: Recipient, links: Links): WrittenEmail {
  const fact = (name: string) => oneLine(facts[name] ?? '');
  const { subject, paragraphs, closing, link } = emailTemplates[kind];
  const name = oneLine(to.name);
  const laidOut = layOut({
    greeting: `Hello ${name},`,
    paragraphs: paragraphs(fact),
    ...(link === 'none' ? {} : { action: actionOf(links) }),
    closing,
  });
  return { to: { name, address: to.address }, subject: subject(fact), ...laidOut };
}

function actionOf(links: Links): NonNullable<Content['action']> {
  const { setPassword, payslip, confirmEmail, confirmSignOn, signIn } = links;
  if (confirmSignOn !== undefined) {
    return {
      label: 'Confirm that it is you',
      href: confirmSignOn,
      note: 'The link works once, for one hour, in the browser in which you began. If it has expired, sign in by single sign-on again.',
    };
  }
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
