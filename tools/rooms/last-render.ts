import { existsSync } from 'node:fs'

/** Throws with instructions if `--remix` is requested without an earlier render. */
export function findLastRender(files: readonly string[]): void {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0)
    throw new Error(
      `There is no ${missing.join(', no ')} to mix anew: run the command without --remix first.`,
    )
}
