import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const
// Chromium runs as root, as in containers, only without its sandbox.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--force-color-profile=srgb',
]

/** Launch options of the browser on the PATH, else of the packaged one. */
export async function chromium(): Promise<{ executablePath: string; args: string[] }> {
  const found = process.env['NAWL_PACKAGED_BROWSER'] ? undefined : onPath()
  return { executablePath: found ?? (await packaged()), args: ARGS }
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Unpacks the packaged browser under var/, with libraries (NSS) and fonts that a minimal machine lacks. */
async function packaged(): Promise<string> {
  const home = resolve('var/browser')
  mkdirSync(home, { recursive: true })
  process.env['TMPDIR'] = home
  process.env['FONTCONFIG_PATH'] ??= listFonts(home)
  // The package unpacks those libraries only on a function host.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

/**
 * Writes a fontconfig file with the packaged fonts, because the package's own names a function host's folders. Without
 * any font the browser crashes at the first text field.
 */
function listFonts(home: string): string {
  const folder = join(home, 'fontconfig')
  mkdirSync(folder, { recursive: true })
  const places = `<dir>${join(home, 'fonts')}</dir><cachedir>${join(folder, 'cache')}</cachedir>`
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${places}</fontconfig>\n`,
  )
  return folder
}
