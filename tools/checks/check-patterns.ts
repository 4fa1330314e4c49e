// Finds regular expressions with super-linear running time: a few hundred chosen letters could keep a process busy
// for years. recheck judges every pattern of the project; earlier results are reused unless `--all` is given, and
// `--write` stores the harmless patterns in the repository.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { parseSync, Visitor } from 'oxc-parser'
import { checkSync } from 'recheck'

import { sourceFiles } from './source-files.ts'

export type FoundPattern = {
  readonly source: string
  readonly flags: string
  readonly line: number
}

/** Code that reads untrusted text, and what checks and builds it. */
const PARTS = ['apps', 'packages', 'tools', 'bench', 'e2e']

/** The regular expressions of a file: literals, and strings and templates passed to `RegExp`. */
export function patternsIn(path: string, code: string): FoundPattern[] {
  const found: FoundPattern[] = []
  const lineOf = (at: number) => code.slice(0, at).split('\n').length
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node)
        found.push({ source: node.regex.pattern, flags: node.regex.flags, line: lineOf(node.start) })
    },
    NewExpression(node) {
      const [pattern, flags] = node.arguments
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp' || !pattern) return
      const source = textOf(pattern)
      if (source !== null)
        found.push({ source, flags: (flags && textOf(flags)) ?? '', line: lineOf(node.start) })
    },
  })
  visitor.visit(parseSync(path, code).program)
  return found
}

type Written = {
  readonly type: string
  readonly value?: unknown
  readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[]
}

/**
 * The text of an expression; template substitutions become a letter, so that the surrounding pattern can be judged.
 */
function textOf(node: Written): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.quasis ? node.quasis.map(({ value }) => value.cooked ?? '').join('x') : null
}

/**
 * How a pattern's time grows, if that is worse than allowed there, else null. Never exponentially; in the shop's own
 * code not polynomially either, if recheck can prove it. When recheck only samples texts at random, finding
 * polynomial time depends on luck and machine load, so it is accepted. Tests and tools read only our own texts.
 */
export function growthOf(
  { source, flags }: Pick<FoundPattern, 'source' | 'flags'>,
  inShop: boolean,
): string | null {
  const diagnosis = checkSync(source, flags, { timeout: 20_000, randomSeed: 1 })
  if (diagnosis.status !== 'vulnerable') return null
  const { type, summary } = diagnosis.complexity
  const isProven = diagnosis.checker === 'automaton'
  return type === 'exponential' || (inShop && isProven) ? summary : null
}

const runsInShop = (path: string) =>
  /^(?:apps|packages)\//.test(path) &&
  !/\.(?:test|bench)\.tsx?$|-fixture\.ts$|^apps\/server\/test\/|\/testing\//.test(path)

/**
 * Patterns known to be harmless, because recheck needs a minute for all of them. In the repository those of the last
 * `--write`, below `var/` this machine's later results.
 */
const HARMLESS = 'tools/checks/harmless-patterns.json'
const HARMLESS_HERE = 'var/harmless-patterns.json'

type Harmless = { readonly judgedBy: string; readonly shop: string[]; readonly elsewhere: string[] }

/** Identifies the judge: results are valid for this version of recheck only. */
function judge(): string {
  const { version } = JSON.parse(readFileSync('node_modules/recheck/package.json', 'utf8')) as {
    version: string
  }
  return `recheck ${version}`
}

function readHarmless(file: string): Harmless {
  const none = { judgedBy: judge(), shop: [], elsewhere: [] }
  if (!existsSync(file)) return none
  const read = JSON.parse(readFileSync(file, 'utf8')) as Harmless
  return read.judgedBy === none.judgedBy ? read : none
}

/** Judges every pattern of the project; with `everything` also those judged before. */
function judgeAll(everything: boolean): Harmless {
  const known = everything ? [] : [HARMLESS, HARMLESS_HERE].map(readHarmless)
  const knownIn = (place: 'shop' | 'elsewhere') => new Set(known.flatMap((list) => list[place]))
  const judged = { shop: new Map<string, string | null>(), elsewhere: new Map<string, string | null>() }
  for (const key of knownIn('shop')) judged.shop.set(key, null)
  for (const key of knownIn('elsewhere')) judged.elsewhere.set(key, null)
  const found = { shop: new Set<string>(), elsewhere: new Set<string>() }
  for (const path of PARTS.flatMap(sourceFiles))
    for (const pattern of patternsIn(path, readFileSync(path, 'utf8'))) {
      const key = `/${pattern.source}/${pattern.flags}`
      const place = runsInShop(path) ? 'shop' : 'elsewhere'
      const before = judged[place].get(key)
      const growth = before === undefined ? growthOf(pattern, place === 'shop') : before
      judged[place].set(key, growth)
      if (growth === null) found[place].add(key)
      if (growth === null) continue
      console.error(`${path}:${pattern.line}: ${key} takes ${growth} time; scan, or write it in two`)
      process.exitCode = 1
    }
  return { judgedBy: judge(), shop: [...found.shop].toSorted(), elsewhere: [...found.elsewhere].toSorted() }
}

if (process.argv[1] === import.meta.filename) {
  const isWriting = process.argv.includes('--write')
  const harmless = judgeAll(isWriting || process.argv.includes('--all'))
  mkdirSync(dirname(HARMLESS_HERE), { recursive: true })
  writeFileSync(isWriting ? HARMLESS : HARMLESS_HERE, `${JSON.stringify(harmless, null, 2)}\n`)
}
