/** Drawn on a 20 × 20 grid with a 1.4 stroke, to match the interface font. */
const PATHS = {
  back: 'M3 10h14M3 10l5-5M3 10l5 5',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  chevron: 'M5 7.5l5 5 5-5',
  lock: 'M4.5 9h11v8h-11zM7 9V6a3 3 0 0 1 6 0v3M10 12.2v1.8',
  unlock: 'M4.5 9h11v8h-11zM7 9V5.5a3 3 0 0 1 5.8-1',
  reset: 'M4.2 7.2A6.5 6.5 0 1 1 3.5 10M4.2 3v4.4h4.4',
  undo: 'M7.5 4L3.5 8l4 4M3.5 8H12a4.2 4.2 0 0 1 0 8.4H8',
  redo: 'M12.5 4l4 4-4 4M16.5 8H8a4.2 4.2 0 0 0 0 8.4h4',
  link: 'M8.5 11.5a3.4 3.4 0 0 0 4.8 0l3-3a3.4 3.4 0 0 0-4.8-4.8l-1 1M11.5 8.5a3.4 3.4 0 0 0-4.8 0l-3 3a3.4 3.4 0 0 0 4.8 4.8l1-1',
  share: 'M10 12.5V2.8M6.5 6L10 2.5 13.5 6M6.5 9H4.5v8.5h11V9h-2',
  download: 'M10 2.8v9.7M6.5 9l3.5 3.5L13.5 9M3.5 13v4h13v-4',
  compare: 'M7.5 6.5L4 10l3.5 3.5M12.5 6.5L16 10l-3.5 3.5',
  heart:
    'M10 16.5l-6-6.1a3.7 3.7 0 0 1 0-5.2 3.6 3.6 0 0 1 5.2 0l.8.8.8-.8a3.6 3.6 0 0 1 5.2 0 3.7 3.7 0 0 1 0 5.2z',
  bag: 'M4 6.8h12l.8 10.2H3.2zM7 9V5.4a3 3 0 0 1 6 0V9',
  person: 'M10 3.2a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM3.4 17a6.6 6.6 0 0 1 13.2 0',
  search: 'M8.6 3a5.6 5.6 0 1 0 0 11.2A5.6 5.6 0 0 0 8.6 3zM12.7 12.7l4.3 4.3',
  keep: 'M5.5 3h9v14L10 13.3 5.5 17z',
  shuffle:
    'M2.5 5.5H5c4 0 5 9 9 9h3.5M2.5 14.5H5c1.4 0 2.4-1.1 3.2-2.6M11.2 8.1C12 6.6 12.9 5.5 14.3 5.5h3.2M15 3l2.5 2.5L15 8M15 12l2.5 2.5L15 17',
  tick: 'M4.5 10.5l3.7 3.7 7.3-8',
  turn: 'M3 10.5h9.5v6.5H3zM9.5 6.5h3.5a3.5 3.5 0 0 1 3.5 3.5v3M12 3.5l-3 3 3 3',
  dropper:
    'M11 6l3 3M9.5 4.8l5.7 5.7M12.6 7.9L16 4.5a1.6 1.6 0 0 0-2.3-2.3L10.9 5.4M11 6.3L4 13.2V16h2.8l7-6.9M4 16l-1.5 1.5',
  plus: 'M10 3.5v13M3.5 10h13',
  minus: 'M3.5 10h13',
  room: 'M2.5 3h15v14h-15zM6.5 6.2h7v6h-7zM2.5 3l4 3.2M17.5 3l-4 3.2M2.5 17l4-4.8M17.5 17l-4-4.8',
  body: 'M10 2.5l6.5 3.7v7.6L10 17.5l-6.5-3.7V6.2zM3.5 6.2L10 10l6.5-3.8M10 10v7.5',
  right: 'M15.8 7.2A6.5 6.5 0 1 0 16.5 10M15.8 3v4.4h-4.4',
  rectangle: 'M6 2.5h8v15H6z',
  square: 'M3.5 3.5h13v13h-13z',
  round: 'M10 3.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6z',
  oval: 'M10 2.5a5 7.5 0 1 0 0 15 5 7.5 0 0 0 0-15z',
  runner: 'M7.5 1.5h5v17h-5z',
  pebble:
    'M9.0 2.6C10.0 2.7 11.7 3.2 12.7 3.9C13.7 4.6 14.4 5.5 15.0 6.7C15.5 7.8 15.8 9.6 15.8 10.9C15.8 12.1 15.5 13.5 15.1 14.4C14.8 15.3 14.7 15.6 13.8 16.1C12.8 16.6 10.8 17.4 9.5 17.4C8.1 17.4 6.3 16.6 5.5 16.2C4.7 15.9 5.1 16.3 4.8 15.5C4.6 14.7 4.1 13.2 4.2 11.5C4.3 9.8 5.0 6.6 5.4 5.2C5.9 3.8 6.3 3.6 6.8 3.2C7.4 2.8 8.0 2.5 9.0 2.6z',
  arch: 'M5 17.5V7.5a5 5 0 0 1 10 0v10z',
  scallop:
    'M8.3 3.1A2.0 2.0 0 0 1 11.7 3.1A2.0 2.0 0 0 1 14.6 4.8A2.0 2.0 0 0 1 14.9 8.3A2.0 2.0 0 0 1 14.9 11.7A2.0 2.0 0 0 1 14.6 15.2A2.0 2.0 0 0 1 11.7 16.9A2.0 2.0 0 0 1 8.3 16.9A2.0 2.0 0 0 1 5.4 15.2A2.0 2.0 0 0 1 5.0 11.7A2.0 2.0 0 0 1 5.0 8.3A2.0 2.0 0 0 1 5.4 4.8A2.0 2.0 0 0 1 8.3 3.1z',
} as const

/** Arrows that mean forward or back, and so point the other way where text runs from right to left. */
const TURNS: ReadonlySet<string> = new Set<keyof typeof PATHS>(['back', 'undo', 'redo'])

type GlyphProps = {
  readonly name: keyof typeof PATHS
  /** Size in CSS pixels. */
  readonly size?: number
  /** Thinner where the icon is drawn larger. */
  readonly stroke?: number
  readonly className?: string
}

/** An icon beside text, or alone in a control that has an accessible name. */
export function Glyph({ name, size = 20, stroke = 1.4, className = '' }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
      className={`shrink-0 ${TURNS.has(name) ? 'rtl:-scale-x-100' : ''} ${className}`}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
