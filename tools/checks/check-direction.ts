// Finds declarations and classes that name left or right: pages are laid out by reading direction. Pictures keep their
// sides; their files are listed here with the reason.
import { globSync, readFileSync } from 'node:fs'

/** Files that may name sides, and why. */
const MAY: Readonly<Record<string, string>> = {
  'apps/web/app/studio/room/room-view.css': 'a room and the rug in it keep their sides',
  'apps/web/app/studio/room/own-photo/own-photo-panel.css': 'marks lie on a photograph',
  'apps/web/app/studio/stage/compare-slider.css': 'the line parts a picture of the rug',
  'apps/web/app/studio/stage/compare-slider.tsx': 'the line parts a picture of the rug',
  'apps/web/app/studio/uploads/crop/crop-frame.tsx': 'the frame lies on a picture',
}
const IN_CSS =
  /^\s*(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear):\s*(?:left|right))\b/
const IN_CLASSES =
  /[\s"'`:](?:-?(?:ml|mr|pl|pr|left|right)-[[\d]|text-(?:left|right)\b|(?:border|rounded)-[lr]\b)/

const found = globSync('apps/web/app/**/*.{css,tsx}')
  .filter((file) => !file.includes('.test.') && MAY[file] === undefined)
  .flatMap((file) => {
    const pattern = file.endsWith('.css') ? IN_CSS : IN_CLASSES
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : []))
  })
for (const line of found) console.error(`${line}: name the start or the end instead`)
process.exitCode = found.length > 0 ? 1 : 0
