import { existsSync, readFileSync } from 'node:fs'

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
 * palettes and collections (`names`), of yarns (`yarns`); and descriptions of designs by address. Names that nobody
 * translated, such as a visitor's own, stay as they are.
 */
export function nameModules(languages: readonly Language[]): Map<string, string> {
  const modules = new Map<string, string>()
  for (const { code } of languages) {
    const designs = read<Record<string, DesignTexts>>(code, 'designs.json')
    const names: Record<string, string> = { ...read<Names>(code, 'names.json') }
    for (const [address, { name, palettes }] of Object.entries(designs))
      Object.assign(names, palettes, { [englishName(address)]: name })
    modules.set(`${code}/names.ts`, namesCode('nameOf', names))
    modules.set(`${code}/yarns.ts`, yarnsCode(read<Names>(code, 'yarns.json')))
    const described = Object.entries(designs).map(([address, { description }]) => [address, description])
    modules.set(`${code}/descriptions.ts`, descriptionsCode(Object.fromEntries(described)))
  }
  const own = { names: 'nameOf', yarns: 'yarnNameOf', descriptions: 'descriptionOf' }
  for (const [module, name] of Object.entries(own))
    modules.set(`by-language/${module}.ts`, byLanguageCode(module, name, languages))
  return modules
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

/** Yarns of a rug are written with or without a capital, and one that is not on the shade card as `near Teal`. */
function yarnsCode({ 'near {yarn}': near = '', ...names }: Names): string {
  if (Object.keys(names).length === 0) return namesCode('yarnNameOf', names)
  const small = Object.fromEntries(Object.entries(names).map(([name, text]) => [name.toLowerCase(), text]))
  return `const NAMES: Readonly<Record<string, string>> = ${JSON.stringify({ ...small, ...names })}
export function yarnNameOf(english: string): string {
  if (english.startsWith('near ')) return ${JSON.stringify(near)}.replace('{yarn}', yarnNameOf(english.slice(5)))
  const known = [english, english.toLowerCase()].find((name) => Object.hasOwn(NAMES, name))
  return known === undefined ? english : NAMES[known]!
}\n`
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
