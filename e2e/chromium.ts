import { existsSync, mkdirSync } from 'node:fs'
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

/** Unpacks the packaged browser under var/, with the libraries (NSS) that a bare machine lacks. */
async function packaged(): Promise<string> {
  process.env['TMPDIR'] = resolve('var/browser')
  mkdirSync(process.env['TMPDIR'], { recursive: true })
  // The package unpacks those libraries only where it takes the machine for a function host.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
