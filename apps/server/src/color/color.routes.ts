import {
  extractRequest,
  extractResponse,
  replaceMultipleRequest,
  replaceMultipleWithTextureRequest,
  replaceRequest,
  shuffleRequest,
} from '@nawl/contract/color'
import { COLOR_MAPPINGS_HEADER } from '@nawl/contract/color-mappings-header'
import { problem } from '@nawl/contract/errors'
import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { recolor } from '@nawl/engine/recolor/recolor'
import { shufflePalette } from '@nawl/engine/recolor/shuffle'
import { reportedSwatches } from '@nawl/engine/separation/reported-swatches'
import { z } from 'zod'

import type { App } from '../app.ts'
import { answerPicture, strongTag } from './color-answer.ts'
import type { RugPress } from './rug-press.ts'
import { serverTiming } from './server-timing.ts'

type Deps = { readonly press: RugPress; readonly random: () => number }

const bytes = z.string().meta({ format: 'binary' })

/** What the API's reference says of a call that answers with a picture. */
const picture = (summary: string) => ({
  tags: ['colour'],
  summary,
  description:
    'JPEG, or lossless PNG for `Accept: image/png`: a tufted rug then lies on clear ground. ' +
    '`Server-Timing` tells decode, separate, tuft, paint and encode in ms, `ETag` names the picture.',
  response: {
    200: {
      description: 'The picture',
      content: { 'image/jpeg': { schema: bytes }, 'image/png': { schema: bytes } },
    },
    '4xx': { description: 'What was wrong', content: { 'application/problem+json': { schema: problem } } },
  },
})

/** The colour calls of the studio: extract, the four ways to replace, shuffle. */
export function colorRoutes(app: App, { press, random }: Deps): void {
  app.post(
    '/api/color/extract',
    {
      schema: {
        tags: ['colour'],
        summary: 'The yarns of a bitmap',
        body: extractRequest,
        response: { 200: extractResponse },
      },
    },
    async ({ body }, reply) => {
      const { rug, ready } = await press.load(body)
      const { decode, separate } = ready ? { decode: 0, separate: 0 } : rug.ms
      reply
        .header('server-timing', serverTiming({ decode, separate, paint: 0, encode: 0 }))
        .header('etag', strongTag([rug.contentHash, 'extract']))
      return { extractedColors: reportedSwatches(rug.separation) }
    },
  )

  app.post(
    '/api/color/replace',
    { schema: { ...picture('One colour replaced'), body: replaceRequest } },
    async (request, reply) => {
      const { imagePath, originalColor, newColor, tolerance } = request.body
      const loaded = await press.load(imagePath)
      const palette = recolor(loaded.rug.separation.swatches, {
        mappings: [[originalColor, newColor]],
        tolerance,
      })
      return answerPicture(request, reply, press, loaded, { palette, texture: null })
    },
  )

  app.post(
    '/api/color/replace-multiple',
    { schema: { ...picture('Several colours replaced'), body: replaceMultipleRequest } },
    async (request, reply) => {
      const { imagePath, colorMappings, tolerance, applyTexture } = request.body
      const loaded = await press.load(imagePath)
      const palette = recolor(loaded.rug.separation.swatches, {
        mappings: Object.entries(colorMappings),
        tolerance,
      })
      return answerPicture(request, reply, press, loaded, {
        palette,
        texture: applyTexture ? REPLACE_TEXTURE : null,
      })
    },
  )

  app.post(
    '/api/color/replace-multiple-with-texture',
    {
      schema: {
        ...picture('Several colours replaced, as tufted wool'),
        body: replaceMultipleWithTextureRequest,
      },
    },
    async (request, reply) => {
      const { imagePath, colorMappings, tolerance, applyTexture, textureIntensity } = request.body
      const loaded = await press.load(imagePath)
      const palette = recolor(loaded.rug.separation.swatches, {
        mappings: Object.entries(colorMappings),
        tolerance,
      })
      return answerPicture(request, reply, press, loaded, {
        palette,
        texture: applyTexture ? textureIntensity : null,
      })
    },
  )

  app.post(
    '/api/color/shuffle',
    { schema: { ...picture('New harmonious colours'), body: shuffleRequest } },
    async (request, reply) => {
      const { imagePath, lockedColors, colorMappings, tolerance, applyTexture, textureIntensity } =
        request.body
      const loaded = await press.load(imagePath)
      const { swatches } = loaded.rug.separation
      const current = recolor(swatches, { mappings: Object.entries(colorMappings), tolerance })
      const palette = shufflePalette(swatches, {
        current,
        locked: new Set(lockedColors),
        library: LIBRARY,
        random,
      })
      const changed = swatches.flatMap(({ hex }, yarn) =>
        palette[yarn] === hex ? [] : [[hex, palette[yarn]]],
      )
      reply.header(COLOR_MAPPINGS_HEADER, JSON.stringify(Object.fromEntries(changed)))
      return answerPicture(request, reply, press, loaded, {
        palette,
        texture: applyTexture ? textureIntensity : null,
      })
    },
  )
}

const REPLACE_TEXTURE = 0.5
const LIBRARY = NAMED_COLORS.map(({ hex }) => hex)
