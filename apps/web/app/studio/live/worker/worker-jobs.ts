import type { Inspection, InspectionOrder, PlaceOrder, NoteMark } from '../../notes/inspection.ts'
import type { DrawingOrder, PictureTemplate, LiveTufts, TuftOrder } from './live-tufts.ts'

/** The worker's jobs, each with its order and its result. */
export type WorkerJobs = {
  readonly tuft: { readonly order: TuftOrder; readonly made: LiveTufts }
  readonly drawing: { readonly order: DrawingOrder; readonly made: LiveTufts }
  readonly template: { readonly order: Omit<TuftOrder, 'scale'>; readonly made: PictureTemplate }
  readonly inspect: { readonly order: InspectionOrder; readonly made: Inspection }
  readonly veil: { readonly order: PlaceOrder; readonly made: NoteMark }
}
export type Job = keyof WorkerJobs

export type WorkerQuestion = {
  readonly [J in Job]: { readonly id: number; readonly job: J; readonly order: WorkerJobs[J]['order'] }
}[Job]

export type WorkerAnswer =
  | { readonly id: number; readonly made: WorkerJobs[Job]['made'] }
  | { readonly id: number; readonly failed: string }
