import type { AddOptionRequest } from '@nawl/contract/trade/project'
import type { CartDesign } from '@nawl/contract/sales/kinds/rug/rug-contract'
import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { versionInForce } from '@nawl/domain/order/order'
import { readOrderNumber } from '@nawl/domain/order/order-number'
import type { Product } from '@nawl/domain/product/product'
import { isSameKind } from '@nawl/domain/product/same-product'
import { AS_DRAWN, decodeDesign } from '@nawl/domain/rug/design-link'
import type { OptionDesign } from '@nawl/domain/trade/project'

import { ApiError } from '../../platform/http/api-error.ts'
import type { WaitingCaller } from '../../platform/threads/waiting-caller.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'

type Deps = Pick<SalesRouteDeps, 'freeze' | 'orders' | 'projectProofs'>
type From = AddOptionRequest['from']

/** Takes down the design of an option as it is to be made, drawn for who waits for it. Throws ApiErrors. */
export async function optionDesign(
  { freeze, orders, projectProofs }: Deps,
  from: From,
  project: { readonly id: string; readonly personId: string },
  waiting: WaitingCaller,
): Promise<OptionDesign> {
  if (from.kind === 'order') {
    const number = readOrderNumber(from.number)
    const found = number === null ? null : await orders.find(number)
    if (found?.personId !== project.personId) throw new ApiError('order/not-found')
    const line = versionInForce(found.order).lines.find(({ id }) => id === from.line)
    if (!line || !isRug(line.design)) throw new ApiError('order/no-such-line')
    return { design: line.design, repeats: found.order.number }
  }
  if (from.kind === 'proof') {
    const { lines } = await projectProofs.list(project)
    const approved = lines.find(({ option, decision }) => option === from.option && decision === 'approved')
    if (!approved) throw new ApiError('project/unknown-option', { field: 'from.option' })
    return { design: approved.design, repeats: null }
  }
  const design = from.kind === 'studio' ? from.design : linkedDesign(from)
  return { design: rugOf(await freeze(design, waiting)), repeats: null }
}

function linkedDesign({ address, link, size }: Extract<From, { kind: 'saved' }>): CartDesign {
  const read = link === '' ? { ok: true as const, design: AS_DRAWN } : decodeDesign(link)
  if (!read.ok) throw new ApiError('account/unreadable-design', { field: 'link' })
  const { mappings, matchedAt, textureStyle, textureIntensity, size: linked } = read.design
  const { shape, width, length, unit, composed, fit } = linked
  if (!size && width === '' && length === '') throw new ApiError('project/unsized', { field: 'from.size' })
  return {
    rugId: address,
    mappings: { ...mappings },
    tolerance: matchedAt,
    textureStyle,
    textureIntensity,
    size: size ?? { shape, width, length, unit, ...(composed && { composed }), ...(fit && { fit }) },
  }
}

/** What names no kind is a rug. */
const isRug = (product: Product): product is DesignSnapshot => isSameKind(product, { name: '' })

function rugOf(frozen: Product): DesignSnapshot {
  if (!isRug(frozen)) throw new ApiError('project/unknown-option')
  return frozen
}
