import { describe, expect, it } from 'vitest'

import { assistantRequest } from '@nawl/contract/assistant/assistant'
import { findCountry } from '@nawl/domain/shop/countries/countries'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { readContents } from '../../catalogue/content/content.ts'
import { readConfig } from '../../platform/config/config.ts'
import { localAnswerer } from '../local-answerer.ts'

const reading = readConfig({})
if (!reading.ok) throw new Error(reading.message)
const { contacts, contentDir } = reading.config
const rugs = builtInRugs('nothing drawn yet')
const answerer = await localAnswerer({ rugs, contacts, content: readContents(contentDir, () => '').en })
const country = findCountry('AE')!

const palette = [
  { hex: '#E6DCC8', name: 'lime plaster' },
  { hex: '#33487A', name: 'indigo' },
]
const STUDIO = { page: '/ar/product/khatam', rug: 'khatam', palette }
const reply = (text: string, context: object) =>
  answerer.reply(assistantRequest.parse({ text, context }), country)

describe('a request in Arabic', () => {
  it.each([
    ['خل النيلي عنابي', { tool: 'setColor', args: { from: '#33487A', to: 'maroon' } }],
    ['امزج الألوان', { tool: 'shuffle', args: {} }],
    ['ضيفها للسلة', { tool: 'addToCart', args: {}, confirm: true }],
    ['مترين في ثلاثة', { tool: 'setSize', args: { width: 200, length: 300, unit: 'cm' } }],
    ['دور على كلمة نجوم', { tool: 'search', args: { query: 'نجوم' }, language: 'ar' }],
    ['efta7li el sadu', { tool: 'openDesign', args: { name: 'Sadu' } }],
  ])('%s', async (said, done) => expect(await reply(said, STUDIO)).toMatchObject({ kind: 'tool', ...done }))

  it.each(['لا تخلط الألوان', 'لا تضيفها للسلة', 'fiha souf aw 7areer bas?'])('%s does nothing', async (said) =>
    expect((await reply(said, STUDIO)).kind).not.toBe('tool'),
  )
})
