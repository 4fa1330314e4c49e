import fs from 'node:fs'
import { join } from 'node:path'

import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

import { logSync } from './log-sync.ts'

const LOG_FOLDER = '/pg_wal/'
/** Files synced in parallel when a new database is created; all wait for the same disk. */
const AT_ONCE = 32

type Node = { readonly name: string }
type Stream = { readonly path: string; readonly nfd: number; readonly shared: { refcount: number } }
type Attributes = { readonly mode?: number; readonly size?: number }
/** The functions of Emscripten's Node file system that we override because they omit syncing. */
type NodeFiles = {
  readonly tryFSOperation: <T>(operation: () => T) => T
  readonly node_ops: {
    mknod: (parent: Node, name: string, mode: number, device: number) => Node
    setattr: (node: Node, attributes: Attributes) => void
    rename: (...args: unknown[]) => void
    unlink: (...args: unknown[]) => void
  }
  readonly stream_ops: {
    setattr: (stream: Stream, attributes: Attributes) => void
    write: (stream: Stream, ...rest: unknown[]) => number
    close: (stream: Stream) => void
    fsync?: (stream: Stream) => number
  }
}

type EmscriptenOptions = Parameters<NodeFS['init']>[1]

/**
 * The files of the embedded database, synced to disk whenever PostgreSQL asks. PostgreSQL orders its syncs correctly
 * (the log before a commit, everything before a checkpoint, a folder after a rename). Only the log is synced in the
 * background (`logSync`); callers wait for `settled` before they answer.
 */
export class DurableFiles extends NodeFS {
  readonly log = logSync()
  /** Exists while a new database is being created; until it is removed, nothing has been promised to anyone. */
  readonly #unfinished: string
  #isNew = false

  constructor(directory: string) {
    super(directory)
    this.#unfinished = `${directory}.unfinished`
  }

  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    if (fs.existsSync(this.#unfinished)) fs.rmSync(this.rootDir, { recursive: true, force: true })
    fs.mkdirSync(this.rootDir, { recursive: true })
    fs.chmodSync(this.rootDir, 0o700)
    this.#isNew = !fs.existsSync(join(this.rootDir, 'PG_VERSION'))
    if (this.#isNew) fs.writeFileSync(this.#unfinished, '')
    const { emscriptenOpts } = await super.init(pg, options)
    const sync = (mod: object) => this.#obeySyncs((mod as { NODEFS: NodeFiles }).NODEFS)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [sync, ...(emscriptenOpts.preRun ?? [])] } }
  }

  /** Called after every query, and once after the files of a new database have been copied here. */
  override async syncToFs(): Promise<void> {
    if (!this.#isNew) return
    await syncTree(this.rootDir)
    fs.rmSync(this.#unfinished)
    await syncEach([join(this.rootDir, '..')])
    this.#isNew = false
  }

  #obeySyncs({ node_ops: nodes, stream_ops: streams, tryFSOperation }: NodeFiles): void {
    const { log } = this
    const isLog = ({ path }: Stream) => path.includes(LOG_FOLDER)
    const { mknod, setattr, rename, unlink } = nodes
    const { setattr: setStreamAttributes, write, close } = streams
    /** Write-ahead rule: the log record reaches the disk before any page it describes. */
    const afterLog =
      <Args extends unknown[], T>(change: (...args: Args) => T) =>
      (...args: Args) => {
        tryFSOperation(() => log.syncNow())
        return change(...args)
      }
    const closed = ({ mode, ...rest }: Attributes) =>
      mode === undefined ? rest : { ...rest, mode: mode & ~0o077 }

    nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~0o077, device)
    nodes.setattr = afterLog((node, attributes) => setattr(node, closed(attributes)))
    nodes.rename = afterLog(rename)
    nodes.unlink = afterLog(unlink)
    streams.setattr = afterLog((stream, attributes) => setStreamAttributes(stream, closed(attributes)))
    const writeAfterLog = afterLog(write)
    streams.write = (stream, ...rest) => (isLog(stream) ? write : writeAfterLog)(stream, ...rest)
    streams.close = (stream) => {
      if (!isLog(stream)) return close(stream)
      stream.shared.refcount -= 1
      if (stream.shared.refcount === 0) tryFSOperation(() => log.close(stream.nfd))
    }
    streams.fsync = (stream) => {
      tryFSOperation(() => {
        if (isLog(stream)) return log.request(stream.nfd)
        log.syncNow()
        fs.fsyncSync(stream.nfd)
      })
      return 0
    }
  }
}

/** Syncs everything in a folder, then the folder. */
async function syncTree(directory: string): Promise<void> {
  const entries = fs.readdirSync(directory, { recursive: true, withFileTypes: true })
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name))
  const lanes = Array.from({ length: AT_ONCE }, (_, lane) => paths.filter((_, n) => n % AT_ONCE === lane))
  await Promise.all(lanes.map(syncEach))
  await syncEach([directory])
}

async function syncEach(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const file = await fs.promises.open(path, 'r')
    await file.sync()
    await file.close()
  }
}
