// Draws cartoons in a thread of its own, apart from the main thread and the studio's renderer.
export { drawCartoon } from './draw-cartoon.ts'
