import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const
// As root, which containers are, Chromium starts only without its sandbox.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--force-color-profile=srgb',
]

/** How to start a browser on this machine: the one on the path, else the one that ships in a package. */
export async function chromium(): Promise<{ executablePath: string; args: string[] }> {
  const found = process.env['NAWL_PACKAGED_BROWSER'] ? undefined : onPath()
  return { executablePath: found ?? (await packaged()), args: ARGS }
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Unpacks the packaged browser under var/, with the libraries (NSS) and fonts that a bare machine lacks. */
async function packaged(): Promise<string> {
  const home = resolve('var/browser')
  mkdirSync(home, { recursive: true })
  process.env['TMPDIR'] = home
  process.env['FONTCONFIG_PATH'] ??= listFonts(home)
  // The package unpacks those libraries only where it takes the machine for a function host.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

/**
 * Where the packaged fonts are, in a file of our own: the package's names the folders of a function
 * host. A browser that finds no font at all dies of the first text field it shows.
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
