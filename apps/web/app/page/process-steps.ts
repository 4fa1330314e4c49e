import * as messages from '@nawl/messages/process'

/** The six steps from drawing to delivery, with their durations. */
export const processSteps = [
  { title: messages.step1, duration: messages.step1Time },
  { title: messages.step2, duration: messages.step2Time },
  { title: messages.step3, duration: messages.step3Time },
  { title: messages.step4, duration: messages.step4Time },
  { title: messages.step5, duration: messages.step5Time },
  { title: messages.step6, duration: messages.step6Time },
] as const
