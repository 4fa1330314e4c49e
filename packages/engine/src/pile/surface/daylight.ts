/**
 * The direction of the light on the whole rug: from the top left, 42° above the floor. `x`, `y` is the unit vector in
 * the plane towards it; `rise` is how many mm a ray climbs per mm.
 */
export const DAYLIGHT = { x: -0.51, y: -0.86, rise: 0.95, along: 0.67, up: 0.74 } as const
