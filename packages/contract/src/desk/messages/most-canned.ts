/** Most canned answers: staff choose from one list. */
export const MOST_CANNED = 60
