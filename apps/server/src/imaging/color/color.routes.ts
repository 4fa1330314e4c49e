import {
  extractQuery,
  extractRequest,
  extractResponse,
  pictureHeaders,
  replaceMultipleRequest,
  replaceMultipleWithTextureRequest,
  replaceRequest,
  shuffleRequest,
} from '@nawl/contract/imaging/color'
import { PALETTE_TYPE } from '@nawl/contract/imaging/picture-template'
import { COLOR_MAPPINGS_HEADER } from '@nawl/contract/imaging/color-mappings-header'
import { TEXTURE } from '@nawl/domain/rug/sizes/precision'
import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { recolor } from '@nawl/engine/recolor/recolor'
import { shufflePalette } from '@nawl/engine/recolor/shuffle'
import { reportedSwatches } from '@nawl/engine/separation/reported-swatches'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import type { RugRenderer } from './rug-renderer.ts'
import { answerPicture, NOTHING_SPENT, type Recoloring, strongTag, serverTiming } from './color-answer.ts'
import { refusal } from '../../platform/http/api-error.ts'

/** The studio's colour calls: extract, four kinds of replace, shuffle. */
export function colorRoutes(
  app: App,
  { renderer, random }: { readonly renderer: RugRenderer; readonly random: () => number },
): void {
  const extract = {
    tags: ['colour'],
    summary: 'The yarns of a bitmap',
    querystring: extractQuery,
    body: extractRequest,
    response: { 200: extractResponse },
  }
  app.post('/api/color/extract', { schema: extract }, async (request, reply) => {
    const isWhole = request.query.minor === '1'
    const { value: rug, ready } = await renderer.separation(request.body, waitingCaller(request, reply))
    const spent = ready ? NOTHING_SPENT : rug.ms
    reply
      .header('server-timing', serverTiming({ ...spent, paint: 0, encode: 0 }))
      .header('etag', strongTag([rug.contentHash, isWhole ? 'extract-minor' : 'extract']))
    return { extractedColors: isWhole ? [...rug.separation.swatches] : reportedSwatches(rug.separation) }
  })

  /** Answers with a rug of which some colours are replaced. */
  const replaced = async (
    [request, reply]: readonly [FastifyRequest, FastifyReply],
    { imagePath, tolerance }: { readonly imagePath: string; readonly tolerance: number },
    mappings: readonly (readonly [string, string])[],
    texture: Recoloring['texture'],
  ) => {
    const waiting = waitingCaller(request, reply)
    const loaded = await renderer.separation(imagePath, waiting)
    const palette = recolor(loaded.value.separation.swatches, { mappings, tolerance })
    return answerPicture(request, reply, renderer, loaded, { palette, texture, waiting })
  }

  const replace = { ...pictureSchema('One colour replaced, flat'), body: replaceRequest }
  app.post('/api/color/replace', { schema: replace }, (request, reply) => {
    const { originalColor, newColor } = request.body
    return replaced([request, reply], request.body, [[originalColor, newColor]], null)
  })

  const several = { ...pictureSchema('Several colours replaced'), body: replaceMultipleRequest }
  app.post('/api/color/replace-multiple', { schema: several }, (request, reply) => {
    const usual = { textureStyle: TEXTURE.style, textureIntensity: TEXTURE.onReplace }
    const texture = requestedTexture({ ...request.body, ...usual })
    return replaced([request, reply], request.body, Object.entries(request.body.colorMappings), texture)
  })

  const wool = {
    ...pictureSchema('Several colours replaced, as tufted wool'),
    body: replaceMultipleWithTextureRequest,
  }
  app.post('/api/color/replace-multiple-with-texture', { schema: wool }, (request, reply) => {
    const texture = requestedTexture(request.body)
    return replaced([request, reply], request.body, Object.entries(request.body.colorMappings), texture)
  })

  const shuffle = { ...pictureSchema('New harmonious colours'), body: shuffleRequest }
  app.post('/api/color/shuffle', { schema: shuffle }, async (request, reply) => {
    const { imagePath, lockedColors, colorMappings, tolerance } = request.body
    const waiting = waitingCaller(request, reply)
    const loaded = await renderer.separation(imagePath, waiting)
    const { swatches } = loaded.value.separation
    const current = recolor(swatches, { mappings: Object.entries(colorMappings), tolerance })
    const locked = new Set(lockedColors)
    const palette = shufflePalette(swatches, { current, locked, library: LIBRARY, random })
    const changed = swatches.flatMap(({ hex }, yarn) => (palette[yarn] === hex ? [] : [[hex, palette[yarn]]]))
    reply.header(COLOR_MAPPINGS_HEADER, JSON.stringify(Object.fromEntries(changed)))
    return answerPicture(request, reply, renderer, loaded, {
      palette,
      texture: requestedTexture(request.body),
      waiting,
    })
  })
}

type TextureRequest = Pick<
  z.output<typeof replaceMultipleWithTextureRequest>,
  'applyTexture' | 'textureStyle' | 'textureIntensity' | 'outline' | 'light'
>

function requestedTexture(request: TextureRequest): Recoloring['texture'] {
  const { applyTexture, textureStyle: style, textureIntensity: intensity, outline, light } = request
  return applyTexture ? { style, intensity, outline, light } : null
}

const LIBRARY = NAMED_COLORS.map(({ hex }) => hex)

const bytes = z.string().meta({ format: 'binary' })

/** The response schema of a call that answers with a picture. */
function pictureSchema(summary: string) {
  return {
    tags: ['colour'],
    summary,
    headers: pictureHeaders,
    description:
      'JPEG, or lossless PNG for `Accept: image/png`: a tufted rug then lies on clear ground. ' +
      'A client that holds the pixels of the PNG names them in `If-Template` and gets its PLTE and tRNS chunks alone. ' +
      '`Server-Timing` tells decode, separate, tuft, paint and encode in ms, `ETag` names the picture.',
    response: {
      200: {
        description: 'The picture',
        content: {
          'image/jpeg': { schema: bytes },
          'image/png': { schema: bytes },
          [PALETTE_TYPE]: { schema: bytes },
        },
      },
      '4xx': refusal,
      503: {
        ...refusal,
        description: 'Too many pictures are waiting; `Retry-After` says when to come back',
      },
    },
  }
}
