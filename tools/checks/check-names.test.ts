import { describe, expect, it } from 'vitest'

import { oldNamesIn } from './check-names.ts'

const words = (file: string, source = '') => oldNamesIn(file, source).map(({ word }) => word)

describe('forbidden names', () => {
  it.each([
    ['apps/server/src/http/kept-pages.ts', '', ['kept']],
    ['apps/web/app/assistant/ears/microphone.ts', '', ['ears']],
    ['apps/server/src/a.ts', 'export function rugPress() {}', ['press']],
    ['apps/server/src/a.ts', 'export const LETTERS = []', ['letters']],
    ['apps/server/src/a.ts', 'export type HouseOrder = string', ['house']],
  ])('are reported in %s %s', (file, source, found) => expect(words(file, source)).toEqual(found))

  it.each([
    ['apps/server/src/http/page-cache.ts', 'export class PageCache {}'],
    ['apps/server/src/a.ts', '// what was kept\nconst kept = 1'],
    ['apps/server/src/text/numbers-in-words.ts', 'export function numbersInWords() {}'],
  ])('are not reported in %s %s', (file, source) => expect(words(file, source)).toEqual([]))
})
