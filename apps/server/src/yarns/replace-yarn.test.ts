import type { ShopDesign } from '@nawl/contract/desk/design'
import type { YarnAnswer, YarnReplaceAnswer } from '@nawl/contract/desk/yarns'
import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openShopApp } from '../../test/chaos/shop-app.ts'
import { designDesk, falcon } from '../../test/desk/design-desk.ts'
import { halves } from '../../test/uploads/hostile-pictures.ts'

let shop: Awaited<ReturnType<typeof openShopApp>>
let desk: ReturnType<typeof designDesk>
beforeAll(async () => {
  shop = await openShopApp()
  desk = designDesk(shop)
})
afterAll(() => shop.close())

const codeOf = (hex: string) => yarnOfHex(hex)?.code ?? expect.unreachable(`${hex} is not on the card`)
const [GOLD, TEAL] = ['#C1963A', '#216266'] as const

it('puts another yarn into drafts of the owner’s designs, publishes nothing, and merges no two areas', async () => {
  const { body: drawn } = await desk.upload(await halves().png().toBuffer())
  const [first, second] = drawn.drawing.yarns.map(({ hex }) => hex)
  const palettes = [
    { name: { en: 'Dawn', ar: 'فجر' }, hexes: [first!, GOLD] },
    { name: { en: 'Dusk', ar: 'غسق' }, hexes: [first!, TEAL] },
  ]
  await desk.begin('falcon', drawn.drawing.id)
  expect((await desk.publish('falcon', falcon(drawn.drawing, { palettes }))).status).toBe(200)

  const code = codeOf(first!)
  const { body: yarn } = await desk.ask<YarnAnswer>('GET', `/yarns/${code}`)
  const own = yarn.uses.filter(({ isReplaceable }) => isReplaceable)
  expect(own.map(({ slug, palette }) => [slug, palette])).toEqual([
    ['falcon', null],
    ['falcon', 'Dawn'],
    ['falcon', 'Dusk'],
  ])
  const { body } = await desk.ask<YarnReplaceAnswer>('POST', `/yarns/${code}/replace`, { by: codeOf(TEAL) })
  expect(body).toEqual({ drafts: ['falcon'], skipped: [{ slug: 'falcon', why: 'same' }] })
  const { body: after } = await desk.read('falcon')
  const draft = after.draft?.value as ShopDesign
  expect(draft.drawing?.yarns.map(({ hex }) => hex)).toEqual([TEAL, second])
  expect(draft.palettes.map(({ hexes }) => hexes)).toEqual([
    [TEAL, GOLD],
    [first, TEAL],
  ])
  expect(after.value?.drawing?.id, 'what is public stays').toBe(drawn.drawing.id)
  expect((await desk.publish('falcon', draft)).status).toBe(200)
})

it('refuses a yarn that is not on the card', async () => {
  const answer = await desk.ask('POST', `/yarns/${codeOf(TEAL)}/replace`, { by: 'NONE' })
  expect(answer).toMatchObject({ status: 404, body: { code: 'yarn/unknown', field: 'by' } })
})
