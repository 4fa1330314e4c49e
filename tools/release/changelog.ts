/** The heading for changes without a version. */
const UNRELEASED = '## Unreleased'

/** The text under `## Unreleased`, without the heading; null if there is no such heading. */
export function unreleased(changelog: string): string | null {
  const start = changelog.indexOf(`${UNRELEASED}\n`)
  if (start < 0) return null
  const below = changelog.slice(start + UNRELEASED.length)
  const next = below.search(/\n## /)
  return (next < 0 ? below : below.slice(0, next)).trim()
}

/** Whether there is an entry; headings (`### Added`) alone do not count. */
export const hasEntries = (text: string): boolean => /^[-*] \S/m.test(text)

/** The changelog with the unreleased changes under a version and date, and a new empty section. */
export function withVersion(changelog: string, version: string, day: string): string {
  return changelog.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## ${version} - ${day}\n`)
}
