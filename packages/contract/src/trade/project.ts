import { MOST_PROJECT } from '@nawl/domain/trade/project'
import { PROOF_DECISIONS } from '@nawl/domain/proofs/proof'
import { withoutTurns } from '@nawl/domain/shop/tidy-line'
import { QUANTITIES } from '@nawl/domain/rug/sizes/size'
import { z } from 'zod'

import { rugAddress } from '../account/saved.ts'
import { ownedProofs } from '../proofs/proof.ts'
import { cartDesign, designSnapshot } from '../sales/kinds/rug/rug-contract.ts'
import { cartPrice, cents } from '../sales/money.ts'
import { address, shownAddress } from '../sales/order.ts'
import { tradeContact } from './trade.ts'

const MOST_CENTS = 10_000_000_000
const id = z.uuid().meta({ description: 'Made where it is added, so that saving twice saves once' })
const line = (longest: number) =>
  z
    .string()
    .overwrite(withoutTurns)
    .max(longest, `is longer than ${longest} characters`)
    .regex(/^\P{Cc}*$/u)
/** May be empty, and has line breaks; PostgreSQL cannot store text that contains NUL. */
const notes = z
  .string()
  .max(2000, 'is longer than 2000 characters')
  .refine((text) => !text.includes('\0'), 'is no text')
const quantity = z.literal(QUANTITIES)

const planWith = <Address extends z.ZodType>(address: Address) =>
  z.strictObject({
    name: line(80),
    client: line(80),
    notes,
    budget: cents.min(0).max(MOST_CENTS).nullable(),
    neededBy: z.iso.date().nullable(),
    addresses: z.array(z.strictObject({ id, label: line(60), address })).max(MOST_PROJECT.addresses),
    rooms: z
      .array(
        z.strictObject({
          id,
          name: line(80),
          notes,
          addressId: id.nullable(),
          rugs: z
            .array(
              z.strictObject({
                id,
                name: line(80),
                notes,
                options: z.array(z.strictObject({ id, quantity })).max(MOST_PROJECT.options),
                chosen: id.nullable(),
              }),
            )
            .max(MOST_PROJECT.rugs),
        }),
      )
      .max(MOST_PROJECT.rooms),
  })

/** What a member writes of a project; designs of options stay with the server. */
const projectPlan = planWith(address)
const shownPlan = planWith(shownAddress.partial().extend({ country: z.string() }))
/** The same as the API answers it. */
export type ShownPlan = z.infer<typeof shownPlan>

/** POST /api/account/projects */
export const newProjectRequest = z.strictObject({ id, name: line(80).min(1), client: line(80) })

/** PUT /api/account/projects/{id}: all of the plan, with the version that was seen. */
export const saveProjectRequest = z.strictObject({ plan: projectPlan, version: z.int().min(1) })

export const projectParams = z.object({ id: z.uuid() })

const where = {
  ids: z.strictObject({ room: id, rug: id, option: id }),
  roomId: id.nullable().meta({ description: 'Null for a new room' }),
  rugId: id.nullable().meta({ description: 'Null for a new rug of the room' }),
  roomName: line(80),
  rugName: line(80),
  quantity,
}

/** POST /api/account/projects/{id}/options: from the studio, from a saved design, or as ordered or approved before. */
export const addOptionRequest = z.strictObject({
  ...where,
  from: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('studio'), design: cartDesign }),
    z.strictObject({
      kind: z.literal('saved'),
      address: rugAddress,
      link: z.string().max(300),
      size: cartDesign.shape.size.optional().meta({ description: 'Instead of the size in the link' }),
    }),
    z.strictObject({
      kind: z.literal('order'),
      number: z.string().max(20),
      line: z.string().max(64),
    }),
    z.strictObject({
      kind: z.literal('proof'),
      option: id.meta({ description: 'The option in whose place the client approved a newer version' }),
    }),
  ]),
})
export type AddOptionRequest = z.output<typeof addOptionRequest>

/** GET /api/account/projects: the latest first. */
export const projectList = z.object({
  projects: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      client: z.string(),
      rooms: z.number().int(),
      rugs: z.number().int(),
      neededBy: z.string().nullable(),
      changedAt: z.iso.datetime(),
    }),
  ),
})
export type ProjectList = z.infer<typeof projectList>

/** An option as the member sees it, with the list price and the member's own for its quantity. */
const shownOption = z.object({
  id: z.uuid(),
  design: designSnapshot,
  picture: z.string().meta({ description: 'Address of its picture' }),
  studio: z.string().meta({ description: 'Address that opens the studio on it' }),
  list: cents.meta({ description: 'Cents of a dollar' }),
  net: cents.meta({ description: 'Cents of a dollar, less the discount of the tier' }),
  repeats: z.string().nullable().meta({ description: 'Number of an earlier order that it repeats' }),
  client: z
    .object({
      proof: z.string(),
      decision: z.enum(PROOF_DECISIONS).nullable(),
      author: z.string(),
      at: z.iso.datetime().nullable(),
      remarks: z.int().meta({ description: 'Remarks that are not settled' }),
      isNewer: z.boolean().meta({ description: 'Whether this is said of a newer version than the option' }),
    })
    .nullable()
    .meta({ description: 'What the client says of it; null before it was shown in a proof' }),
})

const shownQuoteRow = z.object({
  id: z.uuid(),
  number: z.string(),
  total: cents.meta({ description: 'Cents of a dollar' }),
  state: z.enum(['open', 'accepted', 'expired', 'withdrawn']),
  reference: z.string(),
  madeAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
})

/** GET /api/account/projects/{id}, and the answer to every change of it. */
export const projectAnswer = z.object({
  id: z.uuid(),
  version: z.number().int(),
  plan: shownPlan,
  options: z.array(shownOption),
  prices: z.array(cartPrice).meta({
    description:
      'Of the chosen rugs with the tier’s discount, without delivery, for each address to which some go',
  }),
  contact: tradeContact,
  percent: z.number().int().meta({ description: 'Off the list' }),
  plans: z.array(z.array(z.number().int())),
  proofs: ownedProofs.meta({ description: 'Shown to the client, latest first' }),
  quotes: z.array(shownQuoteRow).meta({ description: 'Latest first' }),
})
export type ProjectAnswer = z.infer<typeof projectAnswer>
