import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { lockDirectory } from './directory-lock.ts'
import { folderOfTest } from '../../../test/test-folder.ts'

const LOCK = JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))
/** Runs as root of a new PID namespace, in which this test's processes have no number. */
const OTHER_PROCESS_NUMBERS = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child']
const hasNamespaces =
  spawnSync(OTHER_PROCESS_NUMBERS[0] ?? '', [...OTHER_PROCESS_NUMBERS.slice(1), 'true']).status === 0

let directory: string
const started: ReturnType<typeof spawn>[] = []
beforeEach(() => void (directory = folderOfTest()))
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Starts another process that takes and holds the lock; resolves to its first output, `locked` or the refusal. */
async function lockElsewhere(through: readonly string[] = []) {
  const script = `const { lockDirectory } = await import(${LOCK})
    try { lockDirectory(process.argv[1]); console.log('locked'); setInterval(() => {}, 1e6) }
    catch (error) { console.log(error.message) }`
  const [command, ...args] = [
    ...through,
    process.execPath,
    '--input-type=module',
    '--eval',
    script,
    directory,
  ]
  const child = spawn(command ?? '', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  const end = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return { output: output.toString().trim(), pid: child.pid, end }
}

describe('the lock on the embedded database', () => {
  it('refuses a second process while the first one runs, and names the owner', async () => {
    const holder = await lockElsewhere()
    expect(holder.output).toBe('locked')
    expect(() => lockDirectory(directory)).toThrow(`in use by process ${holder.pid} on`)
  })

  it('is released at once when its process is killed', async () => {
    const holder = await lockElsewhere()
    await holder.end()
    expect(() => lockDirectory(directory)()).not.toThrow()
  })

  it.skipIf(!hasNamespaces)(
    'keeps out a container that shares the volume but not our process numbers',
    async () => {
      const release = lockDirectory(directory)
      expect((await lockElsewhere(OTHER_PROCESS_NUMBERS)).output).toContain('is in use by')
      release()
      expect((await lockElsewhere(OTHER_PROCESS_NUMBERS)).output).toBe('locked')
      expect(() => lockDirectory(directory)).toThrow('is in use by')
    },
  )

  it('refuses the same process until it releases the lock', () => {
    const release = lockDirectory(directory)
    expect(() => lockDirectory(directory)).toThrow('is in use by')
    release()
    expect(() => lockDirectory(directory)()).not.toThrow()
  })
})
