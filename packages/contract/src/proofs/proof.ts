import {
  LONGEST_PROOF_NAME,
  LONGEST_REMARK,
  MOST_PROOF_LINES,
  PROOF_DECISIONS,
} from '@nawl/domain/proofs/proof'
import { z } from 'zod'

import { rugAddress } from '../account/saved.ts'
import { roomId } from '../imaging/room.ts'
import { oneLine } from '../outreach/one-line.ts'
import { quantity } from '../sales/kinds/product-contract.ts'
import { designSnapshot } from '../sales/kinds/rug/rug-contract.ts'
import { language } from '../shop/language.ts'

const id = z.uuid().meta({ description: 'Made by the caller, so that what is sent twice happens once' })
/** Of a proof, a rug, or who remarks and decides: nobody signs in the guise of another. */
const name = oneLine(LONGEST_PROOF_NAME)
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'is no hash')
const pin = z.strictObject({
  xMm: z.int().min(0).max(100_000),
  yMm: z.int().min(0).max(100_000),
})
const text = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(LONGEST_REMARK, `has at most ${LONGEST_REMARK} characters`)
  .regex(/^[^\0]*$/, 'contains a character that no text has')
const typedPin = z.string().max(20, 'is longer than 20 characters')

/** A rug that is offered: by its page's address and the text of a studio link, as a saved design has them. */
const offered = z.strictObject({
  line: id,
  version: id,
  name,
  address: rugAddress,
  link: z.string().min(1, 'says no size').max(300),
  quantity: quantity.default(1),
})

/** A rug of a project that is offered: an option, as it was frozen there. Its line has the option's id. */
const offeredOption = z.strictObject({ option: id, version: id, name })
export type OfferedOption = z.input<typeof offeredOption>

/** POST /api/account/proofs */
export const makeProofRequest = z.strictObject({
  id,
  title: name,
  language: language.meta({ description: 'Of the client' }),
  ownerLanguage: language.meta({ description: 'Of letters to the owner' }),
  pin: typedPin.optional(),
  showsPrices: z.boolean().default(false).meta({ description: 'Whether the client sees list prices' }),
  project: z.uuid().optional().meta({ description: 'The project whose options the lines are' }),
  lines: z
    .array(z.union([offered, offeredOption]))
    .min(1)
    .max(MOST_PROOF_LINES),
})
export type MakeProofRequest = z.input<typeof makeProofRequest>

/** PATCH /api/account/proofs/{id} */
export const changeProofRequest = z.strictObject({
  title: name.optional(),
  showsPrices: z.boolean().optional(),
  isOpen: z.boolean().optional().meta({ description: 'False withdraws the link, true makes a new one' }),
  pin: typedPin.optional().meta({ description: 'A new PIN, which also unlocks' }),
  unlock: z.literal(true).optional(),
})

/** POST /api/account/proofs/{id}/versions */
export const addVersionRequest = offered
export type OfferedRug = z.input<typeof offered>

const remarkFields = { id, version: z.uuid(), under: z.uuid().nullable(), pin: pin.nullable(), text }
/** POST /api/account/proofs/{id}/remarks */
export const ownerRemarkRequest = z.strictObject(remarkFields)
/** POST /api/proofs/{token}/remarks */
export const remarkRequest = z.strictObject({ ...remarkFields, name })
export type RemarkRequest = z.input<typeof remarkRequest>

/** POST /api/account/proofs/{id}/resolutions */
export const resolutionRequest = z.strictObject({ id, remark: z.uuid(), isResolved: z.boolean() })

/** POST /api/proofs/{token}/decisions */
export const decisionRequest = z.strictObject({
  id,
  version: z.uuid(),
  hash: hash.meta({ description: 'Of the version as the client sees it' }),
  decision: z.enum(PROOF_DECISIONS),
  name,
  pin: typedPin,
})

/** POST /api/account/proofs/{id}/cart */
export const cartProofRequest = z.strictObject({
  id,
  isAgain: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether what went into the cart before goes in again' }),
})
export const cartedProof = z.object({ versions: z.array(z.string()) })

const author = { by: z.enum(['owner', 'client']), author: z.string(), at: z.iso.datetime() }
const shownRemark = z.object({
  id: z.string(),
  version: z.string(),
  pin: pin.nullable(),
  text: z.string(),
  ...author,
})
const decision = z.object({
  id: z.string(),
  version: z.string(),
  decision: z.enum(PROOF_DECISIONS),
  author: z.string(),
  at: z.iso.datetime(),
})
const rug = designSnapshot.pick({ name: true, size: true, yarns: true, textureStyle: true })
const version = z.object({
  id: z.string(),
  number: z.int().min(1),
  name: z.string(),
  at: z.iso.datetime(),
  hash: hash.meta({ description: 'SHA-256 of recipe, size and shape: what an approval approves' }),
  quantity,
  rug,
  picture: z.string().meta({ description: 'Address of its picture on paper' }),
  inRoom: z.object({ room: roomId, picture: z.string() }).nullable(),
  price: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'List price of all its pieces in US cents; null unless the owner shows prices' }),
})
const proofLine = z.object({
  id: z.string(),
  versions: z.array(version).min(1).meta({ description: 'Oldest first; the last is decided about' }),
  threads: z.array(
    shownRemark.extend({ resolvedAt: z.iso.datetime().nullable(), answers: z.array(shownRemark) }),
  ),
  decisions: z.array(decision),
  decided: decision.nullable().meta({ description: 'The last decision about the newest version' }),
  alternatives: z
    .array(z.string())
    .meta({ description: 'Lines for the same place of a project, of which one is to be approved' }),
})

/** GET /api/proofs/{token}: what a client sees. */
export const proofView = z.object({
  title: z.string(),
  language: z.string(),
  expiresAt: z.iso.datetime(),
  takesPin: z.boolean().meta({ description: 'Whether lines can be approved: a PIN is set and not locked' }),
  isLocked: z.boolean(),
  lines: z.array(proofLine),
})
export type ProofView = z.infer<typeof proofView>
export type ShownProofLine = ProofView['lines'][number]
export type ShownProofVersion = ShownProofLine['versions'][number]
export type ShownThread = ShownProofLine['threads'][number]

/** GET /api/account/proofs/{id}: what its owner sees. */
export const ownedProof = proofView.extend({
  id: z.string(),
  path: z.string().meta({ description: 'Path of the client’s page, with its secret' }),
  state: z.enum(['open', 'revoked', 'expired']),
  project: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .meta({ description: 'Where its approved rugs are quoted; null for a proof of saved designs' }),
  hasPin: z.boolean(),
  showsPrices: z.boolean(),
  carted: z.array(z.string()).meta({ description: 'Versions that went into the cart as approved' }),
  studio: z
    .record(z.string(), z.string())
    .meta({ description: 'For each version, the address that opens it in the studio' }),
})
export type OwnedProof = z.infer<typeof ownedProof>

/** GET /api/account/proofs */
export const ownedProofs = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    state: z.enum(['open', 'revoked', 'expired']),
    createdAt: z.iso.datetime(),
    touchedAt: z.iso.datetime(),
    picture: z.string().nullable(),
    lines: z.int(),
    approved: z.int(),
    openThreads: z.int().meta({ description: 'Remarks of clients that are not settled' }),
  }),
)
export type OwnedProofs = z.infer<typeof ownedProofs>

export const proofParams = z.object({ id: z.uuid() })
export const proofTokenParams = z.object({ token: z.string().max(200) })
