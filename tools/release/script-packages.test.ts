import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'

import { expect, it } from 'vitest'

import { packagesOf } from './script-packages.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** The entry file of an npm script; none if it runs a tool. */
const entryOf = (command: string) => / node (\S+\.ts)/.exec(command)?.[1]

it("follows a script's imports through our own files and packages", () => {
  const found = packagesOf('tools/start.ts')
  expect([...found.keys()]).toEqual(expect.arrayContaining(['fastify', 'sharp', '@electric-sql/pglite']))
  expect([...found.keys()].filter(isBuiltin)).toEqual([])
})

for (const [name, command] of Object.entries(scripts)) {
  const entry = entryOf(command)
  if (entry === undefined) continue
  it(`installs every package that \`npm run ${name}\` imports`, () => {
    const withTools = command.includes('run.sh --all ')
    const missing = [...packagesOf(entry)].filter(([, { kind }]) =>
      withTools ? kind === 'unknown' : kind !== 'dependency',
    )
    expect(missing.map(([found, { from }]) => `${found} in ${from}`)).toEqual([])
  })
}
