import * as messages from '@nawl/messages/studio'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import { Pompom } from '../../ui/pompom.tsx'
import { swatchLayout } from './swatch-layout.ts'
import { yarnName } from './yarn-name.ts'

/**
 * Undyed placeholders for as many yarns as the catalogue lists, with lines of the same height, so that nothing shifts
 * when the yarns arrive.
 */
export function YarnSkeletons({ rug }: { readonly rug: RugItem }) {
  return (
    <div role="status">
      <p className="type-caption mt-1 text-graphite">{messages.analyzing}</p>
      <div className="shelf-room">
        <div
          aria-hidden
          className={`shelf mask-[linear-gradient(90deg,#000,#0006)] rtl:mask-[linear-gradient(270deg,#000,#0006)] ${swatchLayout(rug.yarns.length)}`}
        >
          {rug.yarns.map(({ hex }) => (
            <div key={hex} className="swatch">
              <span className="swatch-ring">
                <Pompom hex="#E6DCC8" size={50} className="h-auto w-[calc(100%-6px)]" />
              </span>
              {/* Names may take two lines. */}
              <span className="swatch-name type-micro invisible">{yarnName(rug, hex.toUpperCase())}</span>
              <span className="swatch-share">
                <span className="type-caption flex h-[1lh] w-10 items-center">
                  <span className="h-2.5 flex-1 bg-linen" />
                </span>
                <span className="type-micro h-[1lh]" />
              </span>
            </div>
          ))}
        </div>
      </div>
      <p className="type-caption -mt-[1lh] text-graphite">{messages.extracting}</p>
    </div>
  )
}
