/** The note on every mirrored drawing. */
export const MIRRORED = 'Mirrored: drawn as seen from the back of the rug, where it is tufted'
