import { search } from '@nawl/messages/by-language/search'
import { expect, it } from 'vitest'

import { LIST_TEXTS, type ListTexts } from './list-texts.ts'
import { requestedCategory } from './requested-category.ts'
import { searchTerms } from './search-term.ts'

const ARABIC: ListTexts = {
  ...search.ar,
  names: {
    ...LIST_TEXTS.names,
    geometric: search.ar.listGeometric,
    modern: search.ar.listModern,
    'modern-tribal': search.ar.listModernTribal,
    luxury: search.ar.listLuxury,
    blues: search.ar.listBlues,
    'earth-tones': search.ar.listEarthTones,
  },
}

const plain = (text: string) => text.replaceAll(/\p{Cf}/gu, '')

it.each([
  ['blue geometric', 'All blue geometric rugs', '/products/geometric?color=blues'],
  ['modern tribal', 'All modern tribal rugs', '/products/modern-tribal'],
  ['earth tones', 'All earth-tone rugs', '/products/earth-tones'],
])('finds a listing by the words %s', (query, label, to) => {
  expect(requestedCategory(searchTerms(query))).toMatchObject({ link: { label, to }, isAll: true })
})

it.each([
  ['هندسي أزرق', 'كل السجاد الهندسي الأزرق', '/products/geometric?color=blues'],
  ['سجادة هندسية زرقاء', 'كل السجاد الهندسي الأزرق', '/products/geometric?color=blues'],
  ['blue geometric', 'كل السجاد الهندسي الأزرق', '/products/geometric?color=blues'],
  ['السجاد القبلي الحديث', 'كل السجاد القبلي الحديث', '/products/modern-tribal'],
  ['سجاد ترابي', 'كل السجاد الترابي', '/products/earth-tones'],
  ['سجاد حديث فاخر', 'كل السجاد الحديث الفاخر', '/products/modern?style=luxury'],
])('finds a listing in Arabic by the words %s', (query, label, to) => {
  const found = requestedCategory(searchTerms(query), ARABIC)
  expect(found).toMatchObject({ link: { to }, isAll: true })
  expect(plain(found?.link.label ?? '')).toBe(label)
})

it('finds none in words that name none', () => {
  expect(requestedCategory(searchTerms('توصيل'), ARABIC)).toBeNull()
  expect(requestedCategory(searchTerms('powder'), ARABIC)).toBeNull()
})
