/** Why a kind of product is refused, after the name of its field. */
export const NO_SUCH_KIND = 'is no kind of product that is sold here'
