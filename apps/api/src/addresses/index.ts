export { addressBook } from './address-book';
