/*
 * How the edge of a rug takes the light, measured on path-traced rugs of wool 15 mm high. Lengths in metres. `q` is
 * how far the outline faces away from the window: 1 away from it, -1 towards it. Both painters read these.
 */
export const EDGE_LIGHT = {
  /** Width of the rounded rim of the pile, and what it loses where it faces away or gains where it faces the light. */
  rimM: 0.006,
  rimAway: 0.3,
  rimToward: 0.1,
  /** What is left of the light on the side of the pile, at its top and at its foot, and what q takes of that. */
  sideTop: 0.82,
  sideFoot: 0.56,
  sideAway: 0.25,
  /** Share of the floor's light that the rug takes from it where they meet, and how far that reaches. */
  shadow: 0.25,
  shadowReachM: 0.009,
  shadowAwayM: 0.036,
} as const

/** Farther from the rug than this its shadow changes no number of the picture. */
export const SHADOW_END_M = 0.3

/** Share of the light plate that white is: what was traced to make it reflects this much. */
export const PLATE_WHITE = 0.8
