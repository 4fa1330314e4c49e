type Shortcut = {
  /** Alternatives; each is a combination of keys. */
  readonly keys: readonly (readonly string[])[]
  readonly does: string
}

/** All keyboard shortcuts of the studio, by purpose. `Mod` is Cmd on a Mac and Ctrl elsewhere. */
export const SHORTCUTS: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Steps',
    shortcuts: [
      { keys: [['Mod', 'Z']], does: 'Undo' },
      { keys: [['Shift', 'Mod', 'Z']], does: 'Redo' },
    ],
  },
  {
    title: 'Yarns',
    shortcuts: [
      { keys: [['←'], ['→'], ['↑'], ['↓']], does: 'Move through the yarns' },
      { keys: [['Page Up'], ['Page Down']], does: 'Turn the shade card' },
      { keys: [['Enter']], does: 'Take the yarn' },
      { keys: [['Esc']], does: 'Close the picker' },
    ],
  },
  {
    title: 'The rug, when it has the keyboard',
    shortcuts: [
      { keys: [['+'], ['−']], does: 'Closer, farther' },
      { keys: [['0']], does: 'All of it' },
      { keys: [['←'], ['→'], ['↑'], ['↓']], does: 'Look around' },
    ],
  },
  {
    title: 'The rug in a room, when it has the keyboard',
    shortcuts: [
      { keys: [['←'], ['→'], ['↑'], ['↓']], does: 'Move it by 5 cm' },
      {
        keys: [
          ['Shift', '←'],
          ['Shift', '→'],
        ],
        does: 'Move it by 1 cm',
      },
      { keys: [['['], [']']], does: 'Turn it' },
      { keys: [['Home']], does: 'Put it back' },
    ],
  },
  {
    title: 'Compare',
    shortcuts: [
      { keys: [['←'], ['→']], does: 'Move the line' },
      { keys: [['Enter']], does: 'Halve the rug, or show all of yours' },
    ],
  },
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: [['/']], does: 'Search the shop' },
      { keys: [['?']], does: 'Show these keys' },
    ],
  },
]
