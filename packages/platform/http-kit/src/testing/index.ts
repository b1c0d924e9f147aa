export { fakeAuthenticator, fakeCompanyAccess, principalWith, type FakeAuthenticator } from './fake-security';
export { probeRoutes } from './probe-routes';
export { replyInspector } from './reply-inspector';
export { runningApi, type RunningApi } from './running-api';
export { testSettings } from './test-settings';
