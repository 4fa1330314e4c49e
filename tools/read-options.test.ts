import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { parseOptions } from './read-options.ts'

const USAGE = 'npm run load [-- --requests 2000]'
const read = (...args: string[]) =>
  parseOptions(args, {
    usage: USAGE,
    options: { requests: 20_000, postgres: false, profile: '' },
    words: 1,
  })

it('returns given options, and defaults for the rest', () => {
  expect(read()).toEqual({ values: { requests: 20_000, postgres: false, profile: '' }, positionals: [] })
  expect(read('--requests', '0.5', '--postgres', '--profile=here', 'living')).toEqual({
    values: { requests: 0.5, postgres: true, profile: 'here' },
    positionals: ['living'],
  })
})

describe('names an unknown option and the usage in one line', () => {
  it.each([
    [['--foo'], "Unknown option '--foo'"],
    [['--foo=1.5'], "Unknown option '--foo'"],
    [['-x'], "Unknown option '-x'"],
    [['--requests', 'abc'], "--requests takes a number above zero, not 'abc'"],
    [['--requests', '0'], "--requests takes a number above zero, not '0'"],
    [['--requests='], "--requests takes a number above zero, not ''"],
    [['--requests'], "Option '--requests <value>' argument missing"],
    [['--requests', '--postgres'], "Option '--requests' argument is ambiguous"],
    [['--postgres=1'], "Option '--postgres' does not take an argument"],
    [['living', 'hall'], "Unexpected argument 'hall'"],
  ])('%j', (args, what) => {
    expect(() => read(...args)).toThrow(new Error(`${what}; usage: ${USAGE}`))
  })
})

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Commands that would otherwise start long work, or open a shop's data. */
const COMMANDS = [
  'bench/failures/fuzz.ts',
  'bench/load.ts',
  'bench/run.ts',
  'tools/check.ts',
  'tools/operations/backup.ts',
  'tools/operations/erase.ts',
  'tools/operations/move-database.ts',
  'tools/operations/quarantine.ts',
  'tools/operations/restore.ts',
  'tools/rooms/render.ts',
  'tools/rooms/render-stills.ts',
  'tools/staff.ts',
]
it.each(COMMANDS)('%s refuses an unknown option', (file) => {
  const { status, stderr, stdout } = spawnSync('node', [file, '--nonsense'], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([2, ''])
  const told = /^Unknown option '--nonsense'; usage: npm run ([\w:-]+)[^\n]*\n$/.exec(stderr)
  expect(scripts[told?.[1] ?? stderr]).toContain(file)
})
