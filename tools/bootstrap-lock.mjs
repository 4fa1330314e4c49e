// A lock between processes: a symbolic link, which is made in one step, to the process id of its holder.
// Plain JavaScript, because it is taken before there is a Node for TypeScript.
import { readlinkSync, symlinkSync, unlinkSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const PAUSE_MS = 200

/** Takes the lock at `path` until this process ends. Calls `onWait` once, with the holder's process id, if it must wait. */
export async function takeLock(path, onWait) {
  let told = false
  while (!take(path)) {
    const holder = holderOf(path)
    if (!isAlive(holder)) breakStale(path)
    else if (!told) {
      told = true
      onWait(holder)
    }
    await setTimeout(PAUSE_MS)
  }
  process.once('exit', () => {
    if (holderOf(path) === process.pid) unlinkSync(path)
  })
}

function take(path) {
  try {
    symlinkSync(String(process.pid), path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Null if nobody holds it. */
function holderOf(path) {
  try {
    return Number(readlinkSync(path))
  } catch {
    return null
  }
}

function isAlive(holder) {
  // A container gives the same ids after each start: an earlier process had this one's.
  if (holder === null || holder === process.pid) return false
  try {
    return process.kill(holder, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Removes the lock of a process that was killed. One waiter at a time: a second would remove the first one's own lock. */
function breakStale(path) {
  const guard = `${path}.breaking`
  if (take(guard)) {
    const holder = holderOf(path)
    if (holder !== null && !isAlive(holder)) unlinkSync(path)
    unlinkSync(guard)
  } else if (!isAlive(holderOf(guard))) breakStale(guard)
}
