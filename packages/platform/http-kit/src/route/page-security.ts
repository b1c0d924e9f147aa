import type { NarrowedRoute } from '../security';
import type { SessionAuth } from './auth';
import type { RequestContext } from './request-context';
import type { AnyReply } from './route';

/** A form as a browser sent it. */
export interface SentForm {
  /** Where it was sent to, without a query. */
  readonly action: string;
  readonly method: 'get' | 'post';
  /** In the order of the form; a name may come twice. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** What the program with the pages decides: who is signed in, what is theirs, and which forms are its own. */
export interface PageSecurity {
  /** Lets a request in with whoever is signed in, or gives the page that is sent instead. */
  admit(
    /** Without a permission nobody is let in. */
    page: { readonly auth: SessionAuth } & NarrowedRoute,
    context: RequestContext,
    params: object | undefined,
  ): Promise<
    | { readonly visit: object; /** For whom the request counts. */ readonly clientKey: string }
    | {
        readonly reply: AnyReply;
        /** In the place of the reply to a form that can be read: keeps what somebody typed until they are let in. */
        readonly keepForm?: (sent: SentForm) => AnyReply;
      }
  >;
  /** The page that is sent instead when a form did not come from one of this service's pages. Only then is it read once more. */
  refuseForm(context: RequestContext, csrfToken: string | undefined, sent: () => SentForm): AnyReply | undefined;
  /** The page that a browser is sent for an address that does not exist; without it, the usual shape. */
  notFoundPage?(): AnyReply;
  /** The page that a browser is sent where the API answers with a problem; without it, the usual shape. */
  readonly problemPage?: (problem: {
    readonly status: number;
    readonly requestId: string;
    /** What a program is told. */
    readonly detail: string;
    /** What is wrong with which field of a form. */
    readonly faults: readonly { readonly path: string; readonly code: string; readonly message: string }[];
    readonly sent: SentForm;
  }) => AnyReply;
}
