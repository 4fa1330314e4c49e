/** The parts of three.js that read a file back; its declarations bring those of WebGPU, which change everybody's canvas. */
declare module 'three' {
  type Vector = { toArray(): number[] }
  class Object3D {
    traverse(visit: (object: Object3D) => void): void
  }
  export class Mesh extends Object3D {
    readonly material: {
      readonly map: object | null
      readonly normalMap: object | null
      readonly roughnessMap: object | null
      readonly metalness: number
    }
  }
  export class Box3 {
    setFromObject(object: Object3D): { readonly min: Vector; readonly max: Vector }
  }
}

declare module 'three/examples/jsm/loaders/USDLoader.js' {
  import type { Mesh } from 'three'
  export class USDLoader {
    parse(file: ArrayBuffer): Pick<Mesh, 'traverse'> & Mesh
  }
}
