import { readFileSync } from 'node:fs'

const file = new URL('../../../../package.json', import.meta.url)

/** The version of the shop that runs, read once when it starts: the files may be newer by the time it is asked. */
export const { version: VERSION } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }
