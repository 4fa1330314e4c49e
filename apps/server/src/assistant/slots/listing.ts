import { COLLECTIONS, collectionSlug } from '@nawl/domain/catalogue/collection'
import { COLOR_FAMILIES, STYLE_TAGS } from '@nawl/domain/catalogue/listing'

/** The filters of a listing, and the rest of the sentence. */
export type SaidListing = {
  readonly category?: string
  readonly colour?: string
  readonly style?: string
  readonly rest: string
}

/** Synonyms of our collections, colour families and styles. */
const WORDS: Readonly<Record<'category' | 'colour' | 'style', Readonly<Record<string, string>>>> = {
  category: {
    ...Object.fromEntries(COLLECTIONS.map((name) => [collectionSlug(name), name.toLowerCase()])),
    'modern-and-contemporary': 'modern and contemporary, modern contemporary',
    'modern-tribal': 'modern tribal, tribal, ethnic, berber, moroccan, boho, bohemian, nomadic',
    geometric: 'geometric, geometrical, geometry, geometrics',
    minimalist: 'minimalist, minimal, minimalistic, minimalism, simple, understated, reduced, plain',
    modern: 'modern, moderns',
    contemporary: 'contemporary',
  },
  colour: {
    neutral:
      'neutral, neutrals, neutral tone, neutral coloured, beige, cream, creamy, ivory, off white, white, pale, undyed, natural coloured',
    'earth-tones':
      'earth tone, earth tones, colours of the earth, colors of the earth, colours of earth, colors of earth, earth, earthy, earthen, earth coloured, earth colours, earth colors, earthtone, earthtones, brown, browns, terracotta, rust, rusty, ochre, clay, camel, tan, warm brown, caramel, autumnal, orange, warm, warm tones, warm colours, warm colors, warm toned',
    grey: 'grey, gray, greys, grays, greyish, grayish, silver, silvery, charcoal, black, monochrome',
    blues:
      'blue, blues, bluish, navy, indigo, cobalt, turquoise, teal, aqua, azure, sky blue, blu, cool tones, cool colours, cool colors',
    'rich-colors':
      'rich, rich colour, rich colours, rich color, rich colors, richly coloured, richly colored, rich coloured, rich colored, colourful, colorful, vivid, vibrant, bold, bright, jewel, jewel tone, jewel tones, jewel toned, strong colours, strong colors, bold colours, bold colors, saturated, red, reds, purple, pink, burgundy, crimson, maroon, plum, violet',
  },
  style: {
    ...Object.fromEntries(STYLE_TAGS.map((tag) => [tag, tag])),
    transitional:
      'transitional, traditional, classic, classical, old fashioned, heritage, oriental, vintage, antique, ornate, timeless, old style',
    luxury:
      'luxury, luxurious, luxe, luxurious looking, elegant, posh, premium, high end, opulent, lavish, fancy',
  },
}

const TERMS: readonly { readonly slot: keyof typeof WORDS; readonly slug: string; readonly term: string }[] =
  Object.entries(WORDS)
    .flatMap(([slot, slugs]) =>
      Object.entries(slugs).flatMap(([slug, terms]) =>
        // The keys of the tables above.
        terms.split(', ').map((term) => ({ slot: slot as keyof typeof WORDS, slug, term })),
      ),
    )
    // A style that is also a collection lists the collection.
    .filter(
      ({ slot, slug }) => slot !== 'style' || !COLLECTIONS.some((name) => collectionSlug(name) === slug),
    )
    .toSorted((p, q) => q.term.length - p.term.length)

const TERM_SET: ReadonlySet<string> = new Set(TERMS.map(({ term }) => term))

/** The collection, colour family and style that a normalised sentence names, at most one of each. */
export function saidListing(text: string): SaidListing {
  const found: { -readonly [Slot in keyof typeof WORDS]?: string } = {}
  // `tribalish` is tribal, and `greyish` a word of its own.
  // "Modern, not the contemporary" leaves out what it names last.
  const wanted = text
    .replaceAll(/\b(?:not|no|without|except|but not) (?:the |any )?\w+( ones?)?$/g, '')
    .trim()
  let rest = ` ${(wanted === '' ? text : wanted).replaceAll(/\b(\w{4,})ish\b/g, (word, stem: string) => (TERM_SET.has(stem) && !TERM_SET.has(word) ? stem : word))} `
  for (const { slot, slug, term } of TERMS)
    if (rest.includes(` ${term} `)) {
      rest = rest.replace(` ${term} `, ' ')
      found[slot] ??= slug
    }
  return { ...found, rest: rest.trim() }
}

/** Valid filter slugs, for tests and prompts. */
export const LISTING_SLUGS = {
  category: COLLECTIONS.map(collectionSlug),
  colour: COLOR_FAMILIES,
  style: STYLE_TAGS,
} as const
