import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import staticFiles from '@fastify/static'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { SPEECH_FILES, SPOKEN_SENTENCES } from '@nawl/contract/assistant/speech-files'

import type { App } from '../../platform/http/fastify-app.ts'
import { spokenSentences } from './spoken-sentences.ts'

/**
 * GET /speech/…: the files of on-device speech recognition, straight from their packages, and how people speak to the
 * shop; `rugs` are its designs as they are now.
 */
export async function speechRoutes(app: App, rugs: () => readonly RugItem[]): Promise<void> {
  app.get(SPOKEN_SENTENCES, async (_request, reply) => {
    void reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
    return spokenSentences(rugs())
  })
  const { encoder, decoder, runtime, wasm } = SPEECH_FILES
  const model = new URL('model/tiny/quantized/', import.meta.resolve('@moonshine-ai/moonshine-js'))
  await serve(app, model, [encoder.path, decoder.path])
  const program = new URL('.', import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'))
  await serve(app, program, [runtime.path, wasm.path])
}

/** Serves the files at `paths`, which share a folder, and no other file in it. */
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
      // ONNX has no registered media type; as octet-stream it is compressed.
      if (path.endsWith('.onnx')) void reply.header('content-type', 'application/octet-stream')
    },
  })
}
