import { spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** An npm that notes each install and ends when the file `done` is there; two at once fail. */
const NPM = `
import { appendFileSync, existsSync, mkdirSync, rmdirSync, watch } from 'node:fs'
mkdirSync('node_modules/.installing', { recursive: false })
appendFileSync('installs', 'one\\n')
const end = () => {
  if (!existsSync('done')) return
  rmdirSync('node_modules/.installing')
  process.exit()
}
watch('.', end)
end()
`

let clone: string
let running: Promise<unknown>[]
beforeEach(() => {
  running = []
  clone = mkdtempSync(join(tmpdir(), 'nawl-lock-'))
  for (const folder of ['tools', 'node_modules', '.runtime']) mkdirSync(join(clone, folder))
  for (const file of ['bootstrap.mjs', 'bootstrap-lock.mjs', 'pinned-node.mjs'])
    copyFileSync(join(import.meta.dirname, file), join(clone, 'tools', file))
  writeFileSync(join(clone, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(clone, 'package-lock.json'), '{}')
  writeFileSync(join(clone, 'npm.js'), NPM)
})
afterEach(async () => {
  // Ends what still installs, after a failure too.
  writeFileSync(join(clone, 'done'), '')
  await Promise.all(running)
  rmSync(clone, { recursive: true, force: true })
})

const installs = () => readFileSync(join(clone, 'installs'), 'utf8')
const lock = () => join(clone, '.runtime/bootstrap.lock')

function bootstrap() {
  const child = spawn(process.execPath, ['tools/bootstrap.mjs'], {
    cwd: clone,
    env: { ...process.env, npm_execpath: join(clone, 'npm.js') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (bytes: Buffer) => (text += bytes.toString()))
  const code = new Promise((settle) => child.on('close', settle))
  running.push(code)
  return { pid: child.pid, text: () => text, code }
}

it('lets one of two install at a time; the other waits and finds everything installed', async () => {
  const first = bootstrap()
  await vi.waitFor(() => expect(installs()).toBe('one\n'), 10_000)
  const second = bootstrap()
  await vi.waitFor(
    () => expect(second.text()).toContain(`Process ${first.pid} is preparing this clone`),
    10_000,
  )
  writeFileSync(join(clone, 'done'), '')
  expect(await Promise.all([first.code, second.code])).toEqual([0, 0])
  expect(installs()).toBe('one\n')
  expect(existsSync(join(clone, '.runtime/bin/node'))).toBe(true)
})

it('breaks the lock of a process that was killed, whoever of several comes first', async () => {
  writeFileSync(join(clone, 'done'), '')
  const { pid } = spawnSync(process.execPath, ['--version'])
  symlinkSync(String(pid), lock())
  symlinkSync(String(pid), `${lock()}.breaking`)
  expect(await Promise.all([bootstrap().code, bootstrap().code, bootstrap().code])).toEqual([0, 0, 0])
  expect(installs()).toBe('one\n')
  expect(existsSync(lock())).toBe(false)
})
