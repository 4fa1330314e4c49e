import * as messages from '@nawl/messages/studio'
import { ACTIONS } from '../state/actions.ts'

type Shortcut = {
  /** Alternatives; each is a combination of keys. */
  readonly keys: readonly (readonly string[])[]
  readonly label: string
}

/** All keyboard shortcuts of the studio, by purpose. */
export const SHORTCUTS: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: messages.keysSteps,
    shortcuts: [ACTIONS.undo, ACTIONS.redo].map(({ label, keys: [keys] }) => ({ label, keys: [keys] })),
  },
  {
    title: messages.keysYarns,
    shortcuts: [
      { keys: [['←'], ['→'], ['↑'], ['↓']], label: messages.keyMove },
      { keys: [['Page Up'], ['Page Down']], label: messages.keyTurn },
      { keys: [['Enter']], label: messages.keyTake },
      { keys: [['Esc']], label: messages.keyClose },
    ],
  },
  {
    title: messages.keysRug,
    shortcuts: [
      { keys: [['+'], ['−']], label: messages.keyCloser },
      { keys: [['0']], label: messages.keyAll },
      { keys: [['←'], ['→'], ['↑'], ['↓']], label: messages.keyLook },
    ],
  },
  {
    title: messages.keysRoom,
    shortcuts: [
      { keys: [['←'], ['→'], ['↑'], ['↓']], label: messages.keyMove5 },
      {
        keys: [
          ['Shift', '←'],
          ['Shift', '→'],
        ],
        label: messages.keyMove1,
      },
      { keys: [['['], [']']], label: messages.keyRotate },
      { keys: [['Home']], label: messages.keyBack },
    ],
  },
  {
    title: messages.keysCompare,
    shortcuts: [
      { keys: [['←'], ['→']], label: messages.keyLine },
      { keys: [['Enter']], label: messages.keyHalve },
    ],
  },
  {
    title: messages.keysAnywhere,
    shortcuts: [
      { keys: [['/']], label: messages.keySearch },
      { keys: [['?']], label: messages.keyShow },
    ],
  },
]
