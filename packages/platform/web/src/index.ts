export { mustConfirm, pageSecurity } from './routes/page-security';
export { notThere } from './routes/page-replies';
export { secondPersonReply } from './routes/companies/approvals';
export { accountsInImport } from './routes/people/import-people';
export { pageRoutes } from './routes/page-routes';
export { webAppRoutes } from './routes/web-app-routes';
export type { WebAppServices } from './routes/web-app-services';
export { messagePage, pageHeaders, pageServices, type PageServices } from './pages';
