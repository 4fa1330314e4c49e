import type { Design } from '../design.ts'
import { drawDesign } from '../draw-design.ts'

/** The hash of a drawing (FNV-1a, 32 bits, as eight hex digits) at 100 × 160 pixels. */
export function drawingHash(design: Design): string {
  let hash = 0x811c9dc5
  for (const yarn of drawDesign(design, 100, 160)) hash = Math.imul(hash ^ yarn, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
