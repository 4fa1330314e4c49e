import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readCatalogue } from './compile-messages.ts'
import { messageCode } from './message-code.ts'
import { pseudoMessage } from './pseudo-language.ts'

const messages = Object.values(readCatalogue('en')).flatMap((each) => Object.values(each))
const LANGUAGE = { tag: 'en-GB', direction: 'ltr' }

describe('a pseudo-localised message', () => {
  it('keeps the arguments, plurals and tags of every message of the shop', () => {
    expect(messages.length).toBeGreaterThan(2000)
    for (const message of messages) {
      const [model, pseudo] = [message, pseudoMessage(message)].map((each) =>
        messageCode('a', each, LANGUAGE),
      )
      expect(pseudo?.arguments, message).toEqual(model?.arguments)
    }
  })

  it('is 30 to 60 % longer than a text of at least twenty letters, within brackets', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abcdefg hijkl'), minLength: 20, maxLength: 200 })
    fc.assert(
      fc.property(text, (plain) => {
        const [element] = parse(pseudoMessage(plain))
        const value = element?.type === TYPE.literal ? element.value : ''
        expect(value).toMatch(/^⟦[\s\S]*⟧$/)
        expect(value.length / plain.length).toBeGreaterThan(1.3)
        expect(value.length / plain.length).toBeLessThan(1.6)
      }),
    )
  })

  it('is read as English by nobody, but by its shape', () => {
    expect(pseudoMessage('Add {count, plural, one {# rug} other {# rugs}} to the <link>cart</link>')).toBe(
      '⟦Áđđ {count,plural,one{# ŕúĝ} other{# ŕúĝš}} ţó ţĥé <link>çáŕţ</link> lórem l⟧',
    )
  })
})
