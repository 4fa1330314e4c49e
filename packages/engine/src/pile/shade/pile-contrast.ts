import { DEFAULT_INTENSITY } from './shade-table.ts'

/**
 * Contrast of the pile (`intensity` of a shade table) for a requested texture intensity, both 0–1: the
 * photographed look from 0.5 on, flatter below. The studio asks for 0.5 when it replaces and 1 when it
 * shuffles; were the two to differ, a shuffle would change the pixels of yarns that are locked.
 */
export function pileContrast(textureIntensity: number): number {
  return DEFAULT_INTENSITY * Math.min(1, textureIntensity / 0.5)
}
