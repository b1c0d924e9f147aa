import type { RequestContext } from '@anz-payroll/http-kit/route';
import type { PageServices } from '../pages';
import { goTo } from './page-replies';

/** Of each text: a cookie holds four kilobytes, in base64 three, and its name and attributes take some. */
const MOST_BYTES = 1300;
const SECONDS = 60;

/** What was done, or what was not and why. */
interface Said {
  readonly notice?: string;
  readonly problem?: string;
}

interface Told extends Said {
  readonly at: string;
}

/**
 * On to the page that says what a form did. What it says comes along in a cookie and is said once: a page that answered
 * the form itself would send the form again when it is loaded again, and an address would keep the names in it.
 */
export function redirectWithNotice({ cookies }: Pick<PageServices, 'cookies'>, location: string, said: string | Said) {
  const both: Said = typeof said === 'string' ? { notice: said } : said;
  const told: Told = { at: pathOf(location), ...mapped(both, withinBytes) };
  const value = Buffer.from(JSON.stringify(told)).toString('base64url');
  return goTo(location, { 'Set-Cookie': cookies.write('notice', value, SECONDS) });
}

/** What the form that led to this page said, and the header that takes it away. */
export function noticeAfterRedirect(
  { cookies }: Pick<PageServices, 'cookies'>,
  context: Pick<RequestContext, 'header' | 'url'>,
): Said & { readonly headers: Readonly<Record<string, string>> } {
  const value = cookies.read(context.header('cookie'), 'notice');
  const told = value === undefined ? undefined : readTold(value);
  if (told?.at !== pathOf(context.url)) return { headers: {} };
  const { at: _, ...said } = told;
  // A script that follows the redirect shows the page to nobody: it is said to whoever opens the page next.
  if (context.header('sec-fetch-dest') === 'empty') return { ...said, headers: {} };
  return { ...said, headers: { 'Set-Cookie': cookies.write('notice', '', 0) } };
}

function readTold(value: string): Told | undefined {
  try {
    const { at, ...said } = JSON.parse(Buffer.from(value, 'base64url').toString()) as Partial<Told>;
    return typeof at === 'string' ? { at, ...mapped(said, String) } : undefined;
  } catch {
    return undefined;
  }
}

function mapped({ notice, problem }: Said, change: (text: string) => string): Said {
  return {
    ...(notice === undefined ? {} : { notice: change(notice) }),
    ...(problem === undefined ? {} : { problem: change(problem) }),
  };
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '';
}

function withinBytes(text: string): string {
  const bytes = Buffer.from(text);
  return bytes.length <= MOST_BYTES ? text : `${new TextDecoder().decode(bytes.subarray(0, MOST_BYTES - 3))}…`;
}
