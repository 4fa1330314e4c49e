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
export async function startPostgres() {
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
  const hear = async (expected: string) => {
    const [word] = (await Promise.race([once(holder.stdout, 'data'), ended])) as [unknown]
    if (String(word).trim() !== expected)
      throw new Error('the PostgreSQL server for tests did not start or answer; the lines above say why')
  }
  await hear('ready')
  const tell = async (command: string, expected: string) => {
    const heard = hear(expected)
    holder.stdin.write(`${command}\n`)
    await heard
  }
  return {
    url: `postgres://postgres:password@localhost/postgres?host=${encodeURIComponent(directory)}`,
    /** Kills it without a word. */
    crash: () => tell('crash', 'gone'),
    /** Starts it again, after a crash, on what it had written. */
    revive: () => tell('revive', 'ready'),
    stop: async () => {
      holder.stdin.end()
      await ended
    },
  }
}
