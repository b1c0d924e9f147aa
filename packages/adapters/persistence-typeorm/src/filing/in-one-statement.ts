/** As many values as one statement names. */
export const IN_ONE_STATEMENT = 500;
