import './your-room.css'

import { PageHead } from '../../page/page-head.tsx'
import { YourRoom } from './your-room.tsx'

export default function YourRoomPage() {
  return (
    <div className="page-margin page-space">
      <PageHead
        title="A room that answers"
        description="Give a photograph of your floor: its light and colours choose three rugs, laid in it to scale with their prices. It stays in your browser."
        path="/your-room"
      />
      <header className="grid gap-6 pb-9">
        <h1 className="type-h1">A room that answers</h1>
        <p className="type-body max-w-[38em]">
          Give it a photograph of your floor. It reads the light and the colours, and answers with three rugs
          in three palettes, to scale where you would lay them, by day and at eight in the evening.
        </p>
        <p className="type-caption text-graphite">
          The photograph stays in your browser: it is sent nowhere and forgotten when you close the page.
        </p>
      </header>
      <noscript>
        <p className="type-body">Reading a photograph needs JavaScript.</p>
      </noscript>
      <YourRoom />
    </div>
  )
}
