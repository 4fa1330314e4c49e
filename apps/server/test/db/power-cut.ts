import fs from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** The unit that a disk writes atomically. */
const SECTOR = 512

/** The fate of unsynced writes in a power cut: all lost, some sectors lost, or none. */
export type Unsynced = 'lost' | 'torn' | 'written'

/** A file, whatever its name; `base` is its path when recording began. */
type File = { readonly base: string | null }
type Change =
  | { readonly kind: 'write'; readonly file: File; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'resize'; readonly file: File; readonly size: number }
  | { readonly kind: 'create'; readonly path: string; readonly file: File }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  | { readonly kind: 'remove' | 'folder'; readonly path: string }
  /** A completed sync; covers writes up to `asked`. */
  | { readonly kind: 'sync'; readonly file: File; readonly asked: number }

type Names = Map<string, File>
type Data = Extract<Change, { kind: 'write' | 'resize' }>

/**
 * Records every change and sync that this process makes below a folder; what is there already counts as written.
 * `cutAt` recreates the folder as a disk would have it after a power cut at a moment of the record.
 */
export function recordDisk(directory: string, copy: string) {
  fs.cpSync(directory, copy, { recursive: true })
  const names: Names = new Map()
  const byNumber = new Map<number, File>()
  for (const entry of fs.readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const file = { base: path.replace(directory, copy) }
    names.set(path, file)
    byNumber.set(fs.statSync(path).ino, file)
  }
  const changes: Change[] = []
  const stop = watchCalls(directory, { changes, names: new Map(names), byNumber })

  return {
    /** The current moment, for `cutAt`. */
    now: () => changes.length,
    stop,
    cutAt(moment: number, unsynced: Unsynced, random: () => number, target: string): void {
      const before = changes.slice(0, moment)
      fs.cpSync(copy, target, { recursive: true })
      const place = (path: string) => path.replace(directory, target)
      const after = namesAfter(new Map(names), before, unsynced, random, place)
      for (const path of names.keys()) if (!after.has(path)) fs.rmSync(place(path))
      const remaining = dataKept(before, unsynced)
      for (const [path, file] of after) {
        const own = remaining.filter((change) => change.file === file)
        if (own.length === 0 && names.get(path) === file) continue
        fs.writeFileSync(place(path), contentOf(file, own, random))
      }
    },
  }
}

/** Journaling file systems keep name changes in order, and any sync writes all earlier ones. */
function namesAfter(
  names: Names,
  changes: readonly Change[],
  unsynced: Unsynced,
  random: () => number,
  place: (path: string) => string,
): Names {
  const synced = Math.max(0, ...changes.map((change) => (change.kind === 'sync' ? change.asked : 0)))
  const beyond = { lost: 0, torn: random(), written: 1 }[unsynced] * (changes.length - synced)
  for (const change of changes.slice(0, synced + Math.ceil(beyond))) {
    if (change.kind === 'create') names.set(change.path, change.file)
    if (change.kind === 'remove') names.delete(change.path)
    if (change.kind === 'folder') fs.mkdirSync(place(change.path), { recursive: true })
    if (change.kind !== 'rename') continue
    const file = names.get(change.path)
    if (file) names.set(change.to, file)
    names.delete(change.path)
  }
  return names
}

type Kept = Data & { readonly isTorn: boolean }

function dataKept(changes: readonly Change[], unsynced: Unsynced): readonly Kept[] {
  const syncedUntil = new Map<File, number>()
  for (const change of changes)
    if (change.kind === 'sync')
      syncedUntil.set(change.file, Math.max(change.asked, syncedUntil.get(change.file) ?? 0))
  return changes.flatMap((change, place) => {
    if (change.kind !== 'write' && change.kind !== 'resize') return []
    if (place < (syncedUntil.get(change.file) ?? 0)) return [{ ...change, isTorn: false }]
    return unsynced === 'lost' ? [] : [{ ...change, isTorn: unsynced === 'torn' }]
  })
}

function contentOf({ base }: File, changes: readonly Kept[], random: () => number): Buffer {
  let content = base === null ? Buffer.alloc(0) : fs.readFileSync(base)
  const resize = (size: number) => {
    if (size <= content.length) return content.subarray(0, size)
    return Buffer.concat([content, Buffer.alloc(size - content.length)])
  }
  for (const change of changes) {
    if (change.kind === 'resize') {
      if (!change.isTorn || random() < 0.5) content = resize(change.size)
      continue
    }
    const { at, bytes, isTorn } = change
    for (let from = 0; from < bytes.length; from += SECTOR) {
      if (isTorn && random() < 0.5) continue
      const sector = bytes.subarray(from, from + SECTOR)
      if (content.length < at + from + sector.length) content = resize(at + from + sector.length)
      sector.copy(content, at + from)
    }
  }
  return content
}

type Record = {
  readonly changes: Change[]
  readonly names: Names
  /** Files that existed when recording began, by inode. */
  readonly byNumber: ReadonlyMap<number, File>
}

/** Intercepts this process's file system calls; returns a function that stops. */
function watchCalls(directory: string, { changes, names, byNumber }: Record): () => void {
  const original = { ...fs }
  const open = new Map<number, File>()
  const isOurs = (path: unknown): path is string => String(path).startsWith(directory + sep)
  const fileOf = (descriptor: number) => {
    const known = open.get(descriptor)
    if (known) return known
    const { ino, dev } = original.fstatSync(descriptor)
    return dev === original.statSync(dirname(directory)).dev ? byNumber.get(ino) : undefined
  }
  const note = (descriptor: number, change: (file: File) => Change) => {
    const file = fileOf(descriptor)
    if (file) changes.push(change(file))
  }
  const createdAt = (path: string): File => {
    const known = names.get(path)
    if (known) return known
    const file = { base: null }
    names.set(path, file)
    changes.push({ kind: 'create', path, file })
    return file
  }

  const watched = {
    openSync: (path: string, ...rest: [fs.OpenMode]) => {
      const descriptor = original.openSync(path, ...rest)
      if (isOurs(path))
        open.set(descriptor, original.statSync(path).isFile() ? createdAt(path) : { base: null })
      return descriptor
    },
    closeSync: (descriptor: number) => {
      open.delete(descriptor)
      original.closeSync(descriptor)
    },
    writeFileSync: (path: string, ...rest: [string]) => {
      original.writeFileSync(path, ...rest)
      if (isOurs(path)) createdAt(path)
    },
    writeSync: (descriptor: number, from: Uint8Array, offset: number, length: number, at: number) => {
      const written = original.writeSync(descriptor, from, offset, length, at)
      const bytes = Buffer.from(Buffer.from(from.buffer, from.byteOffset + offset, written))
      note(descriptor, (file) => ({ kind: 'write', file, at, bytes }))
      return written
    },
    ftruncateSync: (descriptor: number, size: number) => {
      original.ftruncateSync(descriptor, size)
      note(descriptor, (file) => ({ kind: 'resize', file, size }))
    },
    truncateSync: (path: string, size: number) => {
      original.truncateSync(path, size)
      if (isOurs(path)) changes.push({ kind: 'resize', file: createdAt(path), size })
    },
    renameSync: (path: string, to: string) => {
      original.renameSync(path, to)
      const file = names.get(path)
      if (!file) return
      names.delete(path)
      names.set(to, file)
      changes.push({ kind: 'rename', path, to })
    },
    unlinkSync: (path: string) => {
      original.unlinkSync(path)
      if (names.delete(path)) changes.push({ kind: 'remove', path })
    },
    mkdirSync: (path: string, ...rest: [fs.MakeDirectoryOptions]) => {
      original.mkdirSync(path, ...rest)
      if (isOurs(path)) changes.push({ kind: 'folder', path })
    },
    fsyncSync: (descriptor: number) => {
      original.fsyncSync(descriptor)
      note(descriptor, (file) => ({ kind: 'sync', file, asked: changes.length }))
    },
    fdatasyncSync: (descriptor: number) => {
      original.fdatasyncSync(descriptor)
      note(descriptor, (file) => ({ kind: 'sync', file, asked: changes.length }))
    },
    fdatasync: (descriptor: number, done: fs.NoParamCallback) => {
      const asked = changes.length
      const file = fileOf(descriptor)
      original.fdatasync(descriptor, (error) => {
        if (file && !error) changes.push({ kind: 'sync', file, asked })
        done(error)
      })
    },
  }
  Object.assign(fs, watched)
  return () => {
    for (const call of Object.keys(watched)) Object.assign(fs, { [call]: original[call as keyof typeof fs] })
  }
}
