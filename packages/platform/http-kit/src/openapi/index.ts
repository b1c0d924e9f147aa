export { operationOf } from './operation';
export { docsRoutes } from './docs-routes';
export { openApiDocument, type OpenApiDocument } from './openapi-document';
export { openApiRoutes } from './openapi-routes';
export type { WalkthroughStep } from './walkthrough';
