/** The board draws everything a choice can be about. */
export const WHOLE = true;
