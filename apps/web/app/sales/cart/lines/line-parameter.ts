/** The query parameter with the cart line that the studio edits. */
export const LINE_PARAMETER = 'line'
