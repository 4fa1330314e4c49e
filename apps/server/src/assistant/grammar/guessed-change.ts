import { matchingYarns } from '../slots/match-yarns.ts'
import { saidColors } from '../slots/palette-color.ts'
import { changed, inOrder, isNamed, joined, namedThenNew, snapped, TO_NEW } from './color-command.ts'
import type { Ask, Reading, Scene, Yarn } from './reading.ts'
import { type Sentence, without } from './sentence.ts'

/** The change of a clause that is known to ask for one: old and new by their order; what is missing is asked for. */
export function guessedChange({ bare }: Sentence, { palette, focus }: Scene): readonly Reading[] {
  const words = bare.split(' ').map((word) => snapped(word, palette))
  const colors = saidColors(words, palette)
  const apart = joined(colors)
  const order = inOrder(words, colors, palette) ?? namedThenNew(apart, palette)
  if (order) return changed(matchingYarns(order.from.phrase, palette), order.to.phrase)
  const [only, ...others] = apart
  if (!only || others.length > 0) return []
  const yarns = isNamed(only, palette) ? matchingYarns(only.phrase, palette) : []
  const [yarn] = yarns
  if (yarn && !TO_NEW.test(without(words, colors)))
    return [{ ask: yarns.length > 1 ? whichYarn(yarns, 'change') : { about: 'color', yarn } }]
  if (focus.length > 0) return changed(focus, only.phrase)
  return palette.length > 0
    ? [{ ask: { about: 'yarn', yarns: palette, sentence: (name) => `make the ${name} ${only.phrase}` } }]
    : []
}

const whichYarn = (yarns: readonly Yarn[], verb: string): Ask => ({
  about: 'yarn',
  yarns,
  sentence: (name) => `${verb} the ${name}`,
})
