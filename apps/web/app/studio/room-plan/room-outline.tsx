import { type Doorway, openingOf, swingOf } from '@nawl/domain/room-plan/doorway'
import { type Room, roomCorners } from '@nawl/domain/room-plan/room'

type RoomOutlineProps = { readonly room: Room; readonly doorway: Doorway | null; readonly perMm: number }

/** Walls as thick lines, and the door with the floor that it sweeps. */
export function RoomOutline({ room, doorway, perMm }: RoomOutlineProps) {
  const corners = roomCorners(room)
  const outline = `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
  const opening = doorway && openingOf(room, doorway)
  const swing = doorway && swingOf(room, doorway)
  // Walls lie outside of the floor: half of a line that is drawn on its edge, the other half is covered.
  const wall = 10 / perMm
  return (
    <>
      <path d={outline} className="plan-wall" strokeWidth={wall} />
      <path d={outline} className="plan-floor" />
      {opening && swing && (
        <g>
          <path
            d={`M${opening.from.x - (opening.into.x * wall) / 4} ${opening.from.y - (opening.into.y * wall) / 4}L${opening.to.x - (opening.into.x * wall) / 4} ${opening.to.y - (opening.into.y * wall) / 4}`}
            className="plan-opening"
            strokeWidth={wall / 2 + 2 / perMm}
          />
          <path
            d={`M${swing.hinge.x} ${swing.hinge.y}L${swing.open.x} ${swing.open.y}A${swing.radius} ${swing.radius} 0 0 ${turnsRight(swing) ? 1 : 0} ${swing.shut.x} ${swing.shut.y}Z`}
            className="plan-swing"
          />
          <path
            d={`M${swing.hinge.x} ${swing.hinge.y}L${swing.open.x} ${swing.open.y}`}
            className="plan-leaf"
          />
        </g>
      )}
    </>
  )
}

/** Whether the way from open to shut is clockwise on paper. */
function turnsRight({ hinge, open, shut }: NonNullable<ReturnType<typeof swingOf>>): boolean {
  const [ax, ay] = [open.x - hinge.x, open.y - hinge.y]
  const [bx, by] = [shut.x - hinge.x, shut.y - hinge.y]
  return ax * by - ay * bx > 0
}
