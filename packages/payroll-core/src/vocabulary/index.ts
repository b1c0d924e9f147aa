/** The library's names and those of the API: one table, one function for each direction. */
export { apiNames } from './api-names';
export { fromApiNames, toApiNames, type ApiNamed } from './rename';
