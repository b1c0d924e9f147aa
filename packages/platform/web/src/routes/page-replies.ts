import { messagePage, pageHeaders } from '../pages';
import { answerRaw, answerRedirect, type AnyReply, type HeaderValues } from '@anz-payroll/http-kit/route';

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

export function staleForm() {
  const message = 'Go back, load the page again, and send the form once more.';
  return showPage(403, messagePage('This form has expired', message));
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

interface PageProblem {
  readonly status: number;
  readonly requestId: string;
  readonly faults: readonly { readonly path: string; readonly code: string; readonly message: string }[];
}

/** Of a field that has no place of its own for it: what to change, and that what was typed is not lost. */
function faultInWords({ faults }: PageProblem): readonly [string, string] | undefined {
  const fault = faults.find(({ code }) => code === 'unprintable' || code === 'too_long');
  if (fault === undefined) return undefined;
  const name = (fault.path.split('.').at(-1) ?? '').replaceAll('_', ' ');
  const back = 'Go back in your browser: what you typed is still there.';
  return fault.code === 'too_long'
    ? [
        'A text is too long',
        `${fault.message.replace('Expected', `“${name}” takes`)} ${back} Shorten it, and send it again.`,
      ]
    : [
        'A text holds hidden marks',
        `What was pasted into “${name}” holds marks that nobody sees, such as those that change the direction of text. ${back} Type it instead of pasting it, and send it again.`,
      ];
}

/** A browser is told in words what a program is told by a code. */
export function problemReply(problem: PageProblem): AnyReply {
  const { status, requestId } = problem;
  const [title, message] = faultInWords(problem) ??
    problems[status] ?? [
      status >= 500 ? 'Something went wrong' : 'This cannot be done',
      status >= 500
        ? `It is not your fault, and it was noted. If it happens again, tell support this number: ${requestId}.`
        : 'Go back, load the page again, and try once more.',
    ];
  return { status, body: messagePage(title, message), mediaType: 'text/html', headers: pageHeaders() };
}

export function notForYou(why = 'Your role in this account does not include this.') {
  return showPage(403, messagePage('Not for your role', `${why} The owner of the account can give you another one.`));
}
