import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import staticFiles from '@fastify/static'
import { SPEECH_FILES } from '@nawl/contract/assistant/speech-files'

import type { App } from '../../platform/http/fastify-app.ts'

/** GET /speech/…: what speech is understood with on the visitor's device, straight from the packages it ships in. */
export async function speechRoutes(app: App): Promise<void> {
  const { encoder, decoder, runtime, wasm } = SPEECH_FILES
  const model = new URL('model/tiny/quantized/', import.meta.resolve('@moonshine-ai/moonshine-js'))
  await serve(app, model, [encoder.path, decoder.path])
  const program = new URL('.', import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'))
  await serve(app, program, [runtime.path, wasm.path])
}

/** The files at `paths`, which share a folder, and nothing else that lies beside them. */
async function serve(app: App, folder: URL, paths: readonly [string, ...string[]]): Promise<void> {
  const names = new Set(paths.map((path) => basename(path)))
  await app.register(staticFiles, {
    root: fileURLToPath(folder),
    prefix: `${dirname(paths[0])}/`,
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '1y',
    allowedPath: (path) => names.has(path.slice(1)),
    setHeaders: (reply, path) => {
      // It has no registered type; as plain bytes it is compressed like the rest.
      if (path.endsWith('.onnx')) void reply.header('content-type', 'application/octet-stream')
    },
  })
}
