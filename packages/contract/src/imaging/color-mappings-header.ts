/** Response header of a shuffle: JSON, original hex → new hex. Apart from the schemas, so that pages need not carry them. */
export const COLOR_MAPPINGS_HEADER = 'color-mappings'
