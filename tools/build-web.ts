// Builds the pages in each language if their sources have changed since the last build, and precompresses the files.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { contentHash } from './content-hash.ts'
import { compileMessages, readLanguages } from './messages/compile-messages.ts'

const BUILD = 'apps/web/build'
const STAMP = `${BUILD}/sources`
const CLIENT = `${BUILD}/client`

export async function buildWeb(): Promise<void> {
  const sources = contentHash([
    'apps/web',
    'packages',
    'package-lock.json',
    ...globSync('content/*/messages'),
    ...globSync('content/*/*.json'),
  ])
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  await compileMessages()
  rmSync(BUILD, { recursive: true, force: true })
  for (const { code, name } of readLanguages()) {
    console.log(`Building the pages in ${name}`)
    await buildLanguage(code)
  }
  await packFiles()
  writeFileSync(STAMP, sources)
}

/** The server's part stays in a folder of its language; browsers' files come together, as their names hold a hash. */
async function buildLanguage(language: string): Promise<void> {
  const build = spawn('react-router', ['build'], {
    cwd: 'apps/web',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NAWL_LANGUAGE: language },
  })
  let output = ''
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const [code] = (await once(build, 'close')) as [number]
  if (code !== 0) throw new Error(`The pages cannot be built:\n${output}`)
  unmarkSiteStyles(language)
  shortenManifest(language)
  cpSync(`${BUILD}/${language}/client`, CLIENT, { recursive: true })
  rmSync(`${BUILD}/${language}/client`, { recursive: true })
}

/**
 * The router marks a style sheet that lazy parts need as well with `#`, so that they load it once more: a page that is
 * left takes its own away. That of every page never goes, and loading it again would lay out the whole page anew.
 */
function unmarkSiteStyles(language: string): void {
  const files = ['client/assets/manifest-*.js', 'server/**/*.js'].map(
    (files) => `${BUILD}/${language}/${files}`,
  )
  for (const file of globSync(files))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(\/assets\/site-[\w-]+\.css)#/g, '$1'))
}

/**
 * Takes the lists of what a page's script imports out of the browsers' manifest, nearly two thirds of a file that every
 * page loads: the browser reads them in the script itself. Only cards fetch pages before they are opened (`prefetch`)
 * and need the list for it; the server, which names all files in the page, has its own manifest.
 */
function shortenManifest(language: string): void {
  for (const file of globSync(`${BUILD}/${language}/client/assets/manifest-*.js`)) {
    const [, start = '', json = '', end = ''] =
      /^([^{]*)(\{.*\})(.*)$/s.exec(readFileSync(file, 'utf8')) ?? []
    const manifest = JSON.parse(json) as { routes: Record<string, { imports?: unknown }> }
    for (const [id, route] of Object.entries(manifest.routes))
      if (!FETCHED_AHEAD.has(id)) delete route.imports
    writeFileSync(file, start + JSON.stringify(manifest) + end)
  }
}

/** The pages that cards lead to. */
const FETCHED_AHEAD = new Set(['studio/studio.route', 'pages/journal/article.route'])

/** Writes each text file as `.br` too: at this quality it is a sixth smaller than compressing on the fly. */
async function packFiles(): Promise<void> {
  const pack = promisify(brotliCompress)
  const files = globSync(`${CLIENT}/**/*.{js,css,svg,wasm}`)
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await pack(await readFile(file)))))
}

if (process.argv[1] === import.meta.filename) await buildWeb()
