import type { ApprovalRecord, ShownApproval } from '@nawl/contract/sales/approval'
import { type AwaitedLine, awaitedLines, shownOf } from '@nawl/domain/order/approval'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { kindIn } from '@nawl/domain/product/product'

import type { ShopKinds } from '../kinds/shop-kinds.ts'
import { floorPhotoPath } from '../orders/order-links.ts'

type Shown = {
  readonly kinds: ShopKinds
  /** The token of a photograph of the workshop. */
  readonly photoToken: (id: string) => string
}

/** The lines that wait for their approval or have it, and the pieces that are only looked at, in the API's format. */
export function shownApprovals(order: Order, shown: Shown): ShownApproval[] {
  const { kinds } = shown
  const { lines } = versionInForce(order)
  const awaited = awaitedLines(order, kinds.rules)
  const looked = lines.flatMap((line): AwaitedLine[] => {
    const isPiece = kindIn(kinds.rules, line.design).isPieceOf !== undefined
    if (!isPiece || awaited.some(({ piece }) => piece === line)) return []
    return [{ line, piece: line, shown: shownOf(order, line.id), approved: null }]
  })
  return [
    ...awaited.map((line) => shownApproval(order, line, true, shown)),
    ...looked.map((line) => shownApproval(order, line, false, shown)),
  ]
}

function shownApproval(
  order: Order,
  { line, piece, shown, approved }: AwaitedLine,
  isAwaited: boolean,
  { kinds, photoToken }: Shown,
): ShownApproval {
  const { design } = line
  const pieceLine = piece ?? line
  const { approvals } = order
  const whole = isAwaited ? design : null
  return {
    line: line.id,
    name: design.name,
    isAwaited,
    hash: whole ? (kindIn(kinds.sold, whole).hash?.(whole) ?? null) : null,
    approvedAt: approved?.at.toISOString() ?? null,
    screen: screenOf(line, piece, isAwaited, kinds),
    piece: {
      line: pieceLine.id,
      shownAt: shown?.at.toISOString() ?? null,
      photo: shown && floorPhotoPath(photoToken(shown.photo)),
      isAsMade: isAsMade({ line, piece, shown }, isAwaited, kinds),
    },
    yarns: yarnsOf(design, shown, kinds),
    questions: approvals.flatMap((entry) =>
      entry.kind === 'question' && entry.line === pieceLine.id
        ? [{ at: entry.at.toISOString(), text: entry.text }]
        : [],
    ),
  }
}

/** The picture of the piece as the line is on the screen now. */
function screenOf(
  line: AwaitedLine['line'],
  piece: AwaitedLine['piece'],
  isAwaited: boolean,
  { sold }: ShopKinds,
): string | null {
  if (!isAwaited) return kindIn(sold, line.design).shown(line).picture
  if (piece === null) return null
  return kindIn(sold, piece.design).pieceIn?.(piece.design, line.design) ?? null
}

/** Whether the piece is tufted as its line is made now. */
function isAsMade(
  { line, piece, shown }: Pick<AwaitedLine, 'line' | 'piece' | 'shown'>,
  isAwaited: boolean,
  { rules }: ShopKinds,
): boolean {
  if (!isAwaited) return true
  if (piece !== null) return kindIn(rules, piece.design).isPieceOf?.(piece.design, line.design) ?? true
  return shown === null || shown.of === kindIn(rules, line.design).identity(line.design)
}

/** The yarns of a line as it is made now, each with its measured colour, then those that it was tufted in and is no longer. */
function yarnsOf(
  design: AwaitedLine['line']['design'],
  shown: AwaitedLine['shown'],
  { sold }: ShopKinds,
): ShownApproval['yarns'] {
  const now = kindIn(sold, design).yarns?.(design) ?? []
  const measured = shown?.yarns ?? []
  return [
    ...now.map(({ name, hex }) => {
      const found = measured.find((yarn) => yarn.hex === hex)
      return { name, hex, measured: found ? readable(found.measured) : null, isReplaced: false }
    }),
    ...measured
      .filter(({ hex }) => !now.some((yarn) => yarn.hex === hex))
      .map(({ name, hex, measured: found }) => ({
        name,
        hex,
        measured: readable(found),
        isReplaced: true,
      })),
  ]
}

type Measured = NonNullable<AwaitedLine['shown']>['yarns'][number]['measured']

const readable = ({ lab: [l, a, b], hex, deltaE }: Measured) => ({
  lab: [l, a, b] as [number, number, number],
  hex,
  deltaE,
})

/** What was said and done about approvals, as the desk reads it. */
export const approvalRecords = ({ approvals }: Order): ApprovalRecord[] =>
  approvals.map((entry) => ({
    kind: entry.kind,
    by: entry.by,
    at: entry.at.toISOString(),
    line: 'line' in entry ? entry.line : null,
    said: entry.kind === 'question' ? entry.text : 'why' in entry ? entry.why : '',
    hash: entry.kind === 'approved' ? entry.hash : null,
  }))
