export { bandOf, type Band } from './band-of';
