import { prices, setPrices } from '@nawl/domain/shop/price-list'
import { afterEach, expect, it } from 'vitest'

import { textMemory } from './text-memory.ts'
import type { TextFile } from './text-source.ts'

const built = prices()
afterEach(() => setPrices(built))

const textOf = (text: string, english = text): TextFile => ({ file: 'faq/care.md', text, english })

/** Reads texts, and tells how many had to be rendered. */
function reader() {
  const memory = textMemory()
  return (...texts: readonly TextFile[]) => {
    memory.begin()
    const renderOnce = memory.inLanguage('en')
    let rendered = 0
    for (const text of texts) renderOnce(text, () => ++rendered)
    return rendered
  }
}

it('renders a text again only when it, its English or a fact has changed', () => {
  const rendered = reader()
  expect(rendered(textOf('One'), textOf('Two'))).toBe(2)
  expect(rendered(textOf('One'), textOf('Two'))).toBe(0)
  expect(rendered(textOf('One'), textOf('Two, changed'))).toBe(1)
  expect(rendered(textOf('One', 'the English'))).toBe(1)
  setPrices({ ...built, weeks: { ...built.weeks, making: [9, 10] } })
  expect(rendered(textOf('One', 'the English'))).toBe(1)
})

it('forgets what a reading did not ask for', () => {
  const rendered = reader()
  rendered(textOf('One'), textOf('Two'))
  rendered(textOf('One'))
  expect(rendered(textOf('Two'))).toBe(1)
})

it('keeps languages apart', () => {
  const memory = textMemory()
  memory.begin()
  expect(memory.inLanguage('en')(textOf('One'), () => 'English')).toBe('English')
  memory.begin()
  expect(memory.inLanguage('ar')(textOf('One'), () => 'Arabic')).toBe('Arabic')
})
