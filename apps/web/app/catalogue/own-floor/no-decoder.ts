/**
 * In place of the viewer's decoder of compressed meshes, which compiles WebAssembly as soon as it is loaded: the content
 * policy refuses that, and our files have no such meshes.
 */
export const MeshoptDecoder = null
