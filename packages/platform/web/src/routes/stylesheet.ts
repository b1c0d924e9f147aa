import { pagesCss, pagesCssPath } from '../pages';
import { Text } from '@anz-payroll/http-kit/contract';
import { problem } from '@anz-payroll/http-kit/errors';
import { answerRaw, everyone, route, type Route } from '@anz-payroll/http-kit/route';

class StylesheetPath {
  @Text({ max: 60 }) stylesheet!: string;
}

export const stylesheetRoute = (): Route =>
  route({
    method: 'GET',
    path: '/assets/{stylesheet}.css',
    operation: 'pages-stylesheet',
    summary: 'The stylesheet of the pages',
    tag: 'Pages',
    auth: everyone,
    rate: 'unlimited',
    guard: 'burst',
    request: { params: StylesheetPath },
    responses: { 200: answerRaw('text/css', 'The stylesheet.') },
    errors: { 404: 'There is no such stylesheet' },
    handle({ params }) {
      if (`/assets/${params.stylesheet}.css` !== pagesCssPath) return Promise.resolve(problem('not-found'));
      return Promise.resolve({
        status: 200 as const,
        body: pagesCss,
        mediaType: 'text/css' as const,
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      });
    },
  });
