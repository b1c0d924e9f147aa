import type { Operation } from '../served-document';

const openEnded =
  'its answer is open-ended, and of such Specmatic expects that the items of a list are all like the first';

const reasons: Readonly<Record<string, string>> = {
  'oauth-token': 'of a form Specmatic sends ten variants, and a code works once',
  'pay-run-progress': 'asks for the session of a browser',
  'pay-run-lines': 'asks for the session of a browser',
  'pay-run-cells': 'asks for the session of a browser',
  'get-openapi': openEnded,
  'get-component-schema': openEnded,
  'get-endpoint-schema': openEnded,
};

/** Why Specmatic does not try an operation; undefined where there is no reason and a scene is missing. */
export function whyLeftOut({ id, security, responses }: Operation): string | undefined {
  const isForBrowsers =
    security.length === 0 &&
    Object.entries(responses).every(
      ([status, { content }]) => status >= '400' || !('application/json' in (content ?? {})),
    );
  return reasons[id] ?? (isForBrowsers ? 'a page, a form or a file of the pages' : undefined);
}
