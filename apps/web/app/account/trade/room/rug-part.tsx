import type { ProjectAnswer } from '@nawl/contract/trade/project'
import * as messages from '@nawl/messages/trade-account'

import { newId } from '../../../api/new-id.ts'
import { refusalMessage } from '../../../sales/order/calls/refusal-messages.ts'
import { rememberPlace } from '../../../saved/project-place.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { usePanel } from '../../../ui/use-panel.ts'
import { OptionCard } from './option-card.tsx'
import type { ChangeRoom, Room } from './room.route.tsx'
import type { ProjectEditor } from '../use-project.ts'

type Rug = Room['rugs'][number]

type RugPartProps = {
  readonly editor: ProjectEditor
  readonly room: Room
  readonly rug: Rug
  readonly changeRoom: ChangeRoom
}

/** A rug of a room: where it lies, and the options between which it is decided. */
export function RugPart({ editor, room, rug, changeRoom }: RugPartProps) {
  const { Panel, show, button, panel } = usePanel(() =>
    import('./add-option.tsx').then(({ AddOption }) => AddOption),
  )
  const change = (by: (before: Rug) => Rug) =>
    changeRoom((before) => ({
      ...before,
      rugs: before.rugs.map((each) => (each.id === rug.id ? by(each) : each)),
    }))
  const undoable = (name: string, removed: () => void) => {
    const { rugs } = room
    removed()
    toast(messages.removed({ name }), {
      label: messages.undo,
      run: () => changeRoom((before) => ({ ...before, rugs })),
    })
  }
  /** Puts what the client approved in the place of an option beside it, and chooses it. */
  const take = async (option: string) => {
    const ids = { room: newId(), rug: newId(), option: newId() }
    const { quantity = 1 } = rug.options.find(({ id }) => id === option) ?? {}
    const called = await editor.addOption({
      ids,
      roomId: room.id,
      rugId: rug.id,
      roomName: '',
      rugName: '',
      quantity,
      from: { kind: 'proof', option },
    })
    // Why what was written is not saved is shown above.
    if (!called) return
    if (!called.ok) return toast(refusalMessage(called.fault))
    change((before) => ({ ...before, chosen: ids.option }))
    toast(messages.taken)
  }
  /** Whether the newer version that was approved in its place is here already. */
  const isTaken = ({ client }: ProjectAnswer['options'][number]) =>
    client !== null &&
    rug.options.some(({ id }) =>
      editor.project.options.some(
        (each) =>
          each.id === id &&
          each.client?.isNewer === false &&
          each.client.at === client.at &&
          client.at !== null,
      ),
    )
  return (
    <section aria-label={rug.name} className="border-t border-rule pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <TextField
          label={messages.rugName}
          value={rug.name}
          maxLength={80}
          autoComplete="off"
          dir="auto"
          className="min-w-0 grow basis-52"
          onChange={({ target }) => change((before) => ({ ...before, name: target.value }))}
        />
        <button
          type="button"
          className="type-ui min-h-11 underline underline-offset-4"
          onClick={() =>
            undoable(rug.name, () =>
              changeRoom((before) => ({ ...before, rugs: before.rugs.filter(({ id }) => id !== rug.id) })),
            )
          }
        >
          {messages.removeRug}
        </button>
      </div>
      {rug.options.length === 0 && <p className="type-body mt-5">{messages.noOptions}</p>}
      <ul className="trade-options">
        {rug.options.map(({ id, quantity }) => {
          const shown = editor.project.options.find((each) => each.id === id)
          return (
            shown && (
              <li key={id}>
                <OptionCard
                  option={shown}
                  isTaken={isTaken(shown)}
                  quantity={quantity}
                  isChosen={rug.chosen === id}
                  onChoose={() => change((before) => ({ ...before, chosen: id }))}
                  onQuantity={(next) =>
                    change((before) => ({
                      ...before,
                      options: before.options.map((each) =>
                        each.id === id ? { ...each, quantity: next } : each,
                      ),
                    }))
                  }
                  onTake={() => void take(id)}
                  onRemove={(optionName) =>
                    undoable(optionName, () =>
                      change((before) => ({
                        ...before,
                        options: before.options.filter((each) => each.id !== id),
                        chosen: before.chosen === id ? null : before.chosen,
                      })),
                    )
                  }
                />
              </li>
            )
          )
        })}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button small {...button} onClick={show}>
          {messages.addOption}
        </Button>
        <ButtonLink
          small
          to="/products"
          onClick={() => rememberPlace({ project: editor.project.id, room: room.id, rug: rug.id })}
        >
          {messages.openCollection}
        </ButtonLink>
      </div>
      {Panel && <Panel {...panel} editor={editor} roomId={room.id} rugId={rug.id} />}
    </section>
  )
}
