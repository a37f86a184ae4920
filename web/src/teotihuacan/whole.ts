/** The board draws everything a choice can be about. */
export const WHOLE = true;
/** Its options are few, or told in sentences. */
export const ABOVE = false;
