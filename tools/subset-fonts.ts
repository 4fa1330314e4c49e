// Cuts the faces of the shop down to the axes and letters it uses. The results are
// committed, so a shop needs neither these packages nor this script to run.
import { readFileSync, writeFileSync } from 'node:fs'

import subsetFont from 'subset-font'

const ENGLISH =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') + '\u00A0£©·×–—‘’“”…−→←'
/** What other languages of Europe need besides, and rarer signs: fetched by the pages that have one (see faces.css). */
const BEYOND = '«»°ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôöøùúûüÿıŒœŠšŽžāĀīĪūŪḥ„†•‹›€™±½¼¾²³′″'

const newsreader = 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'
const instrument =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2'
const display = { from: newsreader, axes: { opsz: 72, wght: { min: 300, max: 400 } } }
const sans = { from: instrument, axes: { wdth: 100, wght: { min: 400, max: 600 } } }
const faces = [
  { ...display, to: 'newsreader-display', text: ENGLISH },
  { ...display, to: 'newsreader-display-beyond', text: BEYOND },
  { from: newsreader, to: 'newsreader-text', text: ENGLISH + BEYOND, axes: { opsz: 18, wght: 400 } },
  { ...sans, to: 'instrument-sans', text: ENGLISH },
  { ...sans, to: 'instrument-sans-beyond', text: BEYOND },
  {
    from: 'node_modules/@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
    to: 'amiri-nawl',
    text: 'نول',
  },
]

for (const { from, to, text, ...face } of faces) {
  const subset = await subsetFont(readFileSync(from), text, {
    targetFormat: 'woff2',
    ...('axes' in face ? { variationAxes: face.axes } : {}),
  })
  writeFileSync(`apps/web/app/ui/fonts/${to}.woff2`, subset)
  console.log(`${to}.woff2 ${(subset.length / 1024).toFixed(1)} KB`)
}
