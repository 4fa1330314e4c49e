import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { nextVersion } from './next-version.ts'
import { release } from './release.ts'

const CHANGELOG = `# Changelog

## Unreleased

### Added

- Rugs by the metre.

## 0.1.0 - 2026-11-22

- The first.
`
const OURS = { name: '@nawl/domain', version: '0.1.0' }

let root: string
let said: string[]
let checked: number
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nawl-release-'))
  said = []
  checked = 0
  write('CHANGELOG.md', CHANGELOG)
  write('package.json', json({ name: 'nawl', version: '0.1.0', dependencies: { '@nawl/domain': '0.1.0' } }))
  write('packages/domain/package.json', json({ ...OURS, dependencies: { zod: '0.1.0' } }))
  const lock = {
    '': { name: 'nawl', version: '0.1.0', dependencies: { '@nawl/domain': '0.1.0' } },
    'packages/domain': OURS,
    'node_modules/zod': { version: '0.1.0' },
  }
  write('package-lock.json', json({ name: 'nawl', version: '0.1.0', packages: lock }))
  write('deploy/Dockerfile', 'LABEL org.opencontainers.image.version="0.1.0"\n')
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'Noor')
  git('config', 'user.email', 'noor@example.com')
  git('config', 'commit.gpgsign', 'false')
  git('config', 'tag.gpgsign', 'false')
  git('add', '.')
  git('commit', '--quiet', '--message', 'The first')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a release', () => {
  it('has its version wherever our own stands, its day, a commit and a tag that says what changed', () => {
    make('minor')
    expect(checked).toBe(1)
    expect(read('package.json')).toContain('"version": "0.2.0"')
    expect(read('package.json')).toContain('"@nawl/domain": "0.2.0"')
    expect(JSON.parse(read('packages/domain/package.json'))).toEqual({
      ...OURS,
      version: '0.2.0',
      dependencies: { zod: '0.1.0' },
    })
    expect((JSON.parse(read('package-lock.json')) as { packages: unknown }).packages).toEqual({
      '': { name: 'nawl', version: '0.2.0', dependencies: { '@nawl/domain': '0.2.0' } },
      'packages/domain': { ...OURS, version: '0.2.0' },
      'node_modules/zod': { version: '0.1.0' },
    })
    expect(read('deploy/Dockerfile')).toContain('image.version="0.2.0"')
    expect(read('CHANGELOG.md')).toContain('## Unreleased\n\n## 0.2.0 - 2027-01-31\n\n### Added\n')
    expect(git('status', '--porcelain')).toBe('')
    expect(git('log', '-1', '--format=%s')).toBe('Nawl 0.2.0')
    expect(git('cat-file', '-t', 'v0.2.0')).toBe('tag')
    expect(git('tag', '--list', '--format=%(contents)', 'v0.2.0')).toBe(
      'Nawl 0.2.0\n\n### Added\n\n- Rugs by the metre.',
    )
  })

  it('is said and not made where one asks for a dry run', () => {
    make('1.0.0', true)
    expect(said.join('\n')).toMatch(/0\.1\.0 → 1\.0\.0.*package-lock\.json[^]*- Rugs by the metre\./)
    expect([checked, git('status', '--porcelain'), git('tag')]).toEqual([0, '', ''])
  })

  it.each([
    ['on another branch', () => git('switch', '--quiet', '--create', 'rugs'), /on main/],
    ['with changes that are not committed', () => write('new.txt', 'new'), /not committed/],
    ['of a version that there is', () => git('tag', 'v0.2.0'), /v0\.2\.0 already/],
    [
      'of nothing',
      () => {
        write('CHANGELOG.md', CHANGELOG.replace('- Rugs by the metre.', ''))
        git('commit', '--quiet', '--all', '--message', 'Empty')
      },
      /nothing under Unreleased/,
    ],
  ])('is refused %s', (_, prepare, reason) => {
    prepare()
    expect(() => make('minor')).toThrow(reason)
    expect(read('package.json')).toContain('"version": "0.1.0"')
  })

  it('is refused where a check fails, with every file as it was', () => {
    const failing = () => {
      throw new Error('a test failed')
    }
    expect(() => make('minor', false, failing)).toThrow('a test failed')
    expect(git('status', '--porcelain') + git('tag')).toBe('')
  })
})

describe('the next version', () => {
  it.each([
    ['major', '1.0.0'],
    ['minor', '0.3.0'],
    ['patch', '0.2.6'],
    ['0.10.0', '0.10.0'],
  ])('after 0.2.5 by %s is %s', (wish, version) => expect(nextVersion('0.2.5', wish)).toBe(version))

  it.each(['0.2.5', '0.2.4', '0.1.9', 'v0.3.0', '0.3', 'next', '0.3.0-beta'])('is not %s', (wish) =>
    expect(() => nextVersion('0.2.5', wish)).toThrow(/does not come after|is no version/),
  )
})

function make(wish: string, dryRun = false, check = () => void checked++): void {
  release({ root, wish, dryRun, day: '2027-01-31', check, say: (line) => said.push(line) })
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
