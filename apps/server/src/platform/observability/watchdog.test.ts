import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { beforeEach, expect, it, vi } from 'vitest'

import { tellSystemd } from './watchdog.ts'
import { folderOfTest } from '../../../test/test-folder.ts'

const WATCHDOG = join(import.meta.dirname, 'watchdog.ts')

let home: string
beforeEach(() => void (home = folderOfTest()))

/** How a process with a watchdog ends after `work`. */
async function watched(work: string) {
  const program = `import { startWatchdog } from ${JSON.stringify(WATCHDOG)}; startWatchdog(500); ${work}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  let output = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { code, signal, said: output }
}

it('kills a process whose event loop is blocked and logs why', async () => {
  const ended = await watched('setTimeout(() => { for (;;); }, 100)')
  expect(ended).toMatchObject({ signal: 'SIGKILL', said: expect.stringContaining('stood still for 0.5 s') })
})

it('tolerates a busy event loop and does not keep a process alive', async () => {
  const turn = 'const until = Date.now() + 300; while (Date.now() < until);'
  const ended = await watched(`for (let n = 0; n < 12; n++) { ${turn} await new Promise(setImmediate) }`)
  expect(ended).toMatchObject({ code: 0, signal: null })
})

it('notifies systemd while the loop runs, when systemd asks for it', async () => {
  const notified = join(home, 'told')
  writeFileSync(join(home, 'systemd-notify'), `#!/bin/sh\necho "$@" >> ${notified}\n`)
  chmodSync(join(home, 'systemd-notify'), 0o755)
  const report = vi.fn<(error: unknown) => void>()
  const env = { NOTIFY_SOCKET: '/run/none', PATH: [home, process.env['PATH']].join(delimiter) }
  tellSystemd(env, report)
  expect(existsSync(notified)).toBe(false)
  tellSystemd({ ...env, WATCHDOG_USEC: '60000000' }, report)
  await vi.waitFor(() => expect(readFileSync(notified, 'utf8')).toBe('WATCHDOG=1\n'))
  expect(report).not.toHaveBeenCalled()
})
