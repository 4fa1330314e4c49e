import type { VibrantImage } from 'node-vibrant/node'

import type { Picture } from './picture.ts'

/** An image class for node-vibrant over decoded pixels. */
export function memoryImage({ rgba: data, width, height }: Picture): new () => VibrantImage {
  return class {
    async load() {
      return this
    }
    getWidth = () => width
    getHeight = () => height
    getPixelCount = () => width * height
    getImageData = () => ({ data, width, height })
    clear() {}
    update() {}
    resize() {}
    scaleDown() {}
    remove() {}
  }
}
