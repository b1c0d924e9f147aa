/** More than any table that is imported has. Each line is held against every heading, so both must not be many. */
export const mostColumns = 500;

export const tooManyColumns = `The table has more than ${mostColumns} columns: keep only those that are to be imported.`;
