import type { RequestContext } from '@anz-payroll/http-kit/route';
import type { PageServices } from '../pages';
import { goTo } from './page-replies';

/** A cookie holds four kilobytes, of which its name and attributes take some. */
const MOST_BYTES = 2800;
const SECONDS = 60;

interface Told {
  readonly at: string;
  readonly notice: string;
}

/**
 * On to the page that says what a form did. What it says comes along in a cookie and is said once: a page that answered
 * the form itself would send the form again when it is loaded again, and an address would keep the names in it.
 */
export function goToTold({ cookies }: Pick<PageServices, 'cookies'>, location: string, notice: string) {
  const told: Told = { at: pathOf(location), notice: withinBytes(notice) };
  const value = Buffer.from(JSON.stringify(told)).toString('base64url');
  return goTo(location, { 'Set-Cookie': cookies.write('notice', value, SECONDS) });
}

/** What the form that led to this page said, and the header that takes it away. */
export function toldBefore(
  { cookies }: Pick<PageServices, 'cookies'>,
  context: Pick<RequestContext, 'header' | 'url'>,
): { readonly notice?: string; readonly headers: Readonly<Record<string, string>> } {
  const value = cookies.read(context.header('cookie'), 'notice');
  const told = value === undefined ? undefined : readTold(value);
  if (told?.at !== pathOf(context.url)) return { headers: {} };
  return { notice: told.notice, headers: { 'Set-Cookie': cookies.write('notice', '', 0) } };
}

function readTold(value: string): Told | undefined {
  try {
    const { at, notice } = JSON.parse(Buffer.from(value, 'base64url').toString()) as Partial<Told>;
    return typeof at === 'string' && typeof notice === 'string' ? { at, notice } : undefined;
  } catch {
    return undefined;
  }
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '';
}

function withinBytes(text: string): string {
  const bytes = Buffer.from(text);
  return bytes.length <= MOST_BYTES ? text : `${new TextDecoder().decode(bytes.subarray(0, MOST_BYTES - 3))}…`;
}
