import { execFileSync } from 'node:child_process'

import { expect, it } from 'vitest'

const PAGES = new URL('pages.ts', import.meta.url).href

it.each([
  [undefined, 'production'],
  ['development', 'development'],
])('with NODE_ENV %s, pages are rendered by the %s build of React', (mode, build) => {
  // Only the development build has `act`.
  const script = `await import('${PAGES}'); const { act } = await import('react'); console.log(act ? 'development' : 'production')`
  const { NODE_ENV: _, ...env } = process.env
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...env, ...(mode === undefined ? {} : { NODE_ENV: mode }) },
  })
  expect(output.toString().trim()).toBe(build)
})
