/* How the edge of a rug takes the light, measured on path-traced rugs of wool 15 mm high, flat and fibre by fibre. Lengths in metres. `q` is
   how far the outline faces away from the window: 1 away from it, -1 towards it. Both painters read these. */
export const EDGE_LIGHT = {
  /** Width of the pile's rounded rim, and what it loses facing away from the light or gains facing it. */
  rimM: 0.006,
  rimAway: 0.3,
  rimToward: 0.1,
  /** Fraction of light on the pile's side, at its top and at its foot, and the effect of q. */
  sideTop: 0.77,
  sideFoot: 0.66,
  sideAway: 0.15,
  /** Fraction of the floor's light that the rug takes where they meet, and how far the shadow reaches. */
  shadow: 0.25,
  shadowReachM: 0.009,
  shadowAwayM: 0.036,
  /** What is dark under the pile that leans out over the floor. */
  contact: 0.35,
  contactReachM: 0.005,
} as const

/* The edge's own form: tufts that bulge, a cut by hand, threads seen from the side. Lengths in metres. */
export const EDGE_FORM = {
  /** How far the outline strays, slowly along a side and from tuft to tuft, and over what length. */
  strayM: 0.001,
  strayCellM: 0.07,
  tuftM: 0.001,
  tuftCellM: 0.007,
  /** Light and dark of threads on the side, by how many of them they lean, and of clumps of them. */
  thread: 0.2,
  threadCellM: 0.0036,
  lean: 0.4,
  clump: 0.13,
  clumpCellM: 0.014,
  /** Fibres end unevenly: no edge is sharper than this. */
  softM: 0.0016,
  /** Part of the side, from the floor, that lies in the dark under the pile, and what it loses. */
  foot: 0.16,
  footLoss: 0.6,
} as const

/** Farther in than this and a pixel, nothing of the edge is seen: not its rim, nor a stray of it. */
export const EDGE_BAND_M = 0.03

/** Pixels from the bound edge at which a pixel's footprint reaches it. */
export const NEAR_BINDING = 0.7
/** Width of a pixel's footprint there, of its length along the outline. */
export const EDGE_FOOTPRINT = 0.25

/** Beyond this distance the shadow does not change any pixel value. */
export const SHADOW_END_M = 0.3

/** Reflectance of the light plate's white. */
export const PLATE_WHITE = 0.8
