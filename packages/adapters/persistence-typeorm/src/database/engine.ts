/** The two kinds of database this package speaks to. `mysql` covers everything behind the MySQL protocol. */
export type Engine = 'sqlite' | 'mysql';
