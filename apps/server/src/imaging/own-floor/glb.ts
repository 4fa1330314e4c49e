import { boundsOf, type RugModel } from './rug-model.ts'

/** Numbers of glTF 2.0, 5.1 and 5.11. */
const FLOAT = 5126
const UNSIGNED_INT = 5125
const ARRAY_BUFFER = 34962
const ELEMENT_ARRAY_BUFFER = 34963
const LINEAR = 9729
const LINEAR_MIPMAP_LINEAR = 9987
const CLAMP = 33071
const REPEAT = 10497
/** Of the container, 4.4: little-endian `glTF`, `JSON` and `BIN`. */
const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const BINARY_CHUNK = 0x004e4942

/** A rug as a file of glTF 2.0 in its binary container, with no extension. */
export function glbFile({ body, cloth, normals, roughness }: RugModel): Uint8Array {
  const vertices = body.positions.length / 3
  const parts: readonly { readonly bytes: Uint8Array; readonly target?: number }[] = [
    { bytes: bytesOf(body.positions), target: ARRAY_BUFFER },
    { bytes: bytesOf(body.normals), target: ARRAY_BUFFER },
    { bytes: bytesOf(body.clothUv), target: ARRAY_BUFFER },
    { bytes: bytesOf(body.pileUv), target: ARRAY_BUFFER },
    { bytes: bytesOf(body.tangents), target: ARRAY_BUFFER },
    { bytes: bytesOf(body.triangles), target: ELEMENT_ARRAY_BUFFER },
    { bytes: cloth },
    { bytes: normals },
    { bytes: roughness },
  ]
  let byteOffset = 0
  const bufferViews = parts.map(({ bytes, target }) => {
    const view = { buffer: 0, byteOffset, byteLength: bytes.length, ...(target && { target }) }
    byteOffset += padded(bytes.length)
    return view
  })
  const attribute = (bufferView: number, type: string) => ({
    bufferView,
    componentType: FLOAT,
    count: vertices,
    type,
  })
  const wool = {
    name: 'wool',
    pbrMetallicRoughness: {
      baseColorTexture: { index: 0 },
      metallicRoughnessTexture: { index: 2, texCoord: 1 },
      metallicFactor: 0,
    },
    normalTexture: { index: 1, texCoord: 1 },
  }
  const attributes = { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2, TEXCOORD_1: 3, TANGENT: 4 }
  const document = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: 'rug' }],
    meshes: [{ primitives: [{ attributes, indices: 5, material: 0 }] }],
    materials: [wool],
    textures: [
      { source: 0, sampler: 0 },
      { source: 1, sampler: 1 },
      { source: 2, sampler: 1 },
    ],
    samplers: [CLAMP, REPEAT].map((wrap) => ({
      magFilter: LINEAR,
      minFilter: LINEAR_MIPMAP_LINEAR,
      wrapS: wrap,
      wrapT: wrap,
    })),
    images: [6, 7, 8].map((bufferView) => ({ bufferView, mimeType: 'image/jpeg' })),
    accessors: [
      { ...attribute(0, 'VEC3'), ...boundsOf(body.positions) },
      attribute(1, 'VEC3'),
      attribute(2, 'VEC2'),
      attribute(3, 'VEC2'),
      attribute(4, 'VEC4'),
      { bufferView: 5, componentType: UNSIGNED_INT, count: body.triangles.length, type: 'SCALAR' },
    ],
    bufferViews,
    buffers: [{ byteLength: byteOffset }],
  }
  return container(
    new TextEncoder().encode(JSON.stringify(document)),
    parts.map(({ bytes }) => bytes),
  )
}

function container(text: Uint8Array, parts: readonly Uint8Array[]): Uint8Array {
  const binaryLength = parts.reduce((sum, { length }) => sum + padded(length), 0)
  const file = new Uint8Array(12 + 8 + padded(text.length) + 8 + binaryLength)
  const head = new DataView(file.buffer)
  const words = [MAGIC, 2, file.length, padded(text.length), JSON_CHUNK]
  words.forEach((word, n) => head.setUint32(4 * n, word, true))
  // JSON is padded with spaces, binary data with zeros.
  file.fill(0x20, 20, 20 + padded(text.length))
  file.set(text, 20)
  let at = 20 + padded(text.length)
  head.setUint32(at, binaryLength, true)
  head.setUint32(at + 4, BINARY_CHUNK, true)
  at += 8
  for (const part of parts) {
    file.set(part, at)
    at += padded(part.length)
  }
  return file
}

const padded = (length: number) => Math.ceil(length / 4) * 4

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Uint32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength)
