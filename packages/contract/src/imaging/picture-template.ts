// Its own module: pages bundle no schemas.

/** Request header of a colour call: the names of the templates that the client holds, separated by commas. */
export const TEMPLATE_HEADER = 'if-template'

/** Instead of names: the client is making the template, and compares its name with that of the answer. */
export const TEMPLATE_BEING_MADE = '*'

/**
 * Instead of names: the client is making the template, and compares its name with the shop's later (`/template/…`). The
 * palette then comes before the shop has laid the pile, without the name unless it is known.
 */
export const TEMPLATE_COMPARED_LATER = '~'

/** Header of an answer that is a palette: the name of the template it belongs to. */
export const TEMPLATE_NAME_HEADER = 'template'

/** An answer that replaces the palette of the template instead of repeating it: PLTE and tRNS of a PNG-8. */
export const PALETTE_TYPE = 'application/vnd.nawl.palette'
