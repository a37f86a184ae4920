/** The table shows everything a choice can be about. */
export const WHOLE = true;
/** Its decisions have many short options. */
export const ABOVE = true;
