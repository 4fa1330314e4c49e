import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { exrFile } from './exr-fixture.ts'
import { passOf, readExr } from './read-exr.ts'

const folder = mkdtempSync(join(tmpdir(), 'exr-'))
const file = join(folder, 'picture.exr')
afterAll(() => rmSync(folder, { recursive: true }))

it('reads floats and halves row by row', () => {
  const half = [0x0000, 0x3c00, 0xc000, 0x3555, 0x0001, 0x7bff]
  const float = [0.25, -1, 6, 0, 1e-5, 3.5]
  writeFileSync(
    file,
    exrFile(3, [
      { name: 'a', kind: 'half', values: half },
      { name: 'b', kind: 'float', values: float },
    ]),
  )
  const { width, height, planes } = readExr(file)
  expect([width, height]).toEqual([3, 2])
  expect([...planes.get('b')!]).toEqual(float.map(Math.fround))
  const expected = [0, 1, -2, 0.333251953125, 2 ** -24, 65504]
  expect([...planes.get('a')!]).toEqual(expected.map(Math.fround))
})

it('finds a pass by its suffixes and lists the available ones if it is missing', () => {
  const values = [1, 2]
  const channels = ['X', 'Y', 'Z'].map((letter) => ({
    name: `ViewLayer.Denoising Normal.${letter}`,
    kind: 'float' as const,
    values,
  }))
  writeFileSync(file, exrFile(2, channels))
  const exr = readExr(file)
  expect(passOf(exr, 'Denoising Normal').map((plane) => [...plane])).toEqual([values, values, values])
  expect(() => passOf(exr, 'Combined')).toThrow(/no pass Combined among .*Denoising Normal\.X/)
})

it('refuses compressed files and other formats', () => {
  writeFileSync(file, exrFile(1, [{ name: 'a', kind: 'float', values: [1] }], 3))
  expect(() => readExr(file)).toThrow('is compressed')
  writeFileSync(file, 'not a picture')
  expect(() => readExr(file)).toThrow('no OpenEXR file')
})
