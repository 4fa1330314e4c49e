/** The browser tests that `npm test` runs, in Playwright's list format: file, groups and title. */
export const NPM_TEST_LIST = 'e2e/npm-test.txt'

/** A file or a group of tests in Playwright's report. */
export type Suite = {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
}

/** Tests in the list that are not in the report, because they were renamed or deleted. */
export function journeysMissing(list: string, suites: readonly Suite[]): string[] {
  const gone = new Set(journeysIn(suites).map(({ line }) => line))
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && !gone.has(line))
}

/** Tests that failed, as a list that Playwright reads. */
export function journeysFailed(suites: readonly Suite[]): string[] {
  return journeysIn(suites)
    .filter(({ ok }) => !ok)
    .map(({ line }) => line)
}

function journeysIn(
  suites: readonly Suite[],
  above: readonly string[] = [],
): { line: string; ok: boolean }[] {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    const path = [...above, title]
    return [
      ...specs.map((spec) => ({ line: [...path, spec.title].join(' › '), ok: spec.ok })),
      ...journeysIn(inner, path),
    ]
  })
}
