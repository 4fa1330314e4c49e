import { readFileSync } from 'node:fs'

const file = new URL('../../../../package.json', import.meta.url)

/** The running version, read once at start, because the file may be newer later. */
export const { version: VERSION } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }
