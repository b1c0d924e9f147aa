import type { OpenApiDocument } from './openapi-document';

/** The service for language models (llms.txt): what it is, how to be allowed, and every operation of the API with where it is described. */
export function llmsText({ info, servers, paths }: OpenApiDocument): string {
  const base = servers[0]?.url ?? '';
  const operations = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })));
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  return [
    `# ${info.title}`,
    '',
    `> ${info.description}`,
    '',
    '- Requests carry `Authorization: Bearer <token>`; tokens come by OAuth 2.0, authorization code with PKCE.',
    '- Amounts are sent as text or numbers, days as YYYY-MM-DD. Unknown members of a body are refused with 422 and a list of faults.',
    '- Send `Idempotency-Key` where an operation takes it and you may have to try again; wait as long as `Retry-After` says on 429 and 503.',
    '- Read answers permissively: members and codes are added without notice.',
    '',
    '## Descriptions',
    '',
    `- [OpenAPI 3.1](${base}/api/openapi.json): everything, with examples of bodies; \`x-walkthrough\` gives an order that works`,
    `- [OAuth metadata](${base}/.well-known/oauth-authorization-server)`,
    `- [For people](${base}/api/docs)`,
    ...tags.flatMap((tag) => [
      '',
      `## ${tag}`,
      '',
      ...operations
        .filter(({ operation }) => operation.tags.includes(tag))
        .map(
          ({ path, method, operation }) =>
            `- [${method.toUpperCase()} ${path}](${base}/schema/endpoints/${operation.operationId}.json?resolved=true): ${operation.summary}`,
        ),
    ]),
    '',
  ].join('\n');
}
