import type { GunPlanOfRug } from '@nawl/contract/desk/gun-plan'
import * as messages from '@nawl/messages/gun-plan'

import { TuftedRug } from '../../../floor/gun-plan/tufted-rug.tsx'
import { UnbrokenWords } from '../../../ui/text/unbroken-words.tsx'
import { AdminPage } from '../../admin-page.tsx'
import { FileDownloads } from '../../file-downloads.tsx'
import { useAdmin } from '../../use-admin.ts'
import type { Route } from './+types/gun-plan.route'

export default function GunPlanRoute({ params: { number, position } }: Route.ComponentProps) {
  const path = `/api/desk/orders/${encodeURIComponent(number)}/gun-plans/${encodeURIComponent(position)}`
  const read = useAdmin<GunPlanOfRug>(`${path}/json`)
  const title = messages.title({ number: number.toUpperCase(), position })
  const files = FORMATS.map(({ format, label }) => ({
    label,
    path: `${path}/${format}`,
    name: `${number}-${position}-gun.${format}`,
  }))
  return (
    <AdminPage title={title} read={read}>
      {(plan) => (
        <>
          <h1 className="type-h2">
            <UnbrokenWords text={title} />
          </h1>
          <p className="type-ui mt-2 text-graphite">
            {messages.meaning({ width: plan.widthMm, length: plan.lengthMm, gauge: plan.gaugeMm })}
          </p>
          <TuftedRug key={path} plan={plan} />
          <section className="mt-10">
            <h2 className="type-h3">{messages.files}</h2>
            <p className="type-caption mt-1 text-graphite">{messages.filesMeaning}</p>
            <FileDownloads files={files} busyLabel={messages.drawing} />
          </section>
        </>
      )}
    </AdminPage>
  )
}

const FORMATS = [
  { format: 'pdf', label: messages.pdf },
  { format: 'svg', label: messages.svg },
  { format: 'dxf', label: messages.dxf },
  { format: 'nc', label: messages.nc },
] as const
