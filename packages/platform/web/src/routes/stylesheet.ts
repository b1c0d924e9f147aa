import { pagesCss, pagesCssPath } from '../pages';
import { answerRaw, everyone, route, type Route } from '@anz-payroll/http-kit/route';

export const stylesheetRoute = (): Route =>
  route({
    method: 'GET',
    path: pagesCssPath as `/${string}`,
    operation: 'pages-stylesheet',
    summary: 'The stylesheet of the pages',
    tag: 'Pages',
    auth: everyone,
    rate: 'unlimited',
    guard: 'burst',
    responses: { 200: answerRaw('text/css', 'The stylesheet.') },
    handle: () =>
      Promise.resolve({
        status: 200,
        body: pagesCss,
        mediaType: 'text/css',
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      }),
  });
