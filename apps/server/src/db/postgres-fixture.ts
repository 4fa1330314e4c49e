import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const DATABASES = ['the embedded database', 'PostgreSQL'] as const

/** Where the tests of one file find a database of either kind; no address means the embedded one. */
export async function startDatabase(kind: (typeof DATABASES)[number]): Promise<Running> {
  return kind === 'PostgreSQL' ? startPostgres() : { stop: async () => {} }
}

type Running = { readonly url?: string; readonly stop: () => Promise<void> }

/** A PostgreSQL server for the tests of one file, empty, on a socket. Stopped with this process if not before. */
async function startPostgres(): Promise<Running> {
  const home = mkdtempSync(join(tmpdir(), 'nawl-pg-'))
  // Its user is not ours and has to get through.
  chmodSync(home, 0o755)
  const directory = join(home, 'data')
  const holder = spawn(
    process.execPath,
    [join(import.meta.dirname, 'throwaway-postgres.worker.ts'), directory],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const ended = once(holder, 'close')
  const [word] = (await Promise.race([once(holder.stdout, 'data'), ended])) as [unknown]
  if (String(word).trim() !== 'ready') throw new Error('PostgreSQL does not start; the lines above say why')
  return {
    url: `postgres://postgres:password@localhost/postgres?host=${encodeURIComponent(directory)}`,
    stop: async () => {
      holder.stdin.end()
      await ended
    },
  }
}
