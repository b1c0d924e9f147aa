export type { ApiServices, BatchThread, FinishedRequest, RequestObserver } from './api-services';
export { createHttpServer, type HttpServer } from './create-http-server';
export { unobserved } from './unobserved';
