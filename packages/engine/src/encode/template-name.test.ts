import { describe, expect, it } from 'vitest'

import { templateName } from './template-name.ts'

const raster = (indices: Uint8Array, width = 20) => ({
  width,
  height: indices.length / width,
  indices,
  yarnCount: 3,
  levels: 30,
})

describe('the name of a template', () => {
  const indices = Uint8Array.from({ length: 400 }, (_, i) => (i * 31) % 90)

  it('is the same for the same pixels', () => {
    expect(templateName(raster(indices.slice()))).toBe(templateName(raster(indices)))
  })

  it('differs after a change of any pixel, of the size or of the levels', () => {
    const names = Array.from(indices, (_, i) =>
      templateName(raster(indices.map((v, j) => (j === i ? v ^ 1 : v)))),
    )
    names.push(templateName(raster(indices)), templateName(raster(indices, 40)))
    names.push(templateName({ ...raster(indices), levels: 29 }))
    expect(new Set(names).size).toBe(names.length)
  })

  it('is a plain word for a header', () => {
    expect(templateName(raster(indices))).toMatch(/^[0-9a-z-]+$/)
  })
})
