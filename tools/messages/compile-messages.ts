// Compiles the messages in content/<language>/messages/*.json (ICU MessageFormat) into packages/messages/build, one
// module a language and namespace, if they have changed. What a language lacks is taken from English, with a warning.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { contentHash } from '../content-hash.ts'

const SOURCES = ['content/*/messages/*.json', 'content/*/*.json']
const GENERATED = 'packages/messages/build'
const STAMP = `${GENERATED}/sources`

export type Language = {
  readonly code: string
  readonly name: string
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  /** ISO 15924. */
  readonly script: string
  /** Average reading speed, of the words as they are written. */
  readonly wordsPerMinute: number
}
/** Messages by namespace and name. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

/** All languages, English first. */
export function readLanguages(): Language[] {
  return globSync('content/*/language.json')
    .map((file) => ({ code: basename(dirname(file)), ...(readJson(file) as Omit<Language, 'code'>) }))
    .sort((a, b) => Number(b.code === 'en') - Number(a.code === 'en') || (a.code < b.code ? -1 : 1))
}

export function readCatalogue(code: string): Catalogue {
  const files = globSync(`content/${code}/messages/*.json`).sort()
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), readJson(file) as Record<string, string>]),
  )
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error })
  }
}

/** Compiles what has changed, and warns of what a language lacks, once for each change. */
export async function compileMessages(): Promise<void> {
  const files = [
    ...SOURCES.flatMap((pattern) => globSync(pattern)).sort(),
    'tools/messages',
    'packages/messages/src',
  ]
  const sources = contentHash(files)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  // Loaded only when there is something to compile: every start of the shop comes past here.
  const { generateModules } = await import('./message-modules.ts')
  const languages = readLanguages()
  const catalogues = new Map(languages.map(({ code }) => [code, readCatalogue(code)]))
  const { modules, missing } = generateModules(languages, catalogues)
  rmSync(GENERATED, { recursive: true, force: true })
  for (const [file, code] of modules) {
    mkdirSync(join(GENERATED, dirname(file)), { recursive: true })
    writeFileSync(join(GENERATED, file), code)
  }
  writeFileSync(STAMP, sources)
  if (missing.length > 0)
    console.warn(`${missing.length} messages are shown in English: ${missing.slice(0, 5).join(', ')} …`)
}

if (process.argv[1] === import.meta.filename) await compileMessages()
