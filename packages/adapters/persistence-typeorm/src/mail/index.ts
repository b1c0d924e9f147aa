export { bindLetters } from './bind-letters';
export { letterQueue } from './letter-queue';
export { LetterTable } from './letter-table';
