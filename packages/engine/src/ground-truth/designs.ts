import { contours, discs, rings, rose, scales, waves } from './curved-motifs.ts'
import type { Motif } from './motif.ts'
import { chequer, diamonds, pebbles, pinstripes, plaid, starTiles } from './straight-motifs.ts'

/** A drawing with known content: its yarns, 0xRRGGBB, and where each of them is. */
export type Design = {
  readonly name: string
  readonly yarns: readonly number[]
  readonly motif: Motif
}

/** Every style of drawing that rugs use, 3–10 yarns each, with the closest pairs ΔE2000 6 apart. */
export const DESIGNS: readonly Design[] = [
  {
    name: 'rings',
    yarns: [0xe6dac3, 0x26323d, 0xa8452f, 0x8d987c, 0xa5ad92, 0xc4913f, 0xd7a48a],
    motif: rings,
  },
  {
    name: 'ten close shades',
    yarns: [
      0xf0e6d2, 0xd8ccb2, 0xc2b495, 0xae9e7b, 0x9c8b64, 0x8fa6bd, 0x7893af, 0x6382a2, 0x507296, 0x3b6189,
    ],
    motif: waves(10, 10),
  },
  { name: 'plaid', yarns: [0xe9e2d0, 0x7c2f34, 0x2c4a3e, 0xc7a04b], motif: plaid },
  { name: 'hard chequer', yarns: [0xf3ede2, 0x1f1f24, 0xb9473a], motif: chequer },
  {
    name: 'outlined scales',
    yarns: [0x2f6b66, 0xe3d5b8, 0xce9434, 0xa9583c, 0x7fa39a, 0x23262e],
    motif: scales(5),
  },
  {
    name: 'star tiles',
    yarns: [0x21456b, 0x2e6e8e, 0xe7ddc8, 0xd9b36a, 0xa63d2f, 0xf7f3ea],
    motif: starTiles,
  },
  {
    name: 'pebbles',
    yarns: [0x8c8577, 0xa59e8f, 0xbfb8a8, 0xd8d2c4, 0x6e6a62, 0x9a7f63, 0xb79a7a, 0x3a3632],
    motif: pebbles(7, 4),
  },
  { name: 'pinstripes', yarns: [0x26323d, 0xe6dac3, 0xc4913f], motif: pinstripes },
  { name: 'rose', yarns: [0xf0e4d7, 0xd08a86, 0xa8485a, 0xe2b64c, 0x4f6b4a, 0x7d9a78], motif: rose },
  {
    name: 'moss contours',
    yarns: [0xb9c29a, 0xa1aa80, 0x8c956a, 0x798256, 0x687144, 0x565f30, 0x1e2216],
    motif: contours(6),
  },
  { name: 'night', yarns: [0x1b1d22, 0x292c39, 0x3a3b50, 0x4d4a67, 0x8c7a4a], motif: waves(5, 15) },
  {
    name: 'pale',
    yarns: [0xfbf7ee, 0xeee0c6, 0xdddfda, 0xe6cdb8, 0xd4d8c0, 0xcfc6b4],
    motif: scales(5),
  },
  {
    // Beige is what ivory and ochre look like where they meet.
    name: 'ivory, beige, ochre',
    yarns: [0xf1e9d8, 0xdcbf8b, 0xc7953e, 0x5b3a29, 0x2f4858],
    motif: discs,
  },
  {
    name: 'ten in diamonds',
    yarns: [
      0xece3d4, 0xb5452c, 0xd98b66, 0xe0b04b, 0x6b8e5a, 0x2f5d50, 0x3f7c99, 0x24395c, 0x7a4b6d, 0x1c1a1d,
    ],
    motif: diamonds(9),
  },
]
