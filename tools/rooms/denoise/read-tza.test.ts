import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { readTza } from './read-tza.ts'

const folder = mkdtempSync(join(tmpdir(), 'tza-'))
const file = join(folder, 'weights.tza')
afterAll(() => rmSync(folder, { recursive: true }))

/** An archive of one tensor, in the format of core/tza.cpp. */
function archive(name: string, layout: string, shape: readonly number[], halves: readonly number[]): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16LE(0x41d7, 0)
  head.writeBigUInt64LE(BigInt(12 + halves.length * 2), 4)
  const data = Buffer.from(Uint16Array.from(halves).buffer)
  const entry = Buffer.alloc(4 + 2 + name.length + 1 + shape.length * 5 + 1 + 8)
  entry.writeUInt32LE(1, 0)
  let at = 6 + entry.write(name, 6)
  entry.writeUInt16LE(name.length, 4)
  entry[at++] = shape.length
  for (const side of shape) at = entry.writeUInt32LE(side, at)
  at += entry.write(layout + 'h', at)
  entry.writeBigUInt64LE(12n, at)
  return Buffer.concat([head, data, entry])
}

it("reads a tensor's shape and values", () => {
  writeFileSync(file, archive('conv.bias', 'xy', [2, 2], [0x3c00, 0xbc00, 0x3800, 0x0000]))
  const tensor = readTza(file).get('conv.bias')
  expect(tensor?.shape).toEqual([2, 2])
  expect([...tensor!.values]).toEqual([1, -1, 0.5, 0])
})

it('refuses other formats', () => {
  writeFileSync(file, 'something else altogether')
  expect(() => readTza(file)).toThrow('no TZA archive')
})
