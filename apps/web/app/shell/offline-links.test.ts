import { describe, expect, it } from 'vitest'

import { leadsAway } from './offline-links.ts'

const PAGE = 'https://nawl.example/faq?topic=care#wool'

describe('a link that needs the network', () => {
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
  ])('is not %s', (href) => expect(leadsAway({ href }, PAGE)).toBe(false))
  it('is not a download, which says for itself that it fails', () =>
    expect(leadsAway({ href: 'https://nawl.example/a.png', download: 'a.png' }, PAGE)).toBe(false))
})
