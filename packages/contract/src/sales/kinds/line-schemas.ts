import { z } from 'zod'

import { roomId } from '../../imaging/room.ts'
import { NO_SUCH_KIND } from './no-such-kind.ts'
import {
  type ChosenProduct,
  picture,
  type ProductContract,
  type ProductContracts,
  quantity,
  type ShownLine,
  type ShownProduct,
} from './product-contract.ts'

const inRoom = z.object({
  inRoom: z
    .object({ room: roomId, picture: z.string().meta({ description: 'Address of its picture, 16 by 10' }) })
    .nullable()
    .meta({ description: 'Null for what lies in no room, such as a rug larger than any' }),
})
const was = z.object({
  was: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'What the line cost in US cents when it was chosen; null if it still does' }),
})

/** One line of a cart or an order, with a picture of it in a room as well. */
export type ShownLineInRoom<P extends ShownProduct = ShownProduct> = ShownLine<P> & z.infer<typeof inRoom>
/** One line of a cart. */
export type ShownCartLine<P extends ShownProduct = ShownProduct> = ShownLineInRoom<P> & z.infer<typeof was>

/** What products and lines of some kinds look like: each a union by the `kind` of the product. */
export function lineSchemas(kinds: ProductContracts) {
  const lines = <Line>(shapeOf: (kind: ProductContract) => z.ZodRawShape) =>
    either(Object.values(kinds).map((kind) => z.object(shapeOf(kind)))) as unknown as z.ZodType<Line, Line>
  const line = ({ shown, onLine }: ProductContract) => ({
    id: z.string(),
    design: shown,
    quantity,
    picture,
    ...onLine.shape,
  })
  const lineInRoom = (kind: ProductContract) => ({ ...line(kind), ...inRoom.shape })
  return {
    chosenProduct: chosenOf(kinds),
    shownLine: lines<ShownLine>(line),
    lineInRoom: lines<ShownLineInRoom>(lineInRoom),
    cartLine: lines<ShownCartLine>((kind) => ({ ...lineInRoom(kind), ...was.shape })),
    orderLine: lines<ShownLineInRoom>((kind) => ({ ...lineInRoom(kind), ...kind.whenOrdered.shape })),
    lineToMake: lines<ShownLine>(({ toMake, whenMade }) => ({
      id: z.string(),
      design: toMake,
      quantity,
      picture,
      ...whenMade.shape,
    })),
  }
}

/** The kind decides which fields are read, so that a refusal names the field of that kind, or else `kind`. */
function chosenOf(kinds: ProductContracts) {
  const [first, ...rest] = Object.values(kinds).map(({ chosen }) => chosen)
  if (!first) throw new Error('a shop sells at least one kind of product')
  const chosen = rest.length === 0 ? first : z.discriminatedUnion('kind', [first, ...rest], NO_SUCH_KIND)
  return chosen as z.ZodType<ChosenProduct, ChosenProduct>
}

/** One of several, by what is read; the one itself, if there is but one, which reads better in the API's document. */
function either(options: readonly z.ZodObject[]): z.ZodType {
  const [only, ...rest] = options
  return only && rest.length === 0 ? only : z.union(options)
}
