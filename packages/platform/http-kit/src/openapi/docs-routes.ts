import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CodeOf } from '../contract';
import { answerRaw, everyone, route, type Route } from '../route';

/** The page loads only what this service serves; the viewer sets styles from its script, hence `unsafe-inline` there. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Payroll API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/contrast.css">
    <link rel="icon" href="/api/docs/favicon-32x32.png">
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** Pages for people are in the document, so that it is whole, and not on this page, which is for programmers. */
const start = `new MutationObserver(() => document.querySelector('#servers')?.setAttribute('aria-label', 'Server'))
  .observe(document.body, { childList: true, subtree: true });
fetch('/api/openapi.json').then((answer) => answer.json()).then((spec) => {
  for (const [path, operations] of Object.entries(spec.paths)) {
    for (const [method, { tags }] of Object.entries(operations)) if (tags.includes('Pages')) delete operations[method];
    if (Object.keys(operations).length === 0) delete spec.paths[path];
  }
  spec.tags = spec.tags.filter(({ name }) => name !== 'Pages');
  SwaggerUIBundle({
    spec,
    dom_id: '#docs',
    deepLinking: false,
    validatorUrl: null,
    docExpansion: 'list',
    persistAuthorization: false,
  });
});
`;

/** The viewer's own colours are too pale to read for some. @law WCAG 2.2, 1.4.3 */
const contrast = `.swagger-ui .info .title small { background: #4b5563; }
.swagger-ui .info .title small.version-stamp { background: #2f6b00; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1a56a0; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1c6b43; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a4b00; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0b6b5d; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #a4262c; }
.swagger-ui .json-schema-2020-12-expand-deep-button, .swagger-ui .json-schema-2020-12__attribute { color: #3b4151 !important; }
.swagger-ui .btn.authorize { color: #1c6b43; border-color: #1c6b43; }
.swagger-ui .btn.authorize svg { fill: #1c6b43; }
.swagger-ui .info .link, .swagger-ui .info a, .swagger-ui a.nostyle { color: #1a56a0; }
`;

const mediaTypes = {
  'contrast.css': 'text/css',
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
  'favicon-32x32.png': 'image/png',
  'start.js': 'text/javascript',
} as const;

type Asset = keyof typeof mediaTypes;

class AssetPath {
  @CodeOf(Object.keys(mediaTypes)) asset!: Asset;
}

/** The page that shows the document: swagger-ui from our own port, nothing from anywhere else. */
export function docsRoutes(): readonly Route[] {
  const common = { method: 'GET', tag: 'Service', auth: everyone, rate: 'unlimited' } as const;
  const files = new Map<Asset, Promise<Uint8Array | string>>();
  return [
    route({
      ...common,
      path: '/api/docs',
      operation: 'get-docs',
      summary: 'The documentation page',
      responses: { 200: answerRaw('text/html', 'The page') },
      handle: () =>
        Promise.resolve({
          status: 200,
          body: page,
          mediaType: 'text/html',
          headers: { 'Content-Security-Policy': CONTENT_SECURITY_POLICY },
        }),
    }),
    route({
      ...common,
      path: '/api/docs/{asset}',
      operation: 'get-docs-asset',
      summary: 'A file of the documentation page',
      request: { params: AssetPath },
      responses: { 200: answerRaw(Object.values(mediaTypes), 'The file') },
      async handle({ params: { asset } }) {
        const file = files.get(asset) ?? readAsset(asset);
        files.set(asset, file);
        const headers = { 'Cache-Control': 'public, max-age=86400' };
        return { status: 200, body: await file, mediaType: mediaTypes[asset], headers };
      },
    }),
  ];
}

function readAsset(asset: Asset): Promise<Uint8Array | string> {
  if (asset === 'start.js') return Promise.resolve(start);
  if (asset === 'contrast.css') return Promise.resolve(contrast);
  // The package's own entry point takes a third of a second to load; only its folder is wanted.
  return readFile(join(dirname(require.resolve('swagger-ui-dist/package.json')), asset));
}
