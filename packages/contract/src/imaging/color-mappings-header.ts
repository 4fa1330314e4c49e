/**
 * Response header of a shuffle: JSON, original hex → new hex. In its own module, so that pages do not bundle the
 * schemas.
 */
export const COLOR_MAPPINGS_HEADER = 'color-mappings'
