import type { DesignList, DrawingAnswer, ShopDesign } from '@nawl/contract/desk/design'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { USUAL_FIT } from '@nawl/domain/rug/fit'

import type { openShopApp } from '../chaos/shop-app.ts'
import { formOf } from '../uploads/upload.ts'

type Shop = Awaited<ReturnType<typeof openShopApp>>
export type Refused = {
  readonly code?: string
  readonly field?: string
  readonly problems?: readonly { readonly field: string; readonly problem: string }[]
}

/** What an owner does with designs at the desk. */
export function designDesk(shop: Shop) {
  async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    const { headers } = await shop.signedIn('desk')
    return shop.call<T & Refused>(method, `/api/desk${path}`, body, { headers })
  }
  async function upload(picture: Uint8Array, options: object = { yarnCount: 4 }) {
    const signed = await shop.signedIn('desk')
    const form = formOf([
      { name: 'options', content: JSON.stringify(options) },
      { name: 'picture', content: picture, fileName: 'drawing.png' },
    ])
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/desk/drawings',
      payload: form.payload,
      headers: { ...signed.headers, ...form.headers },
    })
    return { status: answer.statusCode, body: answer.json<DrawingAnswer & Refused>() }
  }
  const read = (slug: string) => ask<DocumentAnswer<ShopDesign>>('GET', `/designs/${slug}`)
  async function publish(slug: string, value: object, more: object = {}) {
    const { body } = await read(slug)
    return ask<DocumentAnswer<ShopDesign>>('POST', `/designs/${slug}/publish`, {
      value,
      base: body.base,
      draftVersion: body.draft?.version ?? 0,
      ...more,
    })
  }
  return {
    ask,
    upload,
    read,
    publish,
    begin: (slug: string, drawing: string) =>
      ask<DocumentAnswer<ShopDesign>>('POST', '/designs', { slug, drawing }),
    list: async () => (await ask<DesignList>('GET', '/designs')).body.designs,
  }
}

/** A finished design of a drawing. */
export const falcon = (drawing: ShopDesign['drawing'], change: Partial<ShopDesign> = {}): ShopDesign => ({
  name: { en: 'Falcon', ar: 'شاهين' },
  description: { en: 'A falcon over dunes.', ar: 'شاهين فوق الكثبان.' },
  collection: 'Contemporary',
  tags: ['luxury'],
  room: 'majlis',
  drawing,
  palettes: [],
  fit: USUAL_FIT,
  isArchived: false,
  ...change,
})
