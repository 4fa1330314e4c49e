import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import packagedChromium from '@sparticuz/chromium'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const

/** How to start a browser on this machine: the one on the path, else the one that ships in a package. */
export async function chromium(): Promise<{ executablePath: string; args: string[] }> {
  // As root, which containers are, Chromium starts only without its sandbox.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--force-color-profile=srgb']
  const found = process.env['NAWL_PACKAGED_BROWSER'] ? undefined : onPath()
  if (found) return { executablePath: found, args }
  return { executablePath: await packagedChromium.executablePath(), args: [...packagedChromium.args, ...args] }
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}
