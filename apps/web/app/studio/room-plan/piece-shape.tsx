import { CHAIR_MM, NIGHT_TABLE_MM, type Piece, SEAT_MM, standingPiece } from '@nawl/domain/room-plan/piece'

/** A piece as plans draw it, in millimetres around its middle, its front at the foot. */
export function PieceShape({ piece }: { readonly piece: Piece }) {
  const { widthMm: w, depthMm: d, kind } = piece
  const [left, top] = [-w / 2, -d / 2]
  switch (kind) {
    case 'sofa': {
      const arm = Math.min(180, w / 6)
      const back = d * 0.25
      return (
        <>
          <rect x={left} y={top} width={w} height={d} rx="60" />
          <path
            d={`M${left + arm} ${d / 2}V${top + back}H${w / 2 - arm}V${d / 2}M0 ${top + back}V${d / 2}`}
          />
        </>
      )
    }
    case 'cornerSofa': {
      const seat = Math.min(SEAT_MM, d - 100, w - 100)
      const side = (piece.isRight ?? true) ? 1 : -1
      const [out, inner] = [(side * w) / 2, side * (w / 2 - seat)]
      const back = seat * 0.25
      return (
        <>
          <path
            d={`M${-out} ${top}H${out}V${d / 2}H${inner}V${top + seat}H${-out}Z`}
            strokeLinejoin="round"
          />
          <path
            d={`M${-out + side * 160} ${top + seat}V${top + back}H${out - side * back}V${d / 2}M${inner} ${top + seat}L${out - side * back} ${top + back}`}
          />
        </>
      )
    }
    case 'bed': {
      const pillow = w / 2 - 120
      return (
        <>
          <rect x={left} y={top} width={w} height={d} rx="40" />
          <rect x={left + 80} y={top + 90} width={pillow} height="380" rx="70" />
          <rect x={40} y={top + 90} width={pillow} height="380" rx="70" />
          <path d={`M${left} ${top + 620}H${w / 2}M${left} ${top + 740}L${w / 2} ${top + 740}`} />
        </>
      )
    }
    case 'roundTable':
      return <circle r={w / 2} />
    case 'dining':
      return <rect x={left} y={top} width={w} height={d} rx="20" />
    case 'desk':
      return (
        <>
          <rect x={left} y={top} width={w} height={d} rx="20" />
          <path d={`M${left + 60} ${top + 60}H${w / 2 - 60}`} />
        </>
      )
    case 'console':
      return (
        <>
          <rect x={left} y={top} width={w} height={d} />
          <path d={`M0 ${top}V${d / 2}`} />
        </>
      )
  }
}

/** Night tables and chairs that are pulled out, under the piece itself, in millimetres of the room. */
export function PieceBeside({ piece }: { readonly piece: Piece }) {
  const { night, chairs } = standingPiece(piece)
  return (
    <>
      {night.map(({ left, top, right, bottom }) => (
        <g key={`${left}-${top}`}>
          <rect x={left} y={top} width={right - left} height={bottom - top} rx="20" />
          <circle cx={(left + right) / 2} cy={(top + bottom) / 2} r={NIGHT_TABLE_MM[1] / 4} />
        </g>
      ))}
      {chairs.map(({ left, top, right, bottom }) => (
        <rect
          key={`${left}-${top}`}
          x={left}
          y={top}
          width={right - left}
          height={bottom - top}
          rx={CHAIR_MM.wide / 4}
          className="plan-chair"
        />
      ))}
    </>
  )
}
