export { fundRegistry } from './fund-registry';
