import { describe, expect, it } from 'vitest'

import { readCatalogue } from './compile-messages.ts'
import { messageCode } from './message-code.ts'
import { pseudoMessage } from './pseudo-language.ts'

const messages = Object.values(readCatalogue('en')).flatMap((each) => Object.values(each))
const LANGUAGE = { code: 'en', tag: 'en-GB', direction: 'ltr' }

describe('a pseudo-localised message', () => {
  it('keeps the arguments, plurals and tags of every message of the shop', () => {
    expect(messages.length).toBeGreaterThan(2000)
    for (const message of messages) {
      const [model, pseudo] = [message, pseudoMessage(message)].map((each) =>
        messageCode('a', each, LANGUAGE),
      )
      expect([message, pseudo?.arguments]).toEqual([message, model?.arguments])
    }
  })

  it('is a third to a half longer than texts of twenty letters are on average, within brackets', () => {
    const texts = messages.filter((message) => message.length >= 20 && !/[{<']/.test(message))
    expect(texts.length).toBeGreaterThan(500)
    const pseudo = texts.map(pseudoMessage)
    for (const text of pseudo) expect(text).toMatch(/^\[[\s\S]*\]$/)
    const longer = pseudo.join('').length / texts.join('').length
    expect(longer).toBeGreaterThan(1.33)
    expect(longer).toBeLessThan(1.5)
  })

  it('keeps its arguments readable', () => {
    expect(pseudoMessage('Add {count, plural, one {# rug} other {# rugs}} to the <link>cart</link>')).toBe(
      '[ÁÁđđ {count,plural,one{# ŕúúĝ} other{# ŕúúĝš}} ţóó ţĥéé <link>çááŕţ</link>]',
    )
  })
})
