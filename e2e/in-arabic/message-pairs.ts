import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { COUNTRIES } from '@nawl/domain/shop/countries/countries'
import { countries } from '@nawl/messages/by-language/countries'
import { hours } from '@nawl/messages/by-language/hours'
import { LANGUAGES } from '@nawl/messages/languages'
import { hoursLines } from '@nawl/messages/text/pages/hours-text'

import { readCatalogue } from '../../tools/messages/compile-messages.ts'
import { namesIn } from '../../tools/messages/name-modules.ts'

/** A text with the values of its arguments left open, in order; GAP where a tag begins or ends. */
export type Pattern = readonly (string | { readonly argument: string })[]
/** A link may say more than its message: that it opens a new tab. No argument has this name. */
export const GAP = '<>'
/** What the number of a plural begins with, before the plural's argument. */
export const COUNT = '#'
export type Pair = { readonly english: Pattern; readonly arabic: readonly Form[] }

/** More forms than this have messages only that no journey reads. */
const MOST_FORMS = 500

/** Every text of the shop in English, one for each form of a plural or select, with its Arabic forms. */
export function messagePairs(): Pair[] {
  const translations = readCatalogue('ar')
  const messages = Object.entries(readCatalogue('en')).flatMap(([namespace, texts]) =>
    Object.entries(texts).flatMap(([name, text]) => {
      const arabic = translations[namespace]?.[name] ?? text
      return [...paired(text, arabic), ...taggedIn(text, arabic)]
    }),
  )
  const pairs = (texts: [string, string][]) => texts.flatMap(([english, arabic]) => paired(english, arabic))
  // Countries first: an option that is chosen is one rather than a message that spells it out.
  return [...pairs(countryNames()), ...messages, ...pairs([...catalogueNames(), ...contentLines()])]
}

/** The English forms of a message, each with the Arabic ones that the same values select. */
function paired(english: string, arabic: string): Pair[] {
  const translations = formsOf(arabic, 'ar')
  return formsOf(english, 'en').map(({ parts, selected }) => ({
    english: parts,
    arabic: translations.filter((form) =>
      [...form.selected].every(([name, option]) => (selected.get(name) ?? option) === option),
    ),
  }))
}

/** The texts of a message's tags, such as those of its links. */
function taggedIn(english: string, arabic: string): Pair[] {
  const all = (message: string) => [...message.matchAll(/<(\w+)>([^<>{}]+)<\/\1>/g)]
  return all(english).flatMap(([, tag, text = '']) => {
    const [, , same] = all(arabic).find(([, other]) => other === tag) ?? []
    return same === undefined ? [] : paired(text, same)
  })
}

const countryNames = () =>
  COUNTRIES.map(({ code }): [string, string] => [countries.en(code).name, countries.ar(code).name])

function catalogueNames(): [string, string][] {
  const { names, yarns } = namesIn('ar')
  const [inEnglish, inArabic] = ['en', 'ar'].map((tag) => new Intl.DisplayNames(tag, { type: 'language' }))
  const languages = Object.values(LANGUAGES).map(({ code }): [string, string] => [
    inEnglish?.of(code) ?? code,
    inArabic?.of(code) ?? code,
  ])
  const opening = hoursLines(hours.ar, 'ar')
  // They have hardly a word between their values to be found by.
  const open = hoursLines(hours.en, 'en').map((line, n): [string, string] => [line, opening[n] ?? line])
  return [...Object.entries(names), ...Object.entries(yarns), ...languages, ...open, ...weekdayNames()]
}

function weekdayNames(): [string, string][] {
  const days = Array.from({ length: 7 }, (_, n) => new Date(Date.UTC(2023, 0, 1 + n)))
  const [inEnglish, inArabic] = ['en', 'ar'].map((tag) =>
    days.map((day) => day.toLocaleDateString(tag, { weekday: 'long', timeZone: 'UTC' })),
  )
  return inEnglish!.map((name, n): [string, string] => [name, inArabic![n]!])
}

/** Articles, questions and policies, which have the same lines in both languages. */
function contentLines(): [string, string][] {
  return globSync('content/en/{faq,journal,policies}/**/*.{md,json}').flatMap((file) => {
    const english = readFileSync(file, 'utf8').split('\n')
    const arabic = readFileSync(`${dirname(file).replace('/en/', '/ar/')}/${basename(file)}`, 'utf8').split(
      '\n',
    )
    return english.flatMap((line, n): [string, string][] => {
      const text = lineText(line)
      return text && /\p{Script=Arabic}/u.test(arabic[n] ?? '') && !/[{}<]/.test(text + arabic[n])
        ? [[text, lineText(arabic[n] ?? '')]]
        : []
    })
  })
}

const lineText = (line: string) =>
  line
    .replace(/^[#*\-\s]+|^\w+: /, '')
    .replace(/^["']|["'],?$/g, '')
    .trim()

/** A form of a message, and the options of selects that lead to it. */
export type Form = { readonly parts: Pattern; readonly selected: ReadonlyMap<string, string> }

/** What the shops of the tests are called. */
const SHOP = { en: 'Nawl', ar: 'نول' } as const

function formsOf(message: string, language: keyof typeof SHOP): Form[] {
  return expand(parse(message.replaceAll('{shop}', SHOP[language]), { requiresOtherClause: true }))
}

/** `counted` is the argument of the plural that holds them. */
function expand(elements: readonly MessageFormatElement[], counted = ''): Form[] {
  let forms: Form[] = [{ parts: [], selected: new Map() }]
  for (const element of elements) {
    const next = choices(element, counted)
    forms = forms
      .flatMap(({ parts, selected }) =>
        next
          .filter((choice) =>
            [...choice.selected].every(([name, option]) => (selected.get(name) ?? option) === option),
          )
          .map((choice) => ({
            parts: joined([...parts, ...choice.parts]),
            selected: new Map([...selected, ...choice.selected]),
          })),
      )
      .slice(0, MOST_FORMS)
  }
  return forms
}

function choices(element: MessageFormatElement, counted: string): Form[] {
  const only = (...parts: Pattern): Form[] => [{ parts, selected: new Map() }]
  switch (element.type) {
    case TYPE.literal:
      return only(element.value)
    case TYPE.tag:
      return expand(element.children, counted).map(({ parts, selected }) => ({
        parts: [{ argument: GAP }, ...parts, { argument: GAP }],
        selected,
      }))
    case TYPE.plural:
      return Object.entries(element.options).flatMap(([option, { value }]) => {
        const forms = expand(value, element.value)
        // Of one number, which has its own form in the other language, too: `=3 {three yarns}`.
        return option.startsWith('=') ? selecting(COUNT + element.value, option.slice(1), forms) : forms
      })
    case TYPE.select:
      return Object.entries(element.options).flatMap(([option, { value }]) =>
        selecting(element.value, option, expand(value, counted)),
      )
    case TYPE.pound:
      return only({ argument: COUNT + counted })
    case TYPE.argument:
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return only({ argument: element.value })
  }
}

const selecting = (argument: string, option: string, forms: readonly Form[]): Form[] =>
  forms.map(({ parts, selected }) => ({ parts, selected: new Map([...selected, [argument, option]]) }))

/** With neighbouring literals as one. */
function joined(form: Pattern): Pattern {
  const whole: (string | { readonly argument: string })[] = []
  for (const part of form) {
    const last = whole.at(-1)
    if (typeof part === 'string' && typeof last === 'string') whole[whole.length - 1] = last + part
    else whole.push(part)
  }
  return whole
}
