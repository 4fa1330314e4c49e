import { existsSync, readFileSync } from 'node:fs'

import { COUNTRIES } from '@nawl/domain/shop/countries/countries'

import type { Language } from './compile-messages.ts'

/** What a language's designs.json says of one design. */
type DesignTexts = {
  readonly name: string
  readonly description: string
  readonly palettes: Readonly<Record<string, string>>
}
type Names = Readonly<Record<string, string>>

/**
 * Modules that put names of the catalogue, which are English in carts, orders and calls, into a language: of designs,
 * palettes and collections (`names`), of yarns (`yarns`), of countries (`countries`); and descriptions of designs by
 * address. Names that nobody translated, such as a visitor's own, stay as they are.
 */
export function nameModules(languages: readonly Language[]): Map<string, string> {
  const modules = new Map<string, string>()
  for (const { code, tag } of languages) {
    const { names, designs, yarns } = namesIn(code)
    modules.set(`${code}/names.ts`, designNamesCode(code, names))
    modules.set(`${code}/countries.ts`, countriesCode(code, tag))
    modules.set(`${code}/yarns.ts`, yarnsCode(code, yarns))
    const described = Object.entries(designs).map(([address, { description }]) => [address, description])
    modules.set(`${code}/descriptions.ts`, descriptionsCode(Object.fromEntries(described)))
  }
  const own = {
    names: 'nameOf',
    yarns: 'yarnNameOf',
    countries: 'countryNamesOf',
    descriptions: 'descriptionOf',
  }
  for (const [module, name] of Object.entries(own))
    modules.set(`by-language/${module}.ts`, byLanguageCode(module, name, languages))
  return modules
}

/**
 * A language's names by their English ones: of designs, palettes, collections and places in `names`, of yarns and their
 * families in `yarns`; and its texts of designs by address.
 */
export function namesIn(code: string) {
  const designs = read<Record<string, DesignTexts>>(code, 'designs.json')
  const names: Record<string, string> = { ...read<Names>(code, 'names.json') }
  for (const [address, { name, palettes }] of Object.entries(designs))
    Object.assign(names, palettes, { [englishName(address)]: name })
  return { names, designs, yarns: read<Names>(code, 'yarns.json') }
}

function read<T extends object>(code: string, file: string): T {
  const path = `content/${code}/${file}`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : ({} as T)
}

/** A design's English name: that of its address, `onyx` or `onyx-contemporary`, which a test of the catalogue ensures. */
const englishName = (address: string) =>
  address.replace(/-.*$/, '').replace(/^./, (letter) => letter.toUpperCase())

function namesCode(name: string, names: Names): string {
  if (Object.keys(names).length === 0) return `export const ${name} = (english: string): string => english\n`
  return `const NAMES: Readonly<Record<string, string>> = ${JSON.stringify(names)}
export const ${name} = (english: string): string => (Object.hasOwn(NAMES, english) ? NAMES[english]! : english)\n`
}

/** An owner's own names come first: they may rename what the shop comes with. */
function designNamesCode(code: string, names: Names): string {
  return `import { ownName } from '../../src/text/own-names.ts'

const NAMES: Readonly<Record<string, string>> = ${JSON.stringify(names)}
export const nameOf = (english: string): string => ownName('${code}', english) ?? (Object.hasOwn(NAMES, english) ? NAMES[english]! : english)\n`
}

/** Yarns of a rug are written with or without a capital, and one that is not on the shade card as `near Teal`. */
function yarnsCode(code: string, { 'near {yarn}': near = '', ...names }: Names): string {
  if (Object.keys(names).length === 0) return namesCode('yarnNameOf', names)
  const small = Object.fromEntries(Object.entries(names).map(([name, text]) => [name.toLowerCase(), text]))
  return `import { ownYarnName } from '@nawl/domain/yarn/library/shade-card'

const NAMES: Readonly<Record<string, string>> = ${JSON.stringify({ ...small, ...names })}
export function yarnNameOf(english: string): string {
  if (english.startsWith('near ')) return ${JSON.stringify(near)}.replace('{yarn}', yarnNameOf(english.slice(5)))
  const own = ownYarnName('${code}', english)
  if (own) return own
  const known = [english, english.toLowerCase()].find((name) => Object.hasOwn(NAMES, name))
  return known === undefined ? english : NAMES[known]!
}\n`
}

/**
 * The countries' names and short names, in the order of the names: written when the shop is built, since browsers and
 * Node do not always agree on either. English names are the shop's own; countries.json has others than Unicode's.
 */
function countriesCode(code: string, tag: string): string {
  const own = read<Names>(code, 'countries.json')
  const named = (style: 'long' | 'short') => new Intl.DisplayNames(tag, { type: 'region', style })
  const [long, short] = [named('long'), named('short')]
  const { compare } = new Intl.Collator(tag)
  const names = COUNTRIES.map((country) =>
    code === 'en'
      ? [country.code, country.name, country.shortName]
      : [
          country.code,
          own[country.code] ?? long.of(country.code) ?? country.name,
          own[country.code] ?? short.of(country.code) ?? country.name,
        ],
  ).toSorted(([, p = ''], [, q = '']) => compare(p, q))
  const list = names.map(([key, name, brief]) => [key, name === brief ? [name] : [name, brief]])
  return `const NAMES: Readonly<Record<string, readonly [name: string, shortName?: string]>> = ${JSON.stringify(Object.fromEntries(list))}
/** The name of a country by its ISO code, and one that fits into the header. */
export function countryNamesOf(code: string): { name: string; shortName: string } {
  const [name, shortName = name] = NAMES[code] ?? [code]
  return { name, shortName }
}
/** The ISO codes of all countries in the order of their names. */
export const COUNTRY_ORDER: readonly string[] = Object.keys(NAMES)
`
}

function descriptionsCode(texts: Names): string {
  return `const TEXTS: Readonly<Record<string, string>> = ${JSON.stringify(texts)}
export const descriptionOf = (address: string): string | undefined => (Object.hasOwn(TEXTS, address) ? TEXTS[address] : undefined)\n`
}

function byLanguageCode(module: string, name: string, languages: readonly Language[]): string {
  const imports = languages
    .map(({ code }) => `import { ${name} as ${code} } from '../${code}/${module}.ts'\n`)
    .join('')
  const codes = languages.map(({ code }) => code).join(', ')
  return `${imports}import type { LanguageCode } from '../languages.ts'

export const ${module}: Readonly<Record<LanguageCode, typeof en>> = { ${codes} }\n`
}
