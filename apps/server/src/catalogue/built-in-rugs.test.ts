import { PROJECT_YARNS, PAGE_SCENES, type RoomScene, sceneLink } from '@nawl/contract/imaging/room-scenes'
import { designAddress } from '@nawl/domain/catalogue/address'
import { COLLECTIONS } from '@nawl/domain/catalogue/collection'
import { COLOR_FAMILIES, designsIn, STYLE_TAGS } from '@nawl/domain/catalogue/listing'
import { decodeDesign } from '@nawl/domain/rug/design-link'
import { expect, it } from 'vitest'

import { builtInRugs } from './built-in-rugs.ts'

const rugs = builtInRugs('nothing drawn yet')

it.each([...COLLECTIONS, ...COLOR_FAMILIES, ...STYLE_TAGS])('lists rugs as %s', (category) => {
  expect(designsIn(rugs, category)).not.toEqual([])
})

it('gives every rug a unique pattern code', () => {
  const codes = rugs.map(({ code }) => code)
  expect(codes.filter((code) => !/^em-\d\d-ma-\d{4}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(rugs.length)
})

it.each(Object.entries<RoomScene>(PAGE_SCENES))(
  'has the rug of the picture “%s”, with the yarns it replaces',
  (_, scene) => {
    const { yarns } = rugs.find((rug) => designAddress(rugs, rug) === scene.rug) ?? { yarns: [] }
    expect(yarns).not.toEqual([])
    expect(yarns.map(({ hex }) => hex)).toEqual(expect.arrayContaining(Object.keys(scene.mappings ?? {})))
    expect(decodeDesign(sceneLink(scene))).toMatchObject({
      ok: true,
      design: { mappings: scene.mappings ?? {}, size: { unit: 'cm' } },
    })
  },
)

it('has the house’s rooms in the yarns of its lobby', () => {
  const project = PROJECT_YARNS.map(({ hex }) => hex)
  const lobby = rugs.find((rug) => designAddress(rugs, rug) === PAGE_SCENES.lobby.rug)
  expect(lobby?.yarns.map(({ hex }) => hex)).toEqual(project)
  for (const { mappings } of [PAGE_SCENES.suite, PAGE_SCENES.corridor, PAGE_SCENES.restaurant])
    expect(project).toEqual(expect.arrayContaining(Object.values(mappings)))
})
