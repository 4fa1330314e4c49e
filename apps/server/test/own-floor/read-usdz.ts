import { unzipSync } from 'fflate'
import { Box3, Mesh } from 'three'
import { USDLoader } from 'three/examples/jsm/loaders/USDLoader.js'
import { vi } from 'vitest'

/** A USDZ archive as three.js reads it. */
export function readUsdz(file: Uint8Array) {
  // It hands pictures to the browser, which shows them; here only what is handed over matters.
  vi.stubGlobal(
    'Image',
    class {
      src = ''
    },
  )
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const group = new USDLoader().parse(new Uint8Array(file).buffer)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  const meshes: Mesh[] = []
  group.traverse((object) => void (object instanceof Mesh && meshes.push(object)))
  const [mesh] = meshes
  if (!mesh || meshes.length !== 1) throw new Error(`${meshes.length} meshes`)
  const { min, max } = new Box3().setFromObject(group)
  return { min: min.toArray(), max: max.toArray(), material: mesh.material, files: unzipSync(file) }
}

/** Where the bytes of each file of a stored archive begin. */
export function fileStarts(file: Uint8Array): readonly number[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const starts: number[] = []
  for (let at = 0; view.getUint32(at, true) === 0x04034b50;) {
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
    starts.push(start)
    at = start + view.getUint32(at + 18, true)
  }
  return starts
}
