import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Keeps two processes from opening one embedded database, which does not lock its folder
 * and would be damaged. A lock whose process is gone is taken over. Returns the release.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'in-use-by')
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner !== process.pid && isRunning(owner))
      throw new Error(
        `${directory} is in use by process ${owner}. Stop it, or set DATA_DIR or DATABASE_URL for this one.`,
      )
    writeFileSync(file, String(process.pid))
  }
  return () => rmSync(file, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of somebody else's answers EPERM: it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
