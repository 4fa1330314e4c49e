import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startShop } from '../crash/shop-process.ts'

/**
 * Preloaded into the shop's process: on command it ends every renderer thread right after the next task was sent to it,
 * or makes the next file write fail with a full disk.
 */
const HARM = `
import { createRequire, syncBuiltinESMExports } from 'node:module'
const require = createRequire('file:///')
const threads = require('node:worker_threads')
const files = require('node:fs/promises')
if (threads.isMainThread) {
  process.env.CLOSING_NOTICE_SECONDS = '2'
  const workers = []
  let harm = ''
  const taken = (word) => harm === word && ((harm = ''), true)
  threads.Worker = class extends threads.Worker {
    constructor(file, options) {
      super(file, options)
      if (String(file).includes('piscina')) workers.push(this)
    }
  }
  const { postMessage } = threads.MessagePort.prototype
  threads.MessagePort.prototype.postMessage = function (message, ...rest) {
    postMessage.call(this, message, ...rest)
    if (message?.name === 'paintPicture' && taken('crash')) for (const worker of workers.splice(0)) worker.terminate()
  }
  for (const name of ['writeFile', 'open']) {
    const real = files[name]
    files[name] = async (...given) => {
      if ((name === 'writeFile' || /w|a/.test(String(given[1]))) && taken('disk full'))
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      return real(...given)
    }
  }
  syncBuiltinESMExports()
  process.on('message', (word) => { harm = word; process.send('armed') })
}
`

/** A shop in a process of its own with injectable faults. */
export async function startCorruptedShop() {
  const home = mkdtempSync(join(tmpdir(), 'nawl-harmed-'))
  const shop = await startShop(home, undefined, [`--import=data:text/javascript,${encodeURIComponent(HARM)}`])
  return {
    ...shop,
    home,
    /** The fault to inject at the next opportunity. */
    harm: (word: 'crash' | 'disk full') =>
      new Promise<void>((resolve) => {
        shop.process.once('message', () => resolve())
        shop.process.send(word)
      }),
    close: async () => {
      if (shop.process.exitCode === null) await shop.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
