import type { Catalogue, Language } from './compile-messages.ts'
import { PAGE_NAMESPACES } from '@nawl/messages/text/page-namespaces'
import { argumentFaults } from '@nawl/messages/text/sentences/parse-message'

import { messageCode } from './message-code.ts'
import { nameModules } from './name-modules.ts'

const HEADER = '// Compiled from content/*/messages by tools/messages/compile-messages.ts.\n'
const HELPERS = ['apart', 'apartIfRtl', 'number', 'plural', 'select'] as const
const SHOP_HELPERS = ['shopName', 'shopNameApart'] as const
const NAME = /^[a-z][A-Za-z0-9]*$/
const isOwnable: ReadonlySet<string> = new Set(PAGE_NAMESPACES)
/** Words that cannot name an export. */
const RESERVED = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await'.split(
    ' ',
  ),
)

/** The modules by file name, and the messages that a language takes from English. Throws on messages with faults. */
export function generateModules(
  languages: readonly Language[],
  catalogues: ReadonlyMap<string, Catalogue>,
): { modules: Map<string, string>; missing: string[] } {
  const english = catalogues.get('en')!
  const modules = new Map([['languages.ts', languagesCode(languages)], ...nameModules(languages)])
  const missing: string[] = []
  const faults = unknownMessages(english, catalogues)
  for (const [namespace, messages] of Object.entries(english)) {
    for (const language of languages) {
      let code = ''
      for (const [name, message] of Object.entries(messages)) {
        const own = catalogues.get(language.code)![namespace]?.[name]
        if (own === undefined) missing.push(`${language.code} ${namespace}.${name}`)
        try {
          const compiled = oneMessage(name, { message, own, language, english: languages[0]! })
          code += isOwnable.has(namespace)
            ? ownableCode(compiled, language.code, `${namespace}.${name}`)
            : compiled
        } catch (error) {
          faults.push(
            `content/${language.code}/messages/${namespace}.json: ${name}: ${(error as Error).message}`,
          )
        }
      }
      const imports = [
        importOf(HELPERS, code, '../../src/format.ts'),
        importOf(SHOP_HELPERS, code, '../../src/text/shop-name.ts'),
        importOf(['ownable'], code, '../../src/text/own-sentences.ts'),
      ].join('')
      modules.set(
        `${language.code}/${namespace}.ts`,
        `${HEADER}${imports}${imports && '\n'}${code || 'export {}\n'}`,
      )
    }
    modules.set(`by-language/${namespace}.ts`, byLanguageCode(namespace, languages))
  }
  for (const { code } of languages) modules.set(`${code}/language.ts`, ownLanguageCode(code))
  if (faults.length > 0) throw new Error(`Messages with faults:\n${faults.join('\n')}`)
  return { modules, missing }
}

/**
 * A message that owners may replace: a variable, so that every place that reads it shows their sentence. Both statements
 * are on one line, because the build of the pages makes each line a module of its own.
 */
const ownableCode = (code: string, language: string, key: string) =>
  code.replace(
    /^export const (\w+)(.*)$/m,
    (_, name: string, rest: string) =>
      `export let ${name}${rest}; ownable('${language}', '${key}', ${name}, (own) => void (${name} = own)${rest.startsWith(' = <T>') ? ', true' : ''})`,
  )

/** The import of those helpers that the code calls; empty if it calls none. */
function importOf(helpers: readonly string[], code: string, module: string): string {
  const called = helpers.filter((helper) => code.includes(`${helper}(`))
  return called.length > 0 ? `import { ${called.join(', ')} } from '${module}'\n` : ''
}

type Wanted = {
  readonly message: string
  readonly own: string | undefined
  readonly language: Language
  readonly english: Language
}

/** A message in its language, or in English where the language lacks it. */
function oneMessage(name: string, { message, own, language, english }: Wanted): string {
  if (!NAME.test(name) || RESERVED.has(name))
    throw new Error('the name is not one of a variable in camelCase')
  const model = messageCode(name, message, english)
  if (own === undefined || language.code === english.code) return model.code
  const compiled = messageCode(name, own, language)
  const { unknown, missing } = argumentFaults(compiled.arguments, model.arguments)
  for (const argument of unknown) throw new Error(`{${argument}} is not in the English message`)
  for (const argument of missing) throw new Error(`<${argument}> is missing`)
  return withArgumentsOf(model.code, compiled.code)
}

/** All languages take the same arguments, even where a sentence does without one. */
function withArgumentsOf(model: string, own: string): string {
  const head = /^export const \w+ = ((?:<T>)?\(a: .*?\): (?:string|\(string \| T\)\[\]) =>)/m
  const wanted = head.exec(model)?.[1]
  if (!wanted) return withShopNameOf(model, own)
  if (head.test(own)) return own.replace(head, (line, found: string) => line.replace(found, wanted))
  // It reads none of them, which the underscore admits.
  const unread = wanted.replace('(a: ', '(_: ')
  return own.replace(
    /^export const (\w+): string = /m,
    (_, name: string) => `export const ${name} = ${unread} `,
  )
}

const NAMING = /^export const \w+ = \(\): string =>/m

/** A message that names the shop in English is a function in every language; one that does not is none in any. */
function withShopNameOf(model: string, own: string): string {
  if (NAMING.test(model) === NAMING.test(own)) return own
  if (NAMING.test(own)) throw new Error('{shop} is not in the English message')
  return own.replace(
    /^export const (\w+): string = /m,
    (_, name: string) => `export const ${name} = (): string => `,
  )
}

function unknownMessages(english: Catalogue, catalogues: ReadonlyMap<string, Catalogue>): string[] {
  return [...catalogues].flatMap(([code, catalogue]) =>
    Object.entries(catalogue).flatMap(([namespace, messages]) =>
      Object.keys(messages)
        .filter((name) => english[namespace]?.[name] === undefined)
        .map((name) => `content/${code}/messages/${namespace}.json: ${name} is not in the English messages`),
    ),
  )
}

const languageCode = (language: Language) =>
  JSON.stringify({ ...language, prefix: language.code === 'en' ? '' : `/${language.code}` })

function languagesCode(languages: readonly Language[]): string {
  const entries = languages.map((language) => `  ${language.code}: ${languageCode(language)},\n`).join('')
  return `${HEADER}/** The shop's languages: BCP 47 tag for \`Intl\`, direction, and what addresses of pages begin with. */
export const LANGUAGES = {\n${entries}} as const
export type LanguageCode = keyof typeof LANGUAGES
export type Language = (typeof LANGUAGES)[LanguageCode]\n`
}

const ownLanguageCode = (code: string) => `${HEADER}import { type Language, LANGUAGES } from '../languages.ts'

/** The language of this build of the pages. */
export const LANGUAGE: Language = LANGUAGES.${code}
`

function byLanguageCode(namespace: string, languages: readonly Language[]): string {
  const imports = languages
    .map(({ code }) => `import * as ${code} from '../${code}/${namespace}.ts'\n`)
    .join('')
  const name = namespace.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const codes = languages.map(({ code }) => code).join(', ')
  return `${HEADER}${imports}import type { LanguageCode } from '../languages.ts'

export const ${name}: Readonly<Record<LanguageCode, typeof en>> = { ${codes} }\n`
}
