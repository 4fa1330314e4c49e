import './line-drawing.css'

/**
 * Quiet objects for pages that are empty, in ink lines with one of madder: a warp without a weft, a cone of undyed wool,
 * a drawing beside the rug that it becomes. Units are those of the view box.
 */
const DRAWINGS = {
  warp: { box: [13, 17, 214, 136], ink: warpInk(), madder: weft() },
  cone: {
    box: [80, 15, 156, 142],
    ink: `M88 142L108 34Q120 29 132 34L152 142Q120 154 88 142M112 33V20Q120 17 128 20V33${windings()}`,
    madder: 'M152 138C176 154 186 128 206 138S222 154 232 146',
  },
  rug: {
    box: [21, 23, 280, 130],
    ink: `M22 32H104V144H22ZM63 54a19 19 0 1 0 .1 0M38 112q12 -14 25 0t25 0M38 124q12 -14 25 0t25 0M218 24H300V152H218Z${tufts()}M259 48a19 19 0 1 0 .1 0M234 110q12 -14 25 0t25 0M234 122q12 -14 25 0t25 0`,
    madder: 'M124 88C138 74 150 102 164 88S186 78 198 88M192 82L199 88L191 93',
  },
} as const

type LineDrawingProps = { readonly of: keyof typeof DRAWINGS; readonly className?: string }

/** A drawing for an empty page; decoration, so it has no name. */
export function LineDrawing({ of, className = '' }: LineDrawingProps) {
  const { box, ink, madder } = DRAWINGS[of]
  return (
    <svg
      aria-hidden
      width={box[2]}
      height={box[3]}
      viewBox={box.join(' ')}
      className={`line-drawing ${className}`}
    >
      <path d={ink} />
      <path d={madder} className="line-drawing-madder" />
    </svg>
  )
}

/** Two beams and the threads between them; the last hang loose. */
function warpInk(): string {
  const threads = Array.from({ length: 21 }, (_, n) => {
    const x = 30 + n * 9
    return n < 18 ? `M${x} 30V140` : `M${x} 30C${x + 3} 70 ${x - 6 + n} 96 ${x - 14 + n} ${118 + (n % 3) * 6}`
  })
  return `M14 18H226V30H14ZM14 140H226V152H14Z${threads.join('')}`
}

/** One thread, over and under, which has just begun. */
function weft(): string {
  const rows = [132, 126, 120].map((y, row) => {
    const waves = Array.from({ length: row === 2 ? 5 : 9 }, (_, n) => `q4.5 ${n % 2 ? 4 : -4} 9 0`)
    return `M25.5 ${y}${waves.join('')}`
  })
  return rows.join('')
}

/** Yarn wound crosswise on a cone. */
function windings(): string {
  return Array.from({ length: 8 }, (_, n) => {
    const [up, down] = [44 + n * 11, 56 + n * 11]
    const [left, right] = [120 - (up - 30) * 0.185 - 12, 120 + (down - 30) * 0.185 + 12]
    return `M${left.toFixed(1)} ${up}Q120 ${up + 10} ${right.toFixed(1)} ${down}`
  }).join('')
}

/** The bound edge of a rug, as short stitches inside it. */
function tufts(): string {
  const across = Array.from({ length: 12 }, (_, n) => `M${223 + n * 6.5} 30v4M${223 + n * 6.5} 142v4`)
  const along = Array.from({ length: 17 }, (_, n) => `M224 ${34 + n * 6.5}h4M290 ${34 + n * 6.5}h4`)
  return [...across, ...along].join('')
}
