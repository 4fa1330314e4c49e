import { describe, expect, it } from 'vitest'

import { matchYarn } from './match-yarn.ts'

describe('a plain colour name', () => {
  it.each([
    ['navy', 'Navy'],
    ['Grey', 'Gray'],
    ['lime plaster', 'Lime plaster'],
    ['limeplaster', 'Lime plaster'],
  ])('%s matches the yarn %s', (name, yarn) => {
    expect(matchYarn(name)).toMatchObject({ match: 'exact', yarn: { name: yarn } })
  })

  it('matches the nearest yarn when no yarn has it', () => {
    expect(matchYarn('pink').match).toBe('near')
    expect(matchYarn('terracota')).toMatchObject({ match: 'near' })
  })

  it('with light or dark matches such a yarn among those of the colour', () => {
    const [light, dark] = [matchYarn('light pink'), matchYarn('dark pink')]
    if (light.match === 'none' || dark.match === 'none') throw new Error('there are pinks')
    expect(Number.parseInt(light.yarn.hex.slice(3, 5), 16)).toBeGreaterThan(
      Number.parseInt(dark.yarn.hex.slice(3, 5), 16),
    )
  })

  it('without meaning matches none', () => {
    expect(matchYarn('qqqq')).toEqual({ match: 'none' })
    expect(matchYarn('light qqqq')).toEqual({ match: 'none' })
    expect(matchYarn('')).toEqual({ match: 'none' })
  })
})
