import { cannedAnswers as words } from '@nawl/messages/by-language/canned-answers'
import { names } from '@nawl/messages/by-language/names'
import { expect, it } from 'vitest'

it('has an Arabic name for each answer that the shop comes with', () => {
  const { sizesTitle, delayTitle, photographsTitle } = words.en
  const { ar } = words
  expect([sizesTitle, delayTitle, photographsTitle].map((title) => names.ar(title))).toEqual([
    ar.sizesTitle,
    ar.delayTitle,
    ar.photographsTitle,
  ])
})
