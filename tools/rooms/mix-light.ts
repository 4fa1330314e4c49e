import type { Planes } from './denoise/denoise.ts'
import { type Exr, passOf } from './denoise/read-exr.ts'
import { LIGHT_GROUPS, type LightMix } from './light-mixes.ts'

/** A rendered picture under one light: the sum of its light groups, scene-linear. */
export function mixLight(render: Exr, mix: LightMix): Planes {
  const sum = [0, 1, 2].map(() => new Float32Array(render.width * render.height))
  for (const group of LIGHT_GROUPS) {
    const planes = passOf(render, `Combined_${group}`)
    for (const [channel, plane] of planes.entries()) {
      const share = mix[group][channel]!
      if (share === 0) continue
      const into = sum[channel]!
      for (let at = 0; at < into.length; at++) into[at]! += share * plane[at]!
    }
  }
  return sum as unknown as Planes // three channels in, three out
}
