import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { beforeEach, expect, it } from 'vitest'

import { folderOfTest } from './test-folder.ts'

const DEPLOY = resolve(import.meta.dirname, '../../../deploy')
const run = promisify(execFile)

let home: string
beforeEach(() => {
  home = folderOfTest()
  for (const file of ['images', 'pin-images']) copyFileSync(join(DEPLOY, file), join(home, file))
  writeFileSync(join(home, '.env'), 'PUBLIC_URL=https://nawl.example\nNODE_IMAGE=\nNGINX_IMAGE=nginx:old\n')
})

/** Runs the script with a fake docker that gives this answer to every digest query. */
function pin(answer: string) {
  mkdirSync(join(home, 'bin'))
  const docker = `#!/bin/sh\n[ "$1 $2 $3" = "buildx imagetools inspect" ] && echo '${answer}'\n`
  writeFileSync(join(home, 'bin/docker'), docker, { mode: 0o755 })
  const env = { ...process.env, PATH: `${join(home, 'bin')}:${process.env['PATH']}` }
  return run('sh', [join(home, 'pin-images')], { env })
}
const env = () => readFileSync(join(home, '.env'), 'utf8')

it('writes the digest of every image and keeps the owner’s other lines', async () => {
  const digest = `sha256:${'0123456789abcdef'.repeat(4)}`
  await pin(digest)
  const tags = readFileSync(join(home, 'images'), 'utf8').match(/^[A-Z].+$/gm) ?? []
  expect(tags.length).toBe(4)
  expect(env().trim().split('\n')).toEqual([
    'PUBLIC_URL=https://nawl.example',
    ...tags.map((line) => `${line}@${digest}`),
  ])
  expect(statSync(join(home, '.env')).mode & 0o777).toBe(0o600)
})

it.each(['', 'latest', 'sha256:0123', `sha256:${'z'.repeat(64)}`])(
  'takes no answer that is no digest: %j',
  async (answer) => {
    const before = env()
    await expect(pin(answer)).rejects.toThrow('deploy/.env is as it was')
    expect(env()).toBe(before)
  },
)
