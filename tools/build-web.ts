// Builds the pages when their sources have changed since the last build.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { contentHash } from './content-hash.ts'

const SOURCES = ['apps/web', 'packages', 'package-lock.json']
const STAMP = 'apps/web/build/sources'

export async function buildWeb(): Promise<void> {
  const sources = contentHash(SOURCES)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the pages')
  const build = spawn('react-router', ['build'], { cwd: 'apps/web', stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const [code] = (await once(build, 'close')) as [number]
  if (code !== 0) throw new Error(`The pages cannot be built:\n${output}`)
  writeFileSync(STAMP, sources)
}

if (process.argv[1] === import.meta.filename) await buildWeb()
