import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'

import { POSTGRES_TEMPLATE, SHARED_POSTGRES, urlOf } from './test-template.ts'

export const DATABASES = ['the embedded database', 'PostgreSQL'] as const

/**
 * The database of a test file, of either kind; without an address it is the embedded one. In a test run it is a
 * migrated database on the server that all files share, otherwise a server of its own.
 */
export async function startDatabase(kind: (typeof DATABASES)[number]): Promise<Running> {
  if (kind !== 'PostgreSQL') return { stop: async () => {} }
  const shared = process.env[SHARED_POSTGRES]
  return shared ? copyTemplate(shared) : startPostgres()
}

type Running = { readonly url?: string; readonly stop: () => Promise<void> }

async function copyTemplate(serverUrl: string): Promise<Running> {
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
 * share. Ends with this process at the latest.
 */
export async function startPostgres() {
  const home = mkdtempSync(join(tmpdir(), 'nawl-pg-'))
  // The server runs as another user, who must be able to enter the folder.
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
