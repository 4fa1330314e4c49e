/** The title under which changes stand until they have a version. */
const UNRELEASED = '## Unreleased'

/** What stands under `## Unreleased`, without the title; null where there is no such title. */
export function unreleased(changelog: string): string | null {
  const start = changelog.indexOf(`${UNRELEASED}\n`)
  if (start < 0) return null
  const below = changelog.slice(start + UNRELEASED.length)
  const next = below.search(/\n## /)
  return (next < 0 ? below : below.slice(0, next)).trim()
}

/** Whether there is an entry: titles of kinds (`### Added`) alone are none. */
export const hasEntries = (text: string): boolean => /^[-*] \S/m.test(text)

/** The changelog with what was not released under a version and its day, and room for what comes. */
export function withVersion(changelog: string, version: string, day: string): string {
  return changelog.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## ${version} - ${day}\n`)
}
