import type { OwnedProof, OwnedProofs, ProofView, ShownProofLine } from '@nawl/contract/proofs/proof'
import { priceLine } from '@nawl/domain/cart/price-cart'
import { approvedVersion } from '@nawl/domain/proofs/add-entry'
import {
  newestVersion,
  type ProofDecided,
  type ProofLine,
  proofLines,
  type ProofRemark,
  type ProofVersion,
} from '@nawl/domain/proofs/proof'
import { MOST_PIN_TRIES, proofLinkState } from '@nawl/domain/proofs/proof-link'
import type { RoomToLieIn } from '@nawl/domain/rug/room-for'
import { pagePath } from '@nawl/messages/text/page-path'
import { LANGUAGES } from '@nawl/messages/languages'

import { knownLanguage } from '../platform/language.ts'
import { orderedDesignLink, orderedInRoom, orderedPicture } from '../sales/carts/ordered-bitmap-paths.ts'
import type { ShopPrices } from '../settings/shop-prices.ts'
import type { ListFigures, ProofInList } from './proof-list.store.ts'
import type { SavedProof } from './proof.store.ts'

type Deps = { readonly rooms: readonly RoomToLieIn[]; readonly prices: Pick<ShopPrices, 'tariff'> }

/** A proof as its client sees it: no price in it, unless its owner shows list prices. */
export function clientView({ row, entries }: SavedProof, deps: Deps): ProofView {
  const isLocked = row.pinTries >= MOST_PIN_TRIES
  return {
    title: row.title,
    language: row.language,
    expiresAt: row.expiresAt.toISOString(),
    takesPin: row.pinHash !== null && !isLocked,
    isLocked,
    lines: shownLines(proofLines(entries), { ...deps, showsPrices: row.showsPrices }),
  }
}

/** A proof as its owner sees it. */
export function ownerView(
  saved: SavedProof,
  deps: Deps,
  {
    token,
    project,
    now,
  }: { readonly token: string; readonly project: OwnedProof['project']; readonly now: Date },
): OwnedProof {
  const { row, entries } = saved
  const lines = proofLines(entries)
  const versions = lines.flatMap((line) => line.versions)
  return {
    ...clientView(saved, deps),
    id: row.id,
    path: pagePath(`/proof/${token}`, LANGUAGES[knownLanguage(row.language)].prefix),
    state: proofLinkState(row, now),
    project,
    hasPin: row.pinHash !== null,
    showsPrices: row.showsPrices,
    carted: lines.flatMap((line) => (line.cartedAt ? [newestVersion(line).id] : [])),
    studio: Object.fromEntries(versions.map((version) => [version.id, studioPath(version)])),
  }
}

/** What a list shows of a proof whose entries are read. */
export function listFigures(entries: SavedProof['entries']): ListFigures {
  const lines = proofLines(entries)
  const [first] = lines
  const threads = lines.flatMap((line) => line.threads)
  return {
    lines: lines.length,
    approved: lines.filter((line) => approvedVersion(line) !== null).length,
    openThreads: threads.filter(({ by, resolvedAt }) => by === 'client' && resolvedAt === null).length,
    design: first ? newestVersion(first).design : null,
  }
}

/** A proof in the list of its owner. */
export function listedProof({ row, design, ...figures }: ProofInList, now: Date): OwnedProofs[number] {
  return {
    id: row.id,
    title: row.title,
    state: proofLinkState(row, now),
    createdAt: row.createdAt.toISOString(),
    touchedAt: row.touchedAt.toISOString(),
    picture: design && orderedPicture(design),
    ...figures,
  }
}

const studioPath = ({ design, quantity }: ProofVersion) =>
  `/product/${encodeURIComponent(design.rugId)}?d=${orderedDesignLink(design, quantity)}`

type Shown = Deps & { readonly showsPrices: boolean }

function shownLines(lines: readonly ProofLine[], deps: Shown): ShownProofLine[] {
  const placeOf = ({ versions: [first] }: ProofLine) => first.place ?? null
  return lines.map((line) => {
    const place = placeOf(line)
    const others = lines.filter((each) => each.id !== line.id && place !== null && placeOf(each) === place)
    return { ...shownLine(line, deps), alternatives: others.map(({ id }) => id) }
  })
}

function shownLine({ id, versions, threads, decisions, decided }: ProofLine, deps: Shown) {
  return {
    id,
    versions: versions.map((version) => shownVersion(version, deps)),
    threads: threads.map((thread) => ({
      ...shownRemark(thread),
      resolvedAt: thread.resolvedAt?.toISOString() ?? null,
      answers: thread.answers.map(shownRemark),
    })),
    decisions: decisions.map(shownDecision),
    decided: decided && shownDecision(decided),
  }
}

function shownVersion(version: ProofVersion, { rooms, prices, showsPrices }: Shown) {
  const { id, number, name, at, hash, quantity, design } = version
  const { name: of, size, yarns, textureStyle } = design
  return {
    id,
    number,
    name,
    at: at.toISOString(),
    hash,
    quantity,
    rug: { name: of, size: { ...size }, yarns, textureStyle },
    picture: orderedPicture(design),
    inRoom: orderedInRoom(design, rooms, 'avif'),
    price: showsPrices ? priceLine({ design, quantity }, prices.tariff()) : null,
  }
}

const shownRemark = ({ id, version, pin, text, by, author, at }: ProofRemark) => ({
  id,
  version,
  pin,
  text,
  by,
  author,
  at: at.toISOString(),
})

const shownDecision = ({ id, version, decision, author, at }: ProofDecided) => ({
  id,
  version,
  decision,
  author,
  at: at.toISOString(),
})
