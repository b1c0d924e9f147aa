export { browserHere, openBrowser, type TestBrowser } from './test-browser';
export { startWebService, type WebService } from './web-service';
