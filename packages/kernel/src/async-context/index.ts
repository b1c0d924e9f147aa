export { AsyncContext } from './async-context';
