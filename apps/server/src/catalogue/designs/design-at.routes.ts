import { designAt } from '@nawl/contract/catalogue/design-at'
import { textIn } from '@nawl/messages/text/text-in'
import { z } from 'zod'

import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { inLanguage } from '../in-language.ts'
import type { DraftDesigns } from './draft-designs.ts'
import type { ShopRugs } from './shop-rugs.ts'

type Deps = { readonly rugs: Pick<ShopRugs, 'designs'>; readonly draftDesigns: DraftDesigns }

/** GET /api/designs/{address}: what is at an address of no rug that is sold: a draft, or one that is sold no longer. */
export function designAtRoutes(app: App, { rugs, draftDesigns }: Deps): void {
  const params = z.object({ address: z.string().max(120) })
  const schema = described('rugs')('A design that is not sold', { 200: designAt }, { params, ...inLanguage })
  app.get('/api/designs/:address', { schema }, async (request, reply) => {
    const { language } = request.query
    const address = request.params.address.toLowerCase()
    const draft = await draftDesigns.find(address)
    if (draft) {
      void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      const { rug, design } = draft
      const [own, ...others] = rug.variants ?? []
      const named = others.map((variant, n) => ({
        ...variant,
        color: design.drawing ? design.palettes[n]?.name[language] || variant.color : variant.color,
      }))
      return {
        status: 'draft' as const,
        rug: {
          ...rug,
          name: textIn(design.name, language),
          description: textIn(design.description, language),
          variants: own ? [own, ...named] : [],
        },
      }
    }
    const archived = rugs.designs().get(address)
    if (!archived?.isArchived) throw new ApiError('design/unknown', { field: 'address' })
    return { status: 'archived' as const, name: textIn(archived.name, language) }
  })
}
