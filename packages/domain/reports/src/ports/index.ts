export type * from './report-stores';
