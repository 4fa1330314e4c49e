import { hexOfColor } from '../slots/color-names.ts'
import { changed, yarnsOfEach } from './color-command.ts'
import type { Reading, Scene } from './reading.ts'
import type { Sentence } from './sentence.ts'

const CHANGES =
  /\b(?:make|turn|change|paint|dye|become|becomes|be|go|want|would|should|could|put|take|swap|recolou?r)\b/
const LIKE = / (?:(?:in |to |into )?(?:the )?colou?r of|like|as) (?=[a-z])/
/** What people put before a thing that they mean the colour of. */
const BEFORE = /^(?:(?:an?|the|my|our|some|ripe|old|fresh|good|real|pure|cup of|bit of|piece of) )+/
const LONGEST = 3

/** "Could the foam become the colour of tofu", "the copper rib I want like ripe papaya": a thing of which a list knows the colour. */
export function readLikened({ bare }: Sentence, scene: Scene): readonly Reading[] {
  const like = LIKE.exec(bare)
  if (!like || !CHANGES.test(bare)) return []
  const thing = bare
    .slice(like.index + like[0].length)
    .replace(BEFORE, '')
    .replace(/ (?:instead|please|now)$/, '')
  if (thing.split(' ').length > LONGEST || hexOfColor(thing) === null) return []
  const before = bare.slice(0, like.index)
  const yarns = yarnsOfEach(
    { bare: before, said: before, corrected: before, heard: before, isQuestion: false },
    scene.palette,
  )
  const [meant = scene.focus, ...others] = yarns
  return others.length > 0 || meant.length === 0 ? [] : changed(meant, thing)
}
