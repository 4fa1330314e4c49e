import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { labFromHex, type Lab } from '@nawl/engine/color/lab'

import { distanceFrom } from './color-vocabulary.ts'
import { hexOfColor } from './color-names.ts'
import { atPlace } from './palette-color.ts'

type Palette = readonly NonNullable<AssistantContext['palette']>[number][]
type Yarn = Palette[number]

/** CIEDE2000 above which a word no longer describes a yarn, and within which two yarns are equally near. */
const FARTHEST = 19
const EQUALLY_NEAR = 2.5

/**
 * The yarns of the rug that a phrase can mean: one where it is clear, several where it has to be asked, none where the rug
 * has no such yarn. Names go before what a colour looks like.
 */
export function matchingYarns(phrase: string, palette: Palette): readonly Yarn[] {
  const place = atPlace(phrase, palette)
  if (place !== undefined) return place ? [place] : []
  const words = phrase.split(' ')
  const namesOf = ({ name }: Yarn): readonly string[] => name.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const exact = palette.filter((yarn) => namesOf(yarn).join(' ') === phrase)
  const named = palette.filter((yarn) => words.every((word) => namesOf(yarn).includes(word)))
  // Beside `indigo`, a `deep indigo` is another; a `saffron ridge` is a saffron too.
  const alike = named.filter((yarn) => namesOf(yarn)[0] === words[0])
  if (exact.length > 0 && (words.length > 1 || alike.length === 1)) return exact
  if (named.length > 0) return narrowed(named, words)
  const kinds = words.map(plainKind).filter((kind) => kind !== undefined)
  const head = kinds.at(-1)
  const looks = head ? palette.filter(({ hex }) => head(lch(labFromHex(hex)))) : []
  if (looks.length > 1) {
    const both = looks.filter(({ hex }) => kinds.every((kind) => kind(lch(labFromHex(hex)))))
    return narrowed(both.length > 0 ? both : looks, words)
  }
  if (looks.length === 1) return looks
  const partly = palette.filter((yarn) =>
    words.some((word) => word.length > 3 && !VAGUE.has(word) && namesOf(yarn).includes(word)),
  )
  if (partly.length > 0) return narrowed(partly, words)
  return nearest(phrase, palette)
}

const VAGUE: ReadonlySet<string> = new Set(
  'down line deep dark night pale white black light shade'.split(' '),
)

function nearest(phrase: string, palette: Palette): readonly Yarn[] {
  const hex = hexOfColor(phrase)
  const lab = hex === null ? null : labFromHex(hex)
  const byDistance = palette
    .map((yarn) => {
      const own = lab ? deltaE2000(lab, labFromHex(yarn.hex)) : Infinity
      return { yarn, distance: Math.min(own, distanceFrom(phrase, yarn.hex)) }
    })
    .toSorted((p, q) => p.distance - q.distance)
  const best = byDistance[0]?.distance ?? Infinity
  if (best > FARTHEST) return []
  return byDistance.filter(({ distance }) => distance <= best + EQUALLY_NEAR).map(({ yarn }) => yarn)
}

/** Of several, the darkest or lightest where that was said and one is clearly so. */
function narrowed(yarns: readonly Yarn[], words: readonly string[]): readonly Yarn[] {
  if (yarns.length < 2) return yarns
  const by = words.some((word) => /^(?:dark|darker|darkest|deep|deeper|navy|midnight)$/.test(word))
    ? ({ l }: Lch) => -l
    : words.some((word) => /^(?:light|lighter|lightest|pale|paler|palest|soft|baby|powder)$/.test(word))
      ? ({ l }: Lch) => l
      : words.some((word) => /^(?:bright|brightest|vivid|strong|stronger)$/.test(word))
        ? ({ c }: Lch) => c
        : null
  if (!by) return yarns
  const ranked = yarns
    .map((yarn) => ({ yarn, rank: by(lch(labFromHex(yarn.hex))) }))
    .toSorted((p, q) => q.rank - p.rank)
  const [first, second] = ranked
  return first && second && first.rank - second.rank >= 10 ? [first.yarn] : yarns
}

type Lch = { readonly l: number; readonly c: number; readonly h: number }

function lch({ l, a, b }: Lab): Lch {
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

type Kind = (color: Lch) => boolean

/** What the plain colour words cover, in CIE LCh: which yarns of a rug people call red. */
const KINDS: Readonly<Record<string, Kind>> = {
  black: ({ l, c }) => (l < 24 && c < 14) || l < 14,
  white: ({ l, c }) => l > 84 && c < 16,
  grey: ({ l, c }) => c < 10 && l >= 20 && l <= 86,
  beige: ({ l, c, h }) => l > 64 && c > 7 && c < 30 && h > 55 && h < 105,
  brown: ({ l, c, h }) => l > 10 && l < 63 && c > 6 && c < 45 && h > 35 && h < 85,
  red: ({ l, c, h }) => (h < 48 || h > 350) && c > 26 && l > 15 && l < 58,
  orange: ({ l, c, h }) => h > 42 && h < 72 && c > 36 && l > 44,
  yellow: ({ l, c, h }) => h > 72 && h < 105 && c > 34 && l > 54,
  gold: ({ l, c, h }) => h > 68 && h < 100 && c > 28 && l > 45 && l < 80,
  green: ({ c, h }) => h > 98 && h < 200 && c > 8,
  blue: ({ c, h }) => h > 215 && h < 300 && c > 6,
  purple: ({ c, h }) => h > 296 && h < 352 && c > 6,
  pink: ({ l, c, h }) => (h < 46 || h > 335) && l > 52 && c > 12 && c < 50,
}

const SAME: Readonly<Record<string, string>> = {
  gray: 'grey',
  greyish: 'grey',
  purply: 'purple',
  violet: 'purple',
  crimson: 'red',
  reddish: 'red',
  cream: 'white',
  ivory: 'white',
  golden: 'gold',
  yellowy: 'yellow',
  bluish: 'blue',
  greeny: 'green',
}

function plainKind(word: string): Kind | undefined {
  const stem = word.replace(/d?d?ish$|y$/, '')
  return [word, SAME[word] ?? '', stem, `${stem}e`]
    .map((form) => KINDS[form])
    .find((kind) => kind !== undefined)
}
