/** Both countries and what they are made of. Awards, `rules`, `changes` and `vocabulary` are entries of their own. */
export * as au from './au';
export * as nz from './nz';
export * from './calendar';
export * from './identifiers';
export * from './money';
export * from './refusal';
export * from './statutory';
export * from './trace';
