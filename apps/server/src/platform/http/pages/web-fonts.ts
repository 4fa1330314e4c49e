import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The `@font-face` rules of the built web app, for pages that the server writes itself: the files' names hold their
 * content. None where the web app is not built.
 */
export function webFontFaces(webBuildDir: string): string {
  const sheets = globSync('*.css', { cwd: join(webBuildDir, 'client/assets') })
  const faces = sheets.flatMap((sheet) =>
    readFileSync(join(webBuildDir, 'client/assets', sheet), 'utf8')
      .split('@font-face')
      .slice(1)
      .map((rest) => `@font-face${rest.slice(0, rest.indexOf('}') + 1)}`),
  )
  return [...new Set(faces)].join('\n')
}
