/** A shuffle's response header: JSON, original hex → new hex. Its own module: pages bundle no schemas. */
export const COLOR_MAPPINGS_HEADER = 'color-mappings'
