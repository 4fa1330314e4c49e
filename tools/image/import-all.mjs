// Run inside an image by try-image.ts: imports every file of ours and every package they name, so that a rarely used
// route cannot lack one. Skips browser workers and the shop itself, which would start something.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const ours = globSync([
  'apps/server/src/**/*.ts',
  'packages/*/src/**/*.ts',
  'apps/web/build/*/server/**/*.js',
])
const own = ours.filter((file) => !/\/main\.ts$|worker/.test(file))
const NAMED = /^(?!.*import type).*(?:from |import\()'([^'.][^']*)'/gm
const packages = new Set(
  own
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, name]) => name)),
)
const faults = []
for (const one of [...own.map((file) => pathToFileURL(resolve(file)).href), ...packages])
  await import(one).catch((error) => faults.push(`${one}: ${error.message}`))
console.log([`${own.length} files and ${packages.size} packages imported`, ...faults].join('\n'))
process.exit(faults.length === 0 ? 0 : 1)
