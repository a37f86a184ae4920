/** The table shows everything a choice can be about. */
export const WHOLE = true;
