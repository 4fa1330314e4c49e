import { INITIAL_TOLERANCE, TEXTURE } from '@nawl/domain/rug/precision'

import { extractColors, replaceMultiple, shuffleColors } from '../api/color.ts'
import type { Answer } from './reduce.ts'
import { DESIGNED, type Look, type Mappings, type Task } from './studio-state.ts'

/** Makes the call a task stands for; a failed call is answered with null, never thrown. */
export async function performTask(task: Task, imagePath: string): Promise<Answer> {
  switch (task.kind) {
    case 'extract': {
      const colors = await extractColors(imagePath)
      return {
        type: 'colors extracted',
        colors: colors?.map((color) => ({ ...color, hex: canonical(color.hex) })) ?? null,
      }
    }
    case 'open':
      return { type: 'rug opened', picture: await render(imagePath, DESIGNED, INITIAL_TOLERANCE) }
    case 'render':
      return { type: 'look rendered', picture: await render(imagePath, task.look, task.tolerance) }
    case 'shuffle': {
      const shuffled = await shuffleColors({
        imagePath,
        colorsToShuffle: [...task.colors],
        lockedColors: [...task.locked],
        tolerance: task.tolerance,
        applyTexture: true,
        textureIntensity: TEXTURE.onShuffle,
        // Only what was replaced has to be said: without it the body is the published one.
        ...(Object.keys(task.mappings).length > 0 && { colorMappings: task.mappings }),
      })
      const mappings = canonicalMappings(shuffled?.mappings ?? {})
      return { type: 'shuffle answered', shuffled: shuffled && { picture: shuffled.picture, mappings } }
    }
  }
}

function render(
  imagePath: string,
  { mappings, textureIntensity }: Look,
  tolerance: number,
): Promise<Blob | null> {
  return replaceMultiple({
    imagePath,
    colorMappings: mappings,
    tolerance,
    applyTexture: true,
    textureStyle: TEXTURE.style,
    textureIntensity,
  })
}

function canonicalMappings(mappings: Mappings): Mappings {
  return Object.fromEntries(Object.entries(mappings).map(([from, to]) => [canonical(from), canonical(to)]))
}

/** `8b7355` → `#8B7355`: one spelling, so that hexes can be compared. */
function canonical(hex: string): string {
  return `#${hex.replace('#', '').toUpperCase()}`
}
