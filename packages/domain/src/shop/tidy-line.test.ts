import { expect, it } from 'vitest'

import { tidyLine, withoutTurns } from './tidy-line.ts'

it.each([
  ['blanks and line breaks', '  Ada\t \r\n Lovelace\u00A0', 'Ada Lovelace'],
  ['marks that turn text around', 'moc.\u202Elwan\u202C', 'moc. lwan'],
  ['isolates around a name', '\u2067ليلى\u2069', 'ليلى'],
  ['a mark of direction', 'Layla\u200F', 'Layla'],
  ['NUL and a byte order mark', '\uFEFFAda\0', 'Ada'],
  ['no joiner within a name', 'علی\u200Cرضا', 'علی\u200Cرضا'],
  ['nothing in a name of two scripts', 'ليلى Haddad', 'ليلى Haddad'],
])('removes %s', (_, typed, kept) => expect(tidyLine(typed)).toBe(kept))

it('keeps the blanks of a line that is being typed, without marks that turn it around', () =>
  expect(withoutTurns('\u202EVilla\u2069 14 ')).toBe('Villa 14 '))
