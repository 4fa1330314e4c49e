/** What every drawing that is laid on the back of the cloth says of itself. */
export const MIRRORED = 'Mirrored: drawn as seen from the back of the rug, where it is tufted'
