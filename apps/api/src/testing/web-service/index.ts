export { browserHere, openBrowser, type TestBrowser } from './test-browser';
export { bundleScripts, startWebService, type WebService } from './web-service';
