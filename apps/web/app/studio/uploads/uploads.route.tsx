import './uploads.css'

import { PageHead } from '../../page/page-head.tsx'
import { useSavedUploads } from './use-saved-uploads.ts'
import { Workbench } from './workbench.tsx'
import { YourDesigns } from './your-designs.tsx'

export default function UploadsPage() {
  const uploads = useSavedUploads()
  return (
    <div className="page-margin page-space">
      <PageHead
        title="A drawing of your own"
        description="A picture of yours as a hand-tufted rug: crop it, choose two to ten yarns, open it in the studio."
        path="/your-design"
      />
      <header className="grid gap-6 pb-11">
        <h1 className="type-h1">A drawing of your own</h1>
        <p className="type-body max-w-[38em]">
          Send a drawing or a photograph. You crop it to the rug, say how many yarns it may have, and find it
          in the studio: a design like any other, to colour, measure and order.
        </p>
      </header>
      <noscript>
        <p className="type-body">Making a design out of a picture needs JavaScript.</p>
      </noscript>
      <Workbench onCreate={uploads.add} />
      <YourDesigns uploads={uploads} />
    </div>
  )
}
