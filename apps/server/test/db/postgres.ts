import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'

import { POSTGRES_TEMPLATE, SHARED_POSTGRES, urlOf } from './test-template.ts'

export const DATABASES = ['the embedded database', 'PostgreSQL'] as const
export type DatabaseKind = (typeof DATABASES)[number]

/** Without an address it is the embedded database. */
export type TestDatabase = { readonly url?: string; readonly stop: () => Promise<void> }

/**
 * The database of a test file, by default of the kind that is opened sooner: in a test run a migrated PostgreSQL
 * database on the server that all files share. PostgreSQL outside a run is a server of its own.
 */
export async function startDatabase(kind?: DatabaseKind): Promise<TestDatabase> {
  const shared = process.env[SHARED_POSTGRES]
  if (kind === 'the embedded database' || !(kind || shared)) return { stop: async () => {} }
  return shared ? copyTemplate(shared) : startPostgres()
}

async function copyTemplate(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: serverUrl })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name} template ${POSTGRES_TEMPLATE}`)
  return { url: urlOf(serverUrl, name), stop: () => run(`drop database ${name} with (force)`) }
}

/**
 * An empty PostgreSQL server for a test file, on a Unix socket: for tests that kill it or change what its databases
 * share. Ends with this process at the latest. Only a measurement has it wait for the disk.
 */
export async function startPostgres(disk: 'synced' | 'unsynced' = 'unsynced') {
  const home = mkdtempSync(join(tmpdir(), 'nawl-pg-'))
  // The server runs as another user, who must be able to enter the folder.
  chmodSync(home, 0o755)
  const directory = join(home, 'data')
  const holder = spawn(
    process.execPath,
    [join(import.meta.dirname, 'throwaway-postgres.worker.ts'), directory, disk],
    // Ctrl-C reaches this process alone, which may still need the database.
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  )
  const ended = once(holder, 'close')
  const hear = async (expected: string) => {
    const [word] = (await Promise.race([once(holder.stdout, 'data'), ended])) as [unknown]
    if (String(word).trim() !== expected)
      throw new Error('the PostgreSQL server for tests did not start or answer; see the output above')
  }
  await hear('ready')
  const tell = async (command: string, expected: string) => {
    const reply = hear(expected)
    holder.stdin.write(`${command}\n`)
    await reply
  }
  return {
    url: `postgres://postgres:password@localhost/postgres?host=${encodeURIComponent(directory)}`,
    /** Kills the server with SIGKILL. */
    crash: () => tell('crash', 'gone'),
    /** Restarts it on its data after a crash. */
    revive: () => tell('revive', 'ready'),
    stop: async () => {
      holder.stdin.end()
      await ended
    },
  }
}
