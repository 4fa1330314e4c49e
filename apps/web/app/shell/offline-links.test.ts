import { describe, expect, it } from 'vitest'

import { leadsAway } from './offline-links.ts'

const PAGE = 'https://nawl.example/faq?topic=care#wool'

describe('links that need the network', () => {
  it.each(['https://nawl.example/products', 'https://nawl.example/faq', 'https://elsewhere.example/'])(
    'is %s',
    (href) => expect(leadsAway({ href }, PAGE)).toBe(true),
  )
  it.each([
    'https://nawl.example/faq?topic=care#moths',
    'mailto:care@nawl.example',
    'tel:+97140000000',
    'blob:https://nawl.example/1',
    '',
  ])('do not include %s', (href) => expect(leadsAway({ href }, PAGE)).toBe(false))
  it('do not include downloads, which report their own failure', () =>
    expect(leadsAway({ href: 'https://nawl.example/a.png', download: 'a.png' }, PAGE)).toBe(false))
})
