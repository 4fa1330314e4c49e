import { cutImagePath } from '@nawl/domain/catalogue/processing-image'
import { INITIAL_TOLERANCE, TEXTURE } from '@nawl/domain/rug/precision'
import { outlineOf } from '@nawl/domain/rug/shape'

import { extractColors, replaceMultiple, shuffleColors } from '../../api/color.ts'
import type { FetchOptions } from '../../api/request.ts'
import type { Answer } from './reduce.ts'
import { DESIGNED, type StudioAppearance, type Mappings, type Task, type View } from './studio-state.ts'

/**
 * Makes the call a task stands for; a failed call is answered with null, never thrown. Yarns are those
 * of the rectangle, at `imagePath`; pictures are made from the bitmap that was composed for the view.
 */
export async function performTask(task: Task, imagePath: string, view: View): Promise<Answer> {
  switch (task.kind) {
    case 'extract': {
      const asked = await extractColors(imagePath)
      const canonicalColors = asked.ok
        ? asked.answer.map((color) => ({ ...color, hex: canonical(color.hex) }))
        : null
      return { type: 'colors extracted', colors: canonicalColors, unreachable: isUnreachable(asked) }
    }
    case 'open':
      return { type: 'rug opened', ...(await render(imagePath, view, DESIGNED, INITIAL_TOLERANCE)) }
    case 'render':
    case 'restore':
      return { type: 'look rendered', ...(await render(imagePath, view, task.look, task.tolerance)) }
    case 'shuffle': {
      const asked = await shuffleColors({
        ...cutAndLight(imagePath, view),
        colorsToShuffle: [...task.colors],
        lockedColors: [...task.locked],
        tolerance: task.tolerance,
        applyTexture: true,
        textureIntensity: TEXTURE.onShuffle,
        ...(view.textureStyle !== TEXTURE.style && { textureStyle: view.textureStyle }),
        // As above: without what was replaced already this is the published body.
        ...(Object.keys(task.mappings).length > 0 && { colorMappings: task.mappings }),
      })
      const shuffled = asked.ok
        ? { picture: asked.answer.picture, mappings: canonicalMappings(asked.answer.mappings) }
        : null
      return { type: 'shuffle answered', shuffled, unreachable: isUnreachable(asked) }
    }
  }
}

async function render(
  imagePath: string,
  view: View,
  { mappings, textureIntensity }: StudioAppearance,
  tolerance: number,
): Promise<{ readonly picture: Blob | null; readonly unreachable: boolean }> {
  const asked = await replaceMultiple({
    ...cutAndLight(imagePath, view),
    colorMappings: mappings,
    tolerance,
    applyTexture: true,
    textureStyle: view.textureStyle,
    textureIntensity,
  })
  return { picture: asked.ok ? asked.answer : null, unreachable: isUnreachable(asked) }
}

const isUnreachable = (asked: FetchOptions<unknown>) => !asked.ok && asked.unreachable

/** Said only where it is not what everybody gets: then the body is the published one. */
function cutAndLight(imagePath: string, { shape, light }: View) {
  const outline = outlineOf(shape)
  return {
    imagePath: cutImagePath(imagePath, shape),
    ...(outline !== 'rectangle' && { outline }),
    ...(light !== 'day' && { light }),
  }
}

function canonicalMappings(mappings: Mappings): Mappings {
  return Object.fromEntries(Object.entries(mappings).map(([from, to]) => [canonical(from), canonical(to)]))
}

/** `8b7355` → `#8B7355`: one spelling, so that hexes can be compared. */
function canonical(hex: string): string {
  return `#${hex.replace('#', '').toUpperCase()}`
}
