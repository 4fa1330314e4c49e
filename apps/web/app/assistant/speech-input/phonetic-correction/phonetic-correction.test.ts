import { describe, expect, it } from 'vitest'

import { shopVocabulary } from './shop-vocabulary.ts'
import { correctBySound } from './phonetic-correction.ts'

const DESIGNS =
  `Areesh Aria Atlas Azilal Bab Badr Barjeel Barq Bogolan Boro Breccia Brise Delta Ebru Eclipse Falaj Fasht Fold
  Hajar Hasa Heddle Impasto Interval Itar Jazira Jazr Kasai Khatam Khayma Khayt Konya Lateen Liwa Mashrabiya Mizan Muqarnas
  Onyx Palimpsest Pasture Pearl Qamariya Reef Sabkha Sadu Saqr Shamsa Sikka Simsim Sirb Souk Stratta Surood Syncope Ufuq Vesper`
    .trim()
    .split(/\s+/)
const WORDS = shopVocabulary(DESIGNS, ['lime plaster', 'sea glaze', 'raw clay', 'saffron'])
const snap = (text: string) => correctBySound(text, WORDS)

describe('a misheard word', () => {
  it.each([
    ['Open on ex.', 'Open Onyx.'],
    ['Show me strata', 'Show me Stratta'],
    ['Show me the mash rabbi ya rug', 'Show me the Mashrabiya rug'],
    ['open the cut them? No, open catam', 'open the cut them? No, open Khatam'],
    ['Make the beige navey', 'Make the beige navy'],
    ['make it marune please', 'make it maroon please'],
    ['open Syncopy', 'open Syncope'],
    ['Is there anything in modern try bull?', 'Is there anything in Modern Tribal?'],
    ['replace the see glaze with teal', 'replace the sea glaze with teal'],
    ['two by three meetres', 'two by three metres'],
    ['Deliver to Germony', 'Deliver to Germany'],
    ['open jazeera', 'open Jazira'],
    ['open muck are nas', 'open Muqarnas'],
  ])('becomes the shop’s word: %s', (heard, meant) => {
    expect(snap(heard).text).toBe(meant)
  })

  it('is returned together with what was heard', () => {
    expect(snap('Open on ex and strata.').changes).toEqual([
      { heard: 'on ex', meant: 'Onyx' },
      { heard: 'strata', meant: 'Stratta' },
    ])
    expect(snap('Open on ex and strata.').sure).toBe(true)
  })

  it('is marked unsure when it is short or has several candidates', () => {
    expect(snap("Make the bay's navy")).toEqual({
      text: 'Make the beige navy',
      changes: [{ heard: "bay's", meant: 'beige' }],
      sure: false,
    })
    expect(snap('open sado').sure).toBe(false)
  })
})

describe('a correct word', () => {
  it.each([
    'What is the base price of a rug?',
    'Show me blue rugs.',
    'How long does it take to Oslo?',
    'What does two by three metres cost?',
    'Can I wash it in the machine, and is the wool safe for babies?',
    'I would like to talk to a designer about my living room.',
    'Take that back, please, and lock the second one.',
    'Do you ship to the United Kingdom and what about customs?',
    'Could somebody call me on Tuesday evening?',
    'Why is my order so late, it was promised for March?',
    'Is there a guarantee against moths?',
    'Put it in the basket and show me the next one.',
    'Would it fit under a dining table with six chairs?',
    'Tell me a joke about penguins.',
  ])('stays: %s', (text) => {
    expect(snap(text)).toEqual({ text, changes: [], sure: true })
  })

  it.each(WORDS)('stays when it is one of ours: %s', (word) => {
    expect(snap(`Show me ${word}, please`).changes).toEqual([])
  })

  it('stays when there is no vocabulary', () => {
    expect(correctBySound('Open on ex.', [])).toEqual({ text: 'Open on ex.', changes: [], sure: true })
  })
})

it('is not changed by a second correction', () => {
  const { text } = snap('Open on ex, make the navey marune and send it to Germony')
  expect(snap(text)).toEqual({ text, changes: [], sure: true })
})
