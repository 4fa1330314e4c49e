import { withinWall, withRoom } from '@nawl/domain/room-plan/change-plan'
import type { Doorway } from '@nawl/domain/room-plan/doorway'
import { CORNERS, wallsOf } from '@nawl/domain/room-plan/room'
import { FIRST_PLAN, type RoomPlan } from '@nawl/domain/room-plan/room-plan'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import * as messages from '@nawl/messages/room-plan'

import { SelectField } from '../../ui/forms/field.tsx'
import { Segment } from '../../ui/forms/segment.tsx'
import { LengthField } from './length-field.tsx'

type PlanFieldsProps = {
  readonly plan: RoomPlan
  readonly unit: Unit
  readonly onChange: (plan: RoomPlan) => void
}

/** The walls: two measures, and two more of a corner that is cut out. */
export function RoomFields({
  plan,
  unit,
  onChange,
  children,
}: PlanFieldsProps & { readonly children: React.ReactNode }) {
  const { room } = plan
  const { cut } = room
  return (
    <>
      <h2 id="plan-room" className="type-tool">
        {messages.room}
      </h2>
      {children}
      <div className="plan-fields">
        <LengthField
          label={messages.roomWidth}
          mm={room.widthMm}
          unit={unit}
          onTyped={(widthMm) => onChange(withRoom(plan, { widthMm }))}
        />
        <LengthField
          label={messages.roomLength}
          mm={room.lengthMm}
          unit={unit}
          onTyped={(lengthMm) => onChange(withRoom(plan, { lengthMm }))}
        />
        <Segment
          label={messages.form}
          name="plan-form"
          className="plan-wide"
          options={[
            { value: 'rectangle', text: messages.rectangle },
            { value: 'corner', text: messages.cornerCut },
          ]}
          value={cut ? 'corner' : 'rectangle'}
          onChange={(form) =>
            onChange(
              withRoom(plan, {
                cut:
                  form === 'corner'
                    ? { corner: 'topRight', widthMm: room.widthMm / 3, lengthMm: room.lengthMm / 3 }
                    : null,
              }),
            )
          }
        />
        {cut && (
          <>
            <SelectField
              label={messages.whichCorner}
              className="plan-wide"
              value={cut.corner}
              onChange={({ target }) =>
                onChange(
                  withRoom(plan, {
                    cut: { ...cut, corner: CORNERS.find((one) => one === target.value) ?? cut.corner },
                  }),
                )
              }
            >
              {CORNERS.map((corner) => (
                <option key={corner} value={corner}>
                  {messages.corner({ corner })}
                </option>
              ))}
            </SelectField>
            <LengthField
              label={messages.cutWidth}
              mm={cut.widthMm}
              unit={unit}
              onTyped={(widthMm) => onChange(withRoom(plan, { cut: { ...cut, widthMm } }))}
            />
            <LengthField
              label={messages.cutLength}
              mm={cut.lengthMm}
              unit={unit}
              onTyped={(lengthMm) => onChange(withRoom(plan, { cut: { ...cut, lengthMm } }))}
            />
          </>
        )}
      </div>
    </>
  )
}

/** Where the door is, how wide, and how it opens. */
export function DoorwayFields({ plan, unit, onChange }: PlanFieldsProps) {
  const { room, doorway } = plan
  const walls = wallsOf(room)
  const set = (changed: Partial<Doorway>) =>
    doorway && onChange({ ...plan, doorway: withinWall(room, { ...doorway, ...changed }) })
  return (
    <section aria-labelledby="plan-doorway">
      <h2 id="plan-doorway" className="type-tool">
        {messages.doorway}
      </h2>
      <div className="plan-fields">
        <SelectField
          label={messages.wall}
          className="plan-wide"
          value={doorway?.wall ?? ''}
          onChange={({ target }) => {
            const wall = walls.find(({ name }) => name === target.value)
            const first = doorway ?? FIRST_PLAN.doorway
            onChange({
              ...plan,
              doorway: wall && first ? withinWall(room, { ...first, wall: wall.name }) : null,
            })
          }}
        >
          <option value="">{messages.none}</option>
          {walls.map(({ name }) => (
            <option key={name} value={name}>
              {messages.wallName({ wall: name })}
            </option>
          ))}
        </SelectField>
        {doorway && (
          <>
            <LengthField
              label={messages.doorwayWidth}
              mm={doorway.widthMm}
              unit={unit}
              onTyped={(widthMm) => set({ widthMm })}
            />
            <LengthField
              label={messages.fromEnd({ wall: doorway.wall })}
              mm={doorway.atMm}
              unit={unit}
              onTyped={(atMm) => set({ atMm })}
            />
            <SelectField
              label={messages.hinge}
              value={doorway.hinge}
              onChange={({ target }) => set({ hinge: target.value === 'end' ? 'end' : 'start' })}
            >
              {(['start', 'end'] as const).map((side) => (
                <option key={side} value={side}>
                  {messages.hingeSide({ wall: doorway.wall, side })}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={messages.opens}
              value={doorway.opens}
              onChange={({ target }) => set({ opens: target.value === 'outOf' ? 'outOf' : 'into' })}
            >
              <option value="into">{messages.into}</option>
              <option value="outOf">{messages.outOf}</option>
            </SelectField>
          </>
        )}
      </div>
    </section>
  )
}
