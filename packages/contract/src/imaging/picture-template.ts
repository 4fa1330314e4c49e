// Its own module: pages bundle no schemas.

/** Request header of a colour call: the names of the templates that the client holds, separated by commas. */
export const TEMPLATE_HEADER = 'if-template'

/** An answer that replaces the palette of the template instead of repeating it: PLTE and tRNS of a PNG-8. */
export const PALETTE_TYPE = 'application/vnd.nawl.palette'
