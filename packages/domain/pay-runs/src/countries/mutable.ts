/** An object while it is put together: its optional members are assigned, because spreads of them take longer. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
