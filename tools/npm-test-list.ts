/** The browser tests that `npm test` runs, in Playwright's list format: file, groups and title. */
export const NPM_TEST_LIST = 'e2e/npm-test.txt'

/** A file or a group of tests in Playwright's report. */
export type Suite = {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string }[]
}

/** Tests in the list that are not in the report, because they were renamed or deleted. */
export function journeysMissing(list: string, suites: readonly Suite[]): string[] {
  const gone = new Set(suites.flatMap((suite) => titlesIn(suite, [])))
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && !gone.has(line))
}

function titlesIn({ title, suites = [], specs = [] }: Suite, above: readonly string[]): string[] {
  const path = [...above, title]
  return [
    ...specs.map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((suite) => titlesIn(suite, path)),
  ]
}
