import { names } from '@nawl/messages/by-language/names'
import { yarns } from '@nawl/messages/by-language/yarns'
import { textIn } from '@nawl/messages/text/text-in'
import { describe, expect, it } from 'vitest'

import { type Language, readCatalogue, readLanguages } from './compile-messages.ts'
import { generateModules } from './message-modules.ts'

/** What `content/pl/language.json` holds. */
const POLISH: Language = {
  code: 'pl',
  name: 'Polski',
  tag: 'pl-PL',
  direction: 'ltr',
  script: 'Latn',
  wordsPerMinute: 180,
}
const languages = [...readLanguages().filter(({ code }) => code !== POLISH.code), POLISH]
const withPolish = (messages: Readonly<Record<string, string>>) =>
  generateModules(
    languages,
    new Map(languages.map(({ code }) => [code, code === 'pl' ? { size: messages } : readCatalogue(code)])),
  )

describe('a third language', () => {
  it('has its own addresses, and English for what it lacks, which is told', () => {
    const { modules, missing } = withPolish({ width: 'Szerokość' })
    const all = Object.values(readCatalogue('en')).flatMap((each) => Object.keys(each))
    const itsOwn = missing.filter((name) => name.startsWith('pl '))
    expect(itsOwn).toHaveLength(all.length - 1)
    expect(itsOwn).toContain('pl size.length')
    expect(modules.get('languages.ts')).toMatch(/pl: \{.*"prefix":"\/pl"/)
    const ofSize = modules.get('pl/size.ts')
    expect(ofSize).toMatch(/width.*Szerokość/)
    expect(ofSize).toMatch(/length.*Length/)
    // Every namespace is there, so that no page needs to know which languages have it.
    for (const namespace of Object.keys(readCatalogue('en')))
      expect([...modules.keys()]).toContain(`pl/${namespace}.ts`)
  })

  it('has English for whatever an owner wrote and names nobody translated, never a key', () => {
    expect(textIn({ en: 'Quarry House', ar: 'بيت الحجر' }, 'pl')).toBe('Quarry House')
    expect(names.ar('A design of yesterday')).toBe('A design of yesterday')
    expect(yarns.ar('Yesterday’s grey')).toBe('Yesterday’s grey')
  })

  it('is refused with its file and message where that says what English does not', () => {
    expect(() => withPolish({ height: 'Wysokość' })).toThrow(
      'content/pl/messages/size.json: height is not in the English messages',
    )
    expect(() => withPolish({ width: 'Szerokość {side}' })).toThrow(
      /content\/pl\/messages\/size\.json: width: \{side\} is not in the English message/,
    )
  })
})
