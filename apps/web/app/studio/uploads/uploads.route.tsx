import './uploads.css'

import * as messages from '@nawl/messages/uploads'
import { PageHead } from '../../page/page-head.tsx'
import { useSavedUploads } from './use-saved-uploads.ts'
import { Workbench } from './workbench.tsx'
import { YourDesigns } from './your-designs.tsx'

export default function UploadsPage() {
  const uploads = useSavedUploads()
  return (
    <div className="page-margin page-space">
      <PageHead title={messages.title} description={messages.description} path="/your-design" />
      <header className="grid gap-6 pb-11">
        <h1 className="type-h1">{messages.title}</h1>
        <p className="type-body max-w-[38em]">{messages.summary}</p>
      </header>
      <noscript>
        <p className="type-body">{messages.needsScripts}</p>
      </noscript>
      <Workbench onCreate={uploads.add} />
      <YourDesigns uploads={uploads} />
    </div>
  )
}
