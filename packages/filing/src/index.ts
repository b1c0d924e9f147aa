export * from './domain/filing-refusal';
