// Renders production packs in a thread of its own, apart from the main thread and the studio's renderer.
export { makePack } from './make-pack.ts'
