import { readFileSync } from 'node:fs'

import { halfFloat } from './half-float.ts'

/** An OpenEXR picture: scene-linear planes of width × height, by channel name. */
export type Exr = {
  readonly width: number
  readonly height: number
  readonly planes: ReadonlyMap<string, Float32Array>
}

type Channel = { readonly name: string; readonly type: number }

const HALF = 1
const FLOAT = 2
const MAGIC = 20000630

/**
 * Reads what Blender writes with codec NONE: single-part scan lines of halves and floats. The layout is described in
 * "OpenEXR File Layout" (openexr.com). Throws on any other file.
 */
export function readExr(path: string): Exr {
  const bytes = readFileSync(path)
  if (bytes.readInt32LE(0) !== MAGIC) throw new Error(`${path} is no OpenEXR file`)
  const { attributes, end } = readHeader(bytes)
  if (attributes.get('compression')?.[0] !== 0) throw new Error(`${path} is compressed`)
  const window = attributes.get('dataWindow')!
  const [left, top] = [window.readInt32LE(0), window.readInt32LE(4)]
  const width = window.readInt32LE(8) - left + 1
  const height = window.readInt32LE(12) - top + 1
  const channels = readChannels(attributes.get('channels')!)
  const planes = new Map(channels.map(({ name }) => [name, new Float32Array(width * height)]))
  for (let line = 0; line < height; line++) {
    const start = Number(bytes.readBigUInt64LE(end + line * 8))
    const row = bytes.readInt32LE(start) - top
    readLine(bytes, start + 8, channels, (name) => planes.get(name)!.subarray(row * width, (row + 1) * width))
  }
  return { width, height, planes }
}

/** Three planes of a render pass: red, green, blue or x, y, z. Throws if the pass was not rendered. */
export function passOf({ planes }: Exr, pass: string): readonly [Float32Array, Float32Array, Float32Array] {
  const found = ['R G B', 'X Y Z']
    .map((letters) => letters.split(' ').map((letter) => planes.get(`ViewLayer.${pass}.${letter}`)))
    .find((trio) => trio.every((plane) => plane !== undefined))
  if (!found) throw new Error(`no pass ${pass} among ${[...planes.keys()].join(', ')}`)
  return [found[0]!, found[1]!, found[2]!]
}

function readHeader(bytes: Buffer) {
  const attributes = new Map<string, Buffer>()
  let at = 8
  const text = () => {
    const start = at
    at = bytes.indexOf(0, at) + 1
    return bytes.toString('latin1', start, at - 1)
  }
  while (bytes[at] !== 0) {
    const name = text()
    text()
    const size = bytes.readInt32LE(at)
    attributes.set(name, bytes.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return { attributes, end: at + 1 }
}

function readChannels(list: Buffer): Channel[] {
  const channels: Channel[] = []
  let at = 0
  while (list[at] !== 0) {
    const end = list.indexOf(0, at)
    channels.push({ name: list.toString('latin1', at, end), type: list.readInt32LE(end + 1) })
    at = end + 17
  }
  return channels
}

function readLine(
  bytes: Buffer,
  start: number,
  channels: readonly Channel[],
  rowOf: (name: string) => Float32Array,
) {
  let at = start
  for (const { name, type } of channels) {
    const row = rowOf(name)
    if (type !== FLOAT && type !== HALF) throw new Error(`channel ${name} holds no floats`)
    for (let x = 0; x < row.length; x++) {
      row[x] = type === FLOAT ? bytes.readFloatLE(at) : halfFloat(bytes.readUInt16LE(at))
      at += type === FLOAT ? 4 : 2
    }
  }
}
