export { StartRefused, startServer, type RunningServer, type ServerDependencies } from './server';
