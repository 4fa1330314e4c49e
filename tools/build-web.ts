// Builds the pages if their sources have changed since the last build, and precompresses the files.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { contentHash } from './content-hash.ts'

const SOURCES = ['apps/web', 'packages', 'package-lock.json']
const STAMP = 'apps/web/build/sources'
const CLIENT = 'apps/web/build/client'

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
  await packFiles()
  writeFileSync(STAMP, sources)
}

/** Writes each text file as `.br` too: at this quality it is a sixth smaller than compressing on the fly. */
async function packFiles(): Promise<void> {
  const pack = promisify(brotliCompress)
  const files = globSync(`${CLIENT}/**/*.{js,css,svg,wasm}`)
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await pack(await readFile(file)))))
}

if (process.argv[1] === import.meta.filename) await buildWeb()
