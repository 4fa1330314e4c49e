/** Characters of the longest answer to a message, and of the longest canned one. */
export const LONGEST_ANSWER = 8_000
