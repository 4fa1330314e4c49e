import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../..')
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')

/** The file names in backticks: code without one of these endings is not a file. */
const files = (markdown: string) =>
  [...markdown.matchAll(/`([\w@./-]+\.(?:ts|tsx|mjs|md|json|conf|yaml|env|service))`/g)].map(
    ([, path = '']) => path,
  )

const rows = text
  .split('\n')
  .filter((line) => /^\| +\d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\|\s*|\s*\|$/g, '').trim()))

it('docs/security.md names only files that exist', () => {
  const named = files(text)
  expect(named.length).toBeGreaterThan(100)
  const missing = named.filter(
    (path) => ![ROOT, join(ROOT, 'apps/server/src')].some((base) => existsSync(join(base, path))),
  )
  expect(missing).toEqual([])
})

it('docs/security.md gives a test or code as evidence for each requirement marked met', () => {
  expect(rows.length).toBeGreaterThan(130)
  const verdicts = new Set(rows.map(([, verdict = '']) => verdict))
  expect([...verdicts].filter((verdict) => !/^(?:met|not met|accepted|owner|n\/a)$/.test(verdict))).toEqual(
    [],
  )
  const unshown = rows.filter(([, verdict, , shown = '']) => verdict === 'met' && !/`[^`]+`/.test(shown))
  expect(unshown.map(([item]) => item)).toEqual([])
  const vague = rows.filter(([, verdict, what = '']) => verdict === 'not met' && !/Not met\b/.test(what))
  expect(vague.map(([item]) => item)).toEqual([])
})
