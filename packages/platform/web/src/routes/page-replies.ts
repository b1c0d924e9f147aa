import { fieldLabel, messagePage, pageHeaders, sendAgainPage } from '../pages';
import {
  answerRaw,
  answerRedirect,
  type AnyReply,
  type HeaderValues,
  type SentForm,
} from '@anz-payroll/http-kit/route';

/** What the answers of pages are, as routes declare them. */
export const pageAnswers = {
  200: answerRaw('text/html', 'The page.'),
  303: answerRedirect('On to the next page.'),
  403: answerRaw('text/html', 'The form did not come from a page of this service, or the page is not for this user.'),
  404: answerRaw('text/html', 'There is no such thing, or it is out of reach.'),
  422: answerRaw('text/html', 'The page again, with what to change.'),
  429: answerRaw('text/html', 'Too many attempts.'),
} as const;

export function showPage<S extends 200 | 400 | 403 | 404 | 422 | 429>(
  status: S,
  body: string,
  headers: HeaderValues = {},
) {
  return { status, body, mediaType: 'text/html', headers: { ...pageHeaders(), ...headers } } as const;
}

/** 303: the browser follows with GET and does not carry a password or a form along. @law RFC 9700 4.12 */
export function goTo(location: string, headers: HeaderValues = {}) {
  return { status: 303, headers: { ...pageHeaders(), ...headers, Location: location } } as const;
}

export function csvReply(fileName: string, body: string) {
  const headers = { 'Content-Disposition': `attachment; filename="${fileName}"` };
  return { status: 200, mediaType: 'text/csv', headers, body } as const;
}

const expired = 'This form has expired';

export function staleForm() {
  const message = 'Go back, load the page again, and send the form once more.';
  return showPage(403, messagePage(expired, message));
}

/** A form of our own page in this browser, from before somebody signed in anew: with the token of today it can be sent again. */
export function expiredForm(sent: SentForm, csrfToken: string) {
  if (hasSecrets(sent)) return staleForm();
  const message = 'Somebody has signed in or out in this browser since its page was opened. What you typed is kept.';
  return showPage(403, sendAgainPage({ ...sent, title: expired, message, problems: {}, csrfToken }));
}

/** What somebody typed while their session ended; a button alone is pressed again on its page. */
export function keptForm(sent: SentForm) {
  if (!isTyped(sent, /^(?:csrf_token|request_key|version)$/) || hasSecrets(sent)) return undefined;
  const title = 'You are no longer signed in';
  const message = 'What you typed is kept on this page.';
  const first = {
    address: '/sign-in',
    name: 'Sign in in another tab',
    says: ', come back to this one and send it again.',
  };
  return showPage(403, sendAgainPage({ ...sent, title, message, first, problems: {} }));
}

/** What somebody typed before they were asked whether it is them; a button alone is pressed again on its page. */
export function unconfirmedForm(sent: SentForm) {
  if (!isTyped(sent, /^(?:csrf_token|request_key|version|kind|decision)$/) || hasSecrets(sent)) return undefined;
  const title = 'Confirm it is you';
  const message = 'What you typed is kept on this page.';
  const first = {
    address: '/confirm',
    name: 'Confirm in another tab',
    says: ', come back to this one and send it again.',
  };
  return showPage(403, sendAgainPage({ ...sent, title, message, first, problems: {} }));
}

/** What somebody typed and a second person has to approve; a button alone is pressed again on its page. */
export function waitingForm(sent: SentForm, why: string, waits: { readonly address: string; readonly name: string }) {
  if (!isTyped(sent, /^(?:csrf_token|request_key|version|run_version|kind|decision)$/) || hasSecrets(sent)) {
    return undefined;
  }
  const message = `${why} What you typed is kept on this page.`;
  const first = { ...waits, says: '. Once it is approved, come back to this tab and send it again.' };
  return showPage(422, sendAgainPage({ ...sent, title: 'Not released yet', message, first, problems: {} }));
}

function isTyped({ fields }: SentForm, ofButtons: RegExp): boolean {
  return fields.some(([name, value]) => !ofButtons.test(name) && value !== '');
}

/** What is secret is typed again rather than written into a page. */
function hasSecrets({ fields }: SentForm): boolean {
  return fields.some(([name]) => /password|secret|^code$/.test(name));
}

export function notThere() {
  return showPage(404, messagePage('Not found', 'There is no such page, or it belongs to another account.'));
}

const problems: Readonly<Record<number, readonly [string, string]>> = {
  404: ['Not found', 'There is no such page, or it belongs to another account.'],
  405: ['This page takes no such form', 'Go back, load the page again, and send the form once more.'],
  408: ['That took too long', 'Go back and try again.'],
  413: ['That is too large', 'Go back and send less at once: a file can be divided.'],
  422: ['This address or form cannot be read', 'Go back, load the page again, and try once more.'],
  429: ['Too many requests', 'Wait a minute and load the page again.'],
  503: ['The service is busy', 'Wait a moment and load the page again.'],
};

/** A form that was not looked at yet is sent once more by its browser, with what was typed. */
const formsAgain: Readonly<Record<number, string>> = {
  429: 'Nothing was saved. Wait a minute, then load this page again: your browser sends the form once more, with what you typed.',
  503: 'Nothing was saved. Wait a moment, then load this page again: your browser sends the form once more, with what you typed.',
};

interface PageProblem {
  readonly status: number;
  readonly requestId: string;
  readonly detail: string;
  readonly faults: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  readonly sent: SentForm;
}

/** Control characters and marks of direction, as contracts refuse them. */
const HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

const titles: Readonly<Record<string, string>> = {
  unprintable: 'A text has hidden marks',
  too_long: 'A text is too long',
  too_short: 'A field is empty',
};

/** A form with a text that no field takes: shown again with it, and with everything else that was sent. */
function sendAgain({ faults, sent }: PageProblem): string | undefined {
  const isText = ({ code }: PageProblem['faults'][number]) => ['unprintable', 'too_long', 'too_short'].includes(code);
  if (faults.length === 0 || !faults.every(isText) || hasSecrets(sent)) return undefined;
  const problems = Object.fromEntries(
    faults.map(({ path, code, message }) => [
      path.split('.').at(-1) ?? '',
      code === 'too_short'
        ? 'Fill this in.'
        : code === 'too_long'
          ? `${message.replace('Expected', 'It takes')} Shorten it.`
          : 'What was pasted had marks that nobody sees, such as those that change the direction of text. They are taken out here: look whether it is what you mean.',
    ]),
  );
  const fields = sent.fields.map(([name, value]): [string, string] => [
    name,
    name in problems ? value.replaceAll(HIDDEN, '') : value,
  ]);
  const title = titles[faults[0]?.code ?? ''] ?? 'A text cannot be read';
  return sendAgainPage({ ...sent, fields, title, message: 'Everything else that you typed is kept.', problems });
}

/** Fields that have to be there and are not, by the names of the page. */
function whatIsMissing({ faults }: PageProblem): string {
  const missing = faults.filter(({ code }) => code === 'required').map(({ path }) => path.split('.').at(-1) ?? '');
  return missing.length === 0
    ? ''
    : `Nothing was saved. The form came without: ${missing.map(fieldLabel).join(', ')}. `;
}

/** A browser is told in words what a program is told by a code. */
export function problemReply(problem: PageProblem): AnyReply {
  const { status, requestId, detail } = problem;
  const again = sendAgain(problem);
  if (again !== undefined) return { status, body: again, mediaType: 'text/html', headers: pageHeaders() };
  const [title, usual] = problems[status] ?? [
    status >= 500 ? 'Something went wrong' : 'This cannot be done',
    status >= 500
      ? `It is not your fault, and it was noted. If it happens again, tell support this number: ${requestId}.`
      : 'Go back, load the page again, and try once more.',
  ];
  const message = (problem.sent.method === 'post' ? formsAgain[status] : undefined) ?? usual;
  // What no page foresaw: stored data that cannot be used, which no second try mends.
  const says = status === 409 ? detail : `${whatIsMissing(problem)}${message}`;
  return { status, body: messagePage(title, says), mediaType: 'text/html', headers: pageHeaders() };
}

export function notForYou(why = 'Your role in this account does not include this.') {
  return showPage(403, messagePage('Not for your role', `${why} The owner of the account can give you another one.`));
}
