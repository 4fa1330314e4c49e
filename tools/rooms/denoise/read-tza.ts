import { readFileSync } from 'node:fs'

import { halfFloat } from './half-float.ts'

/** A tensor of network weights, row by row. */
export type Weights = { readonly shape: readonly number[]; readonly values: Float32Array }

/** Reads a weight archive of Open Image Denoise (core/tza.cpp): a table of names and shapes is at the file's end. */
export function readTza(path: string): ReadonlyMap<string, Weights> {
  const bytes = readFileSync(path)
  if (bytes.readUInt16LE(0) !== 0x41d7) throw new Error(`${path} is no TZA archive`)
  let at = Number(bytes.readBigUInt64LE(4))
  const tensors = new Map<string, Weights>()
  const count = bytes.readUInt32LE(at)
  at += 4
  for (let index = 0; index < count; index++) {
    const nameEnd = at + 2 + bytes.readUInt16LE(at)
    const name = bytes.toString('utf8', at + 2, nameEnd)
    const dimensions = bytes[nameEnd]!
    at = nameEnd + 1
    const shape = Array.from({ length: dimensions }, (_, axis) => bytes.readUInt32LE(at + axis * 4))
    // After the shape come the layout, a letter per axis, and the number type.
    at += dimensions * 5
    const kind = String.fromCharCode(bytes[at]!)
    tensors.set(name, { shape, values: valuesOf(bytes, Number(bytes.readBigUInt64LE(at + 1)), shape, kind) })
    at += 9
  }
  return tensors
}

function valuesOf(bytes: Buffer, start: number, shape: readonly number[], kind: string): Float32Array {
  const values = new Float32Array(shape.reduce((product, side) => product * side, 1))
  for (let index = 0; index < values.length; index++)
    values[index] =
      kind === 'f' ? bytes.readFloatLE(start + index * 4) : halfFloat(bytes.readUInt16LE(start + index * 2))
  return values
}
