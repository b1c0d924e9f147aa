export { RestingStorage } from './resting-storage';
