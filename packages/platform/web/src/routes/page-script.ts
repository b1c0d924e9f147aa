import { browserScript, scriptNames } from '../pages';
import { Text } from '@anz-payroll/http-kit/contract';
import { problem } from '@anz-payroll/http-kit/errors';
import { answerRaw, everyone, route, type Route } from '@anz-payroll/http-kit/route';

class ScriptPath {
  @Text({ max: 60 }) script!: string;
}

export const pageScriptRoute = (): Route =>
  route({
    method: 'GET',
    path: '/assets/{script}.js',
    operation: 'page-script',
    summary: 'A script of the pages',
    tag: 'Pages',
    auth: everyone,
    rate: 'unlimited',
    guard: 'burst',
    request: { params: ScriptPath },
    responses: { 200: answerRaw('text/javascript', 'The script.') },
    errors: { 404: 'There is no such script' },
    handle({ params }) {
      const path = `/assets/${params.script}.js`;
      const script = scriptNames.map(browserScript).find((one) => one?.path === path);
      if (script === undefined) return Promise.resolve(problem('not-found'));
      return Promise.resolve({
        status: 200 as const,
        body: script.text,
        mediaType: 'text/javascript' as const,
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      });
    },
  });
