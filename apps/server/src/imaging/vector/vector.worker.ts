// Draws one vector drawing as a PNG, in a thread that ends with it: after a trap, the module's memory is of no use.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

import { initWasm, Resvg } from '@resvg/resvg-wasm'

import { withLimitedMemory } from './limited-memory.ts'
import { type MissingPart, missingPart } from './missing-parts.ts'

/** The drawing at `from`, and where its PNG goes. */
export type VectorTask = { readonly from: string; readonly to: string }
export type VectorOutcome = 'drawn' | 'damaged' | 'too-complex' | MissingPart

/** Of the longer side, in pixels: more than rugs show of a crop. */
const LONGEST_SIDE = 2000
/** 256 MB: a layer of that size has 16 MB at most. */
const MOST_PAGES = 4096

async function draw({ from, to }: VectorTask): Promise<VectorOutcome> {
  const bytes = await readFile(from)
  const missing = missingPart(bytes.toString('latin1'))
  if (missing) return missing
  const require = createRequire(import.meta.url)
  const compiled = await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))
  await initWasm(withLimitedMemory(compiled, MOST_PAGES))
  try {
    await writeFile(to, rasterised(bytes))
    return 'drawn'
  } catch (error) {
    return outcomeOf(error)
  }
}

function rasterised(bytes: Uint8Array): Uint8Array {
  const font = { loadSystemFonts: false }
  const { width, height } = new Resvg(bytes, { font })
  const mode = width >= height ? 'width' : 'height'
  return new Resvg(bytes, { font, fitTo: { mode, value: LONGEST_SIDE } }).render().asPng()
}

/** The library throws strings for drawings that it does not understand; traps are of WebAssembly. */
function outcomeOf(error: unknown): VectorOutcome {
  const message = error instanceof Error ? error.message : String(error)
  const isTrap = error instanceof Error && /^(?:Runtime|Range)Error$/.test(error.name)
  return isTrap || /limit reached|reference loop/.test(message) ? 'too-complex' : 'damaged'
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(await draw(workerData as VectorTask))
