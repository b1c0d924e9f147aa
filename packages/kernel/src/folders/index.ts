export * from './make-folder';
