const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

/**
 * The version that `wish` names after `now`: `major`, `minor`, `patch`, or a later version in full. Throws on
 * anything else.
 */
export function nextVersion(now: string, wish: string): string {
  const [major, minor, patch] = numbersOf(now)
  if (wish === 'major') return `${major + 1}.0.0`
  if (wish === 'minor') return `${major}.${minor + 1}.0`
  if (wish === 'patch') return `${major}.${minor}.${patch + 1}`
  const later = numbersOf(wish)
  const at = later.findIndex((number, i) => number !== [major, minor, patch][i])
  if (at < 0 || later[at]! < [major, minor, patch][at]!) throw new Error(`${wish} does not come after ${now}`)
  return wish
}

function numbersOf(version: string): [number, number, number] {
  const [, major, minor, patch] = VERSION.exec(version) ?? []
  if (major === undefined)
    throw new Error(`${version} is no version such as 0.2.0, and not major, minor or patch`)
  return [Number(major), Number(minor), Number(patch)]
}
