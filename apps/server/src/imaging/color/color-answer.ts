import { gzipSync } from 'node:zlib'

import {
  PALETTE_TYPE,
  TEMPLATE_BEING_MADE,
  TEMPLATE_COMPARED_LATER,
  TEMPLATE_HEADER,
  TEMPLATE_NAME_HEADER,
} from '@nawl/contract/imaging/picture-template'
import { paletteChunks, png8WithPalette } from '@nawl/engine/encode/png8'
import type { Light } from '@nawl/engine/pile/surface/light'
import { shadeLevels } from '@nawl/engine/pile/shade/shade-levels'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import type { TextureStyle } from '@nawl/engine/pile/tufted-raster'
import { pileContrast } from '@nawl/engine/pile/shade/pile-contrast'
import type { RugOutline } from '@nawl/engine/rug'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { RugRenderer } from './rug-renderer.ts'
import type { SharedRug } from './shared-rug.ts'
import type { WaitingCaller } from '../../platform/threads/waiting-caller.ts'
import { etagOf } from '../../platform/http/caching.ts'
import { asBuffer } from '../../platform/as-buffer.ts'

/** Part of the ETag: increment when the same request would give another picture. */
const ENGINE_VERSION = 4
/** Background of pictures without transparency. */
const PAPER = '#F7F3EC'

type Format = 'jpeg' | 'png'

export type Recoloring = {
  /** One `#RRGGBB` per swatch of the rug. */
  readonly palette: readonly string[]
  /** The pile to render; null for the flat drawing. */
  readonly texture: Texture | null
}

export type Texture = {
  readonly style: TextureStyle
  /** 0–1, as requested. */
  readonly intensity: number
  readonly outline: RugOutline
  readonly light: Light
}

/**
 * Answers with the picture: lossless PNG if the Accept header names it, otherwise JPEG. A client that holds the PNG's
 * template gets the palette alone, from which it assembles the same picture.
 */
export async function answerPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  renderer: RugRenderer,
  { value: rug, ready }: { value: SharedRug; ready: boolean },
  { waiting, ...recoloring }: Recoloring & { readonly waiting: WaitingCaller },
): Promise<FastifyReply> {
  const format = /\bimage\/png\b/.test(request.headers.accept ?? '') ? 'png' : 'jpeg'
  const painting = { rug, recoloring, format, held: templatesHeld(request) } as const
  const { picture, type, template, ...spent } = await paintRug(renderer, painting, waiting)
  const { decode, separate } = ready ? NOTHING_SPENT : rug.ms
  reply
    .header('server-timing', serverTiming({ decode, separate, ...spent }))
    .header('etag', strongTag([rug.contentHash, type, recoloring]))
    .header('vary', `accept, accept-encoding, ${TEMPLATE_HEADER}`)
    .header('cache-control', 'no-cache')
    .type(type)
  if (type === PALETTE_TYPE) {
    if (template !== null) reply.header(TEMPLATE_NAME_HEADER, template)
    return sendPalette(request, reply, picture)
  }
  freeOnceSent(reply, picture)
  return reply.send(asBuffer(picture))
}

/**
 * Compressed at once and with buffers of its size: the plug-in's stream would cost five times as much as the palette
 * itself, and Brotli ten times, because it allocates half a megabyte before it reads the first byte.
 */
function sendPalette({ headers }: FastifyRequest, reply: FastifyReply, palette: Uint8Array): FastifyReply {
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(Buffer.from(palette))
  return reply.header('content-encoding', 'gzip').send(gzipSync(palette, PACKING))
}

const PACKING = { windowBits: 11, memLevel: 4, chunkSize: 2048 }

function templatesHeld({ headers }: FastifyRequest): readonly string[] {
  const held = headers[TEMPLATE_HEADER]
  return typeof held === 'string' ? held.split(',').map((name) => name.trim()) : []
}

/**
 * Frees the picture's memory as soon as it has been sent. Left to the garbage collector, half a megabyte per answer
 * triggers a full collection five times a second: a sixth of the CPU time of an answer.
 */
function freeOnceSent(reply: FastifyReply, { buffer }: Uint8Array): void {
  reply.raw.once('finish', () => {
    if (buffer instanceof ArrayBuffer) buffer.transfer(0)
  })
}

/** A strong ETag over everything that determines an answer. */
export const strongTag = (parts: readonly unknown[]): string =>
  etagOf(JSON.stringify([ENGINE_VERSION, ...parts]))

export const NOTHING_SPENT = { decode: 0, separate: 0 } as const

type Painting = {
  readonly rug: SharedRug
  readonly recoloring: Recoloring
  readonly format: Format
  /** Names of the templates that the client holds. */
  readonly held: readonly string[]
}

/** Renders a rug: PNG with transparency, JPEG on a paper background. Times in milliseconds. */
export async function paintRug(renderer: RugRenderer, painting: Painting, waiting: WaitingCaller) {
  const { rug, format, held } = painting
  const { palette, texture } = painting.recoloring
  const type = `image/${format}`
  if (texture === null) {
    const task = { kind: 'flat', format, separation: rug.separation, palette } as const
    return { type, template: null, ...(await renderer.paint(task, waiting)) }
  }
  const ground = format === 'png' ? 'transparent' : PAPER
  const intensity = pileContrast(texture.intensity)
  const shaded = (levels: number) => shadeTable(palette, levels, { light: texture.light, intensity, ground })
  if (format === 'png' && held.includes(TEMPLATE_COMPARED_LATER)) {
    // The colours do not depend on the pile, which takes several times as long.
    const made = renderer.tuftsMade(rug, texture.style, texture.outline)
    const picture = paletteChunks(shaded(shadeLevels(rug.separation.swatches.length)))
    return { type: PALETTE_TYPE, template: made?.name ?? null, picture, tuft: 0, paint: 0, encode: 0 }
  }
  const { value: tufts, ready } = await renderer.tufts(rug, texture.style, texture.outline, waiting)
  const tuft = ready ? 0 : tufts.ms.tuft
  const start = performance.now()
  const table = shaded(tufts.raster.levels)
  if (format === 'jpeg') {
    const task = { kind: 'tufted', format, raster: tufts.raster, table } as const
    return { type, template: null, tuft, ...(await renderer.paint(task, waiting)) }
  }
  // No pixel work at all: the compressed index image is the same for every palette, and who has the tufts does not need it.
  const painted = performance.now()
  const holds = held.includes(tufts.name) || held.includes(TEMPLATE_BEING_MADE)
  const picture = holds ? paletteChunks(table) : png8WithPalette(await renderer.png(tufts, waiting), table)
  return {
    type: holds ? PALETTE_TYPE : type,
    template: tufts.name,
    picture,
    tuft,
    paint: painted - start,
    encode: performance.now() - painted,
  }
}

/** The `Server-Timing` header of a colour answer: its steps in milliseconds, 0 for cached ones. */
export function serverTiming(timings: Readonly<Record<string, number>>): string {
  return Object.entries(timings)
    .map(([name, ms]) => `${name};dur=${ms.toFixed(2)}`)
    .join(', ')
}
