/** A record before the store has given it its id and first version. */
export type NewRecord<T> = Omit<T, 'id' | 'version'>;
