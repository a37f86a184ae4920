/** The panels show everything a choice can be about. */
export const WHOLE = true;
