import { execFileSync } from 'node:child_process'

import type { Picture } from './picture.ts'

/** ImageMagick's command: `magick` from version 7 on, `convert` before; null when not installed. */
export function findImageMagick(): string | null {
  for (const command of ['magick', 'convert']) {
    try {
      if (execFileSync(command, ['-version'], { stdio: 'pipe' }).includes('ImageMagick')) return command
    } catch {
      // Not installed under this name.
    }
  }
  return null
}

/** Replaces each colour of `from` by that of `to` in turn, with pixels through pipes. */
export function replaceWithImageMagick(
  command: string,
  { rgb, width, height }: Picture,
  from: readonly number[],
  to: readonly number[],
  fuzzPercent: number,
): Uint8Array {
  const replacements = from.flatMap((color, n) => ['-fill', hash(to[n]!), '-opaque', hash(color)])
  const shape = ['-size', `${width}x${height}`, '-depth', '8']
  return execFileSync(command, [...shape, 'rgb:-', '-fuzz', `${fuzzPercent}%`, ...replacements, 'rgb:-'], {
    input: rgb,
    maxBuffer: 2 * rgb.length,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

const hash = (rgb: number) => `#${rgb.toString(16).padStart(6, '0')}`
