// Checks which package and which district may import which, and that no large set of files imports in a circle: rules
// that no compiler knows.
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

import { importCircles } from './import-circles.ts'
import { sourceFiles } from './source-files.ts'

/** What each package may import besides itself and npm packages. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/engine': ['packages/domain'],
  'packages/domain': [],
  'packages/artwork': ['packages/engine', 'packages/domain'],
  'packages/contract': ['packages/domain', 'packages/messages'],
  'packages/messages': ['packages/domain'],
  'apps/server': [
    'packages/engine',
    'packages/artwork',
    'packages/domain',
    'packages/contract',
    'packages/messages',
  ],
  'apps/web': [
    'packages/engine',
    'packages/artwork',
    'packages/domain',
    'packages/contract',
    'packages/messages',
  ],
}
/** Packages that must run anywhere: no Node modules, and only these npm packages. */
const PURE: Readonly<Record<string, readonly string[]>> = {
  'packages/engine': [],
  'packages/domain': [],
  'packages/artwork': [],
  'packages/contract': ['zod'],
  'packages/messages': ['@formatjs/icu-messageformat-parser'],
}

/**
 * The districts of the two apps, topmost first: a file may import from its own district and from those below. Files
 * beside the districts are above them all.
 */
const DISTRICTS: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src': [
    'assistant',
    'privacy',
    'yarns',
    'workshop',
    'proofs',
    'sales',
    'reports',
    'outreach',
    'catalogue',
    'imaging',
    'settings',
    'integrations',
    'identity',
    'platform',
  ],
  'apps/web/app': [
    'admin',
    'floor',
    'shell',
    'account',
    'proofs',
    'pages',
    'assistant',
    'shown',
    'samples',
    'studio',
    'sales',
    'catalogue',
    'saved',
    'sign-in',
    'page',
    'ui',
    'api',
  ],
}

const root = resolve(import.meta.dirname, '../..')
/** The last line of a static import or export (its names may be on the lines before), or a dynamic one. */
const IMPORT = /(?:^(?:import|export|\})[^'"\n]*\bfrom\s|^import\s|\bimport\()\s*['"]([^'"]+)['"]/gm

type Offence = { readonly file: string; readonly imports: string; readonly why: string }

/** Every import that breaks a rule. */
function findOffences(): Offence[] {
  return Object.keys(MAY_IMPORT).flatMap((part) =>
    sourceFiles(join(root, part)).flatMap((file) =>
      offencesIn(relative(root, file), readFileSync(file, 'utf8')),
    ),
  )
}

/** Circles of more files than this are refused; type imports count. */
const LARGEST_CIRCLE = 6

function largeCircles(): string[][] {
  const graph = Object.keys(MAY_IMPORT)
    .flatMap((part) => sourceFiles(join(root, part)))
    .map((file) => [file, localImports(file)] as const)
  return importCircles(new Map(graph))
    .filter(({ length }) => length > LARGEST_CIRCLE)
    .map((circle) => circle.map((file) => relative(root, file)))
}

function localImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, imports = '']) =>
    imports.startsWith('.') ? [resolve(dirname(file), imports)] : [],
  )
}

/** The forbidden imports of a file, including type imports; `file` is its path from the root. */
export function offencesIn(file: string, source: string): Offence[] {
  const part = Object.keys(MAY_IMPORT).find((path) => file.startsWith(path + sep))
  if (part === undefined) return []
  return [...source.matchAll(IMPORT)].flatMap(([, imports = '']) => {
    const why = offence(part, join(root, file), imports)
    return why ? [{ file, imports, why }] : []
  })
}

function offence(part: string, file: string, imports: string): string | null {
  const isTest = /(?:\.(?:test|bench)|-arbitraries)\.tsx?$/.test(file)
  if (imports.startsWith('.')) {
    const target = relative(root, resolve(dirname(file), imports))
    if (!target.startsWith(part + sep)) return `${part} reaches into another part by a relative path`
    return isTest ? null : upwards(relative(root, file), target)
  }
  const own = /^@nawl\/([^/]+)/.exec(imports)
  if (own) return importOfOurs(part, own[1] ?? '')
  const pure = PURE[part]
  const name = imports.startsWith('@')
    ? imports.split('/').slice(0, 2).join('/')
    : (imports.split('/')[0] ?? '')
  if (pure === undefined || isTest || pure.includes(name)) return null
  return `${part} knows no platform and no library but [${pure.join(', ')}]`
}

/** Why a file of an app may not import another one: it is in a district above, or only for tests. */
function upwards(file: string, target: string): string | null {
  const source = Object.keys(DISTRICTS).find((folder) => file.startsWith(folder + sep))
  if (source === undefined) return null
  if (!target.startsWith(source + sep)) return `${source} does not import from outside it`
  const districts = DISTRICTS[source] ?? []
  const districtOf = (path: string) => districts.indexOf(path.slice(source.length + 1).split(sep)[0] ?? '')
  const [from, to] = [districtOf(file), districtOf(target)]
  if (from === -1 || to >= from || target.includes('+types')) return null
  return `${districts[from]} may not import ${districts[to] ?? 'what is built out of the districts'}, which stands above it`
}

function importOfOurs(part: string, name: string): string | null {
  const target = ['packages', 'apps'].map((folder) => `${folder}/${name}`).find((path) => path in MAY_IMPORT)
  if (target === part) return 'a package imports itself by relative paths'
  return target && MAY_IMPORT[part]?.includes(target) ? null : `${part} may not import ${target ?? name}`
}

if (process.argv[1] === import.meta.filename) {
  const offences = findOffences()
  for (const { file, imports, why } of offences) console.error(`${file} imports ${imports}: ${why}`)
  const circles = largeCircles()
  for (const circle of circles)
    console.error(`${circle.length} files import in a circle:\n  ${circle.join('\n  ')}`)
  process.exitCode = offences.length + circles.length > 0 ? 1 : 0
}
