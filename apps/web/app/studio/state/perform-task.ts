import { bitmapPath } from '@nawl/domain/catalogue/bitmap-path'
import { processingImagePath } from '@nawl/domain/catalogue/processing-image'
import { INITIAL_TOLERANCE, TEXTURE } from '@nawl/domain/rug/sizes/precision'
import { outlineOf } from '@nawl/domain/rug/shape'

import {
  extractColors,
  replaceMultiple,
  type Replaced,
  shuffleColors,
  templateNameOf,
} from '../../api/color.ts'
import type { FetchOptions } from '../../api/request.ts'
import type { Answer, Correction } from './reduce.ts'
import { templateFor } from '../live/worker/picture-templates.ts'
import { DESIGNED, type StudioAppearance, type Mappings, type Task, type View } from './studio-state.ts'

/** A task's answer, and its correction if the shop's picture turns out to be another than the one shown first. */
type Performed = { readonly answer: Answer; readonly correction: () => Promise<Correction | null> }

const answerOnly = (answer: Answer): Performed => ({ answer, correction: async () => null })

function rendered(type: 'rug opened' | 'look rendered', result: FetchOptions<Replaced>): Performed {
  const unreachable = isUnreachable(result)
  if (!result.ok) return answerOnly({ type, picture: null, unreachable })
  const { picture, correction } = result.answer
  return {
    answer: { type, picture, unreachable },
    correction: async () => {
      const corrected = await correction()
      return corrected && { type: 'picture corrected', shown: picture, picture: corrected }
    },
  }
}

/**
 * Makes a task's call; returns null on failure, never throws. Yarns are extracted from the rectangle of the rug with
 * that image; pictures are made from the bitmap composed for the view.
 */
export async function performTask(task: Task, imagePath: string, view: View): Promise<Performed> {
  switch (task.kind) {
    case 'extract': {
      // Needed for the first picture; made while the yarns are found.
      void templateOf(imagePath, view)
      const result = await extractColors(processingImagePath(imagePath))
      const canonicalColors = result.ok
        ? result.answer.map((color) => ({ ...color, hex: canonical(color.hex) }))
        : null
      return answerOnly({
        type: 'colors extracted',
        colors: canonicalColors,
        unreachable: isUnreachable(result),
      })
    }
    case 'open':
      return rendered('rug opened', await render(imagePath, view, DESIGNED, INITIAL_TOLERANCE))
    case 'render':
    case 'restore':
      return rendered('look rendered', await render(imagePath, view, task.look, task.tolerance))
    case 'shuffle': {
      const request = {
        ...cutAndLight(imagePath, view),
        colorsToShuffle: [...task.colors],
        lockedColors: [...task.locked],
        tolerance: task.tolerance,
        applyTexture: true,
        textureIntensity: TEXTURE.onShuffle,
        ...(view.textureStyle !== TEXTURE.style && { textureStyle: view.textureStyle }),
        // As above: without earlier replacements this is the specified body.
        ...(Object.keys(task.mappings).length > 0 && { colorMappings: task.mappings }),
      }
      const result = await shuffleColors(request, templateOf(imagePath, view))
      const shuffled = result.ok
        ? { picture: result.answer.picture, mappings: canonicalMappings(result.answer.mappings) }
        : null
      return answerOnly({ type: 'shuffle answered', shuffled, unreachable: isUnreachable(result) })
    }
  }
}

async function render(
  imagePath: string,
  view: View,
  { mappings, textureIntensity }: StudioAppearance,
  tolerance: number,
): Promise<FetchOptions<Replaced>> {
  const request = {
    ...cutAndLight(imagePath, view),
    colorMappings: mappings,
    tolerance,
    applyTexture: true,
    textureStyle: view.textureStyle,
    textureIntensity,
  }
  return replaceMultiple(request, templateOf(imagePath, view), () =>
    templateNameOf(bitmapPath(imagePath, view), outlineOf(view.shape), view.textureStyle),
  )
}

/** Of the pictures that calls about this view answer with. */
const templateOf = (imagePath: string, view: View) =>
  templateFor({
    bitmap: bitmapPath(imagePath, view),
    outline: outlineOf(view.shape),
    style: view.textureStyle,
  })

const isUnreachable = (result: FetchOptions<unknown>) => !result.ok && result.unreachable

/** Only fields that differ from the default, so that the body is otherwise the specified one. */
function cutAndLight(imagePath: string, view: View) {
  const { shape, light } = view
  const outline = outlineOf(shape)
  return {
    imagePath: bitmapPath(imagePath, view),
    ...(outline !== 'rectangle' && { outline }),
    ...(light !== 'day' && { light }),
  }
}

function canonicalMappings(mappings: Mappings): Mappings {
  return Object.fromEntries(Object.entries(mappings).map(([from, to]) => [canonical(from), canonical(to)]))
}

/** `8b7355` → `#8B7355`: a canonical spelling for comparisons. */
function canonical(hex: string): string {
  return `#${hex.replace('#', '').toUpperCase()}`
}
