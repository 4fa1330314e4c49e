import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { catalogue } from '@nawl/artwork/catalogue'
import approved from '@nawl/artwork/approved-drawings.json' with { type: 'json' }
import traits from '@nawl/artwork/drawing-traits.json' with { type: 'json' }
import { afterEach, expect, it } from 'vitest'

import { approveDrawings } from './approve-drawings.ts'

const folder = mkdtempSync(join(tmpdir(), 'nawl-approve-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content))
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>

it('writes the hash and the traits of a new design in order, and removes those of deleted ones', () => {
  const [first, second, third] = catalogue
  const keys = [first, second, third].map((design) => `${design?.collection}/${design?.id}`) as [
    string,
    string,
    string,
  ]
  const of = (all: Readonly<Record<string, unknown>>, ...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, all[name]]))
  write('approved-drawings.json', { ...of(approved, keys[0], keys[2]), 'Modern/gone': 'x' })
  write('drawing-traits.json', { ...of(traits, keys[0], keys[2]), 'Modern/gone': {} })
  approveDrawings([second!], folder)
  expect(Object.entries(read('approved-drawings.json'))).toEqual(Object.entries(of(approved, ...keys)))
  expect(Object.entries(read('drawing-traits.json'))).toEqual(Object.entries(of(traits, ...keys)))
})
