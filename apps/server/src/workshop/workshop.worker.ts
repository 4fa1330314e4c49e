// Workshop packs, made away from the threads that answer and those that paint the studio.
export { makePack } from './make-pack.ts'
