/** What a GLB says of its body and its pictures. */
export function readGlb(answer: Uint8Array) {
  // Slices of a Buffer would share its memory.
  const file = new Uint8Array(answer)
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const jsonLength = view.getUint32(12, true)
  const document = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + jsonLength))) as Document // the validator has seen it
  const binary = file.subarray(28 + jsonLength)
  const part = (index: number): Uint8Array => {
    const { byteOffset, byteLength } = document.bufferViews[index]!
    return binary.slice(byteOffset, byteOffset + byteLength)
  }
  const [positions] = document.accessors
  return {
    min: positions?.min ?? [],
    max: positions?.max ?? [],
    pictures: document.images.map(({ bufferView }) => part(bufferView)),
    positions: new Float32Array(part(0).buffer),
    triangles: new Uint32Array(part(5).buffer),
  }
}

type Document = {
  readonly accessors: readonly { readonly min?: number[]; readonly max?: number[] }[]
  readonly images: readonly { readonly bufferView: number }[]
  readonly bufferViews: readonly { readonly byteOffset: number; readonly byteLength: number }[]
}
