// Cuts the four faces of the shop down to the axes and letters it uses. The results are
// committed, so a shop needs neither these packages nor this script to run.
import { readFileSync, writeFileSync } from 'node:fs'

import subsetFont from 'subset-font'

const LATIN =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') +
  '\u00A0£©«»°·×ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôöøùúûüÿıŒœŠšŽžāĀīĪūŪḥ–—‘’“”„†•…‹›€™−±½¼¾²³′″→←'

const newsreader = 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'
const faces = [
  {
    from: newsreader,
    to: 'newsreader-display',
    text: LATIN,
    axes: { opsz: 72, wght: { min: 300, max: 400 } },
  },
  { from: newsreader, to: 'newsreader-text', text: LATIN, axes: { opsz: 18, wght: 400 } },
  {
    from: 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
    to: 'instrument-sans',
    text: LATIN,
    axes: { wdth: 100, wght: { min: 400, max: 600 } },
  },
  {
    from: 'node_modules/@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
    to: 'amiri-nawl',
    text: 'نول',
  },
]

for (const { from, to, text, axes } of faces) {
  const subset = await subsetFont(readFileSync(from), text, {
    targetFormat: 'woff2',
    ...(axes ? { variationAxes: axes } : {}),
  })
  writeFileSync(`apps/web/app/ui/fonts/${to}.woff2`, subset)
  console.log(`${to}.woff2 ${(subset.length / 1024).toFixed(1)} KB`)
}
