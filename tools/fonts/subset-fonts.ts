// Subsets the shop's fonts to the axes and glyphs it uses. The results are committed, so that a shop needs neither
// these packages nor this script.
import { readFileSync, writeFileSync } from 'node:fs'

import subsetFont from 'subset-font'

const ENGLISH =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') + '\u00A0£©·×–—‘’“”…−→←'
/** Rare signs; without them the two fonts of every page arrive one round trip earlier on a slow connection. */
const RARE = '<>[\\]^_`{|}~'
const RARE_IN_TITLES = `${RARE}"#%*+=@©`
/** Glyphs of other European languages, and rarer signs: loaded only by pages that contain one (see faces.css). */
const BEYOND = '«»°ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôöøùúûüÿıŒœŠšŽžāĀīĪūŪḥ„†•‹›€™±½¼¾²³′″'

const newsreader = 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'
const instrument =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2'
const display = { from: newsreader, axes: { opsz: 72, wght: { min: 300, max: 400 } } }
const text = { from: newsreader, axes: { opsz: 18, wght: 400 } }
const sans = { from: instrument, axes: { wdth: 100, wght: { min: 400, max: 600 } } }
const amiri = 'node_modules/@fontsource/amiri/files/amiri-arabic-400-normal.woff2'
const plex = (weight: number) =>
  `node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`
/** Modern Standard Arabic with its vowel signs, and the digits that some visitors type; names in other languages written with these letters use a system font. */
const ARABIC_PAGES =
  ' ،؛؟٪٫٬«»' + lettersFrom(0x621, 0x63a) + lettersFrom(0x641, 0x652) + lettersFrom(0x660, 0x669)
/** The one Arabic word on English pages, the language's name on the link to it. */
const LANGUAGE_NAME = (JSON.parse(readFileSync('content/ar/language.json', 'utf8')) as { name: string }).name
const faces = [
  { ...display, to: 'newsreader-display', text: without(RARE_IN_TITLES) },
  { ...display, to: 'newsreader-display-beyond', text: BEYOND + RARE_IN_TITLES },
  { ...text, to: 'newsreader-text', text: ENGLISH },
  { ...text, to: 'newsreader-text-beyond', text: BEYOND },
  { ...sans, to: 'instrument-sans', text: without(RARE) },
  { ...sans, to: 'instrument-sans-beyond', text: BEYOND + RARE },
  { from: amiri, to: 'amiri', text: ARABIC_PAGES },
  { from: plex(400), to: 'plex-arabic', text: ARABIC_PAGES },
  { from: plex(500), to: 'plex-arabic-medium', text: ARABIC_PAGES },
  { from: plex(400), to: 'plex-arabic-name', text: LANGUAGE_NAME },
]

for (const { from, to, text, ...face } of faces) {
  const subset = await subsetFont(readFileSync(from), text, {
    targetFormat: 'woff2',
    noHinting: true,
    ...('axes' in face ? { variationAxes: face.axes } : {}),
  })
  writeFileSync(`apps/web/app/ui/fonts/${to}.woff2`, subset)
  console.log(`${to}.woff2 ${(subset.length / 1024).toFixed(1)} KB`)
}

/** For names of visitors' designs, in the scripts the shop's fonts cover. */
const LATIN = lettersFrom(0x20, 0x24f) + lettersFrom(0x300, 0x304) + lettersFrom(0x1e00, 0x1eff) + BEYOND
const ARABIC = ' ،؛؟پچژکگی' + lettersFrom(0x621, 0x652) + lettersFrom(0x660, 0x669)
const light = { opsz: 72, wght: 300 }
const newsreaderExt = newsreader.replace('latin', 'latin-ext')

/** Fonts of papers: PDF needs static weights, uncompressed. */
const sheetFaces = [
  { from: newsreader, to: 'display', text: ENGLISH + LATIN, axes: light },
  { from: newsreaderExt, to: 'display-beyond', text: LATIN, axes: light },
  { from: instrument, to: 'sans', text: ENGLISH, axes: { wdth: 100, wght: 400 } },
  { from: instrument, to: 'sans-medium', text: ENGLISH, axes: { wdth: 100, wght: 500 } },
  { from: amiri, to: 'arabic', text: ARABIC },
  { from: plex(400), to: 'arabic-sans', text: ARABIC },
  { from: plex(500), to: 'arabic-sans-medium', text: ARABIC },
]
for (const { from, to, text, ...face } of sheetFaces) {
  const subset = await subsetFont(readFileSync(from), text, {
    targetFormat: 'sfnt',
    ...('axes' in face ? { variationAxes: face.axes } : {}),
  })
  writeFileSync(`apps/server/src/platform/type/fonts/${to}.ttf`, subset)
  console.log(`${to}.ttf ${(subset.length / 1024).toFixed(1)} KB`)
}

function without(rare: string): string {
  return ENGLISH.split('')
    .filter((letter) => !rare.includes(letter))
    .join('')
}

function lettersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
}
