/** The query parameter by which the studio knows which line of the cart it is to change. */
export const LINE_PARAMETER = 'line'
