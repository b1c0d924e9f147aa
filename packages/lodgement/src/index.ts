export type { FilingRefusal } from 'filing';
