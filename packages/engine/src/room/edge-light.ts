/* How the edge of a rug takes the light, measured on path-traced rugs of wool 15 mm high. Lengths in metres. `q` is
   how far the outline faces away from the window: 1 away from it, -1 towards it. Both painters read these. */
export const EDGE_LIGHT = {
  /** Width of the pile's rounded rim, and what it loses facing away from the light or gains facing it. */
  rimM: 0.006,
  rimAway: 0.3,
  rimToward: 0.1,
  /** Fraction of light on the pile's side, at its top and at its foot, and the effect of q. */
  sideTop: 0.82,
  sideFoot: 0.56,
  sideAway: 0.25,
  /** Fraction of the floor's light that the rug takes where they meet, and how far the shadow reaches. */
  shadow: 0.25,
  shadowReachM: 0.009,
  shadowAwayM: 0.036,
} as const

/** Beyond this distance the shadow does not change any pixel value. */
export const SHADOW_END_M = 0.3

/** Reflectance of the light plate's white. */
export const PLATE_WHITE = 0.8
