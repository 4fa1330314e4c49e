import { ACTIONS } from '../state/actions.ts'

type Shortcut = {
  /** Alternatives; each is a combination of keys. */
  readonly keys: readonly (readonly string[])[]
  readonly label: string
}

/** All keyboard shortcuts of the studio, by purpose. */
export const SHORTCUTS: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Steps',
    shortcuts: [ACTIONS.undo, ACTIONS.redo].map(({ label, keys: [keys] }) => ({ label, keys: [keys] })),
  },
  {
    title: 'Yarns',
    shortcuts: [
      { keys: [['←'], ['→'], ['↑'], ['↓']], label: 'Move through the yarns' },
      { keys: [['Page Up'], ['Page Down']], label: 'Turn the shade card' },
      { keys: [['Enter']], label: 'Take the yarn' },
      { keys: [['Esc']], label: 'Close the picker' },
    ],
  },
  {
    title: 'The rug, when it has the keyboard',
    shortcuts: [
      { keys: [['+'], ['−']], label: 'Closer, farther' },
      { keys: [['0']], label: 'All of it' },
      { keys: [['←'], ['→'], ['↑'], ['↓']], label: 'Look around' },
    ],
  },
  {
    title: 'The rug in a room, when it has the keyboard',
    shortcuts: [
      { keys: [['←'], ['→'], ['↑'], ['↓']], label: 'Move it by 5 cm' },
      {
        keys: [
          ['Shift', '←'],
          ['Shift', '→'],
        ],
        label: 'Move it by 1 cm',
      },
      { keys: [['['], [']']], label: 'Turn it' },
      { keys: [['Home']], label: 'Put it back' },
    ],
  },
  {
    title: 'Compare',
    shortcuts: [
      { keys: [['←'], ['→']], label: 'Move the line' },
      { keys: [['Enter']], label: 'Halve the rug, or show all of yours' },
    ],
  },
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: [['/']], label: 'Search the shop' },
      { keys: [['?']], label: 'Show these keys' },
    ],
  },
]
