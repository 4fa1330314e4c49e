import * as process from '@nawl/messages/process'
import * as messages from '@nawl/messages/home'
import * as shell from '@nawl/messages/shell'
import { ownLine, Sentence } from '../../ui/text/sentence.tsx'

import { TextLink } from '../../ui/controls/text-link.tsx'

const steps = () =>
  [
    [process.step1, process.step1Time],
    [process.step2, process.step2Time],
    [process.step3, process.step3Time],
    [process.step4, process.step4Time],
    [process.step5, process.step5Time],
    [process.step6, process.step6Time],
  ] as const

/** The six steps of making a rug as a ruled list. */
export function ProcessList() {
  return (
    <section
      className="section-space page-margin grid gap-x-6 gap-y-10 md:grid-cols-12"
      aria-labelledby="process"
    >
      <div className="md:col-[1/span_4]">
        <h2 id="process" className="type-h2">
          <Sentence parts={messages.fromVision({ line: ownLine })} />
        </h2>
        <p className="type-ui mt-6 max-w-[320px]">{messages.sixSteps}</p>
        <p className="mt-4">
          <TextLink to="/process">{shell.linkProcess}</TextLink>
        </p>
      </div>
      <ol className="border-b border-rule md:col-[6/-1]">
        {steps().map(([title, duration], step) => (
          <li
            key={title}
            className="grid grid-cols-[72px_1fr_auto] items-baseline gap-y-1 border-t border-rule py-[22px] max-sm:grid-cols-[36px_1fr]"
          >
            <span className="type-h4 text-madder" aria-hidden="true">
              {step + 1}
            </span>
            <h3 className="type-h3">{title}</h3>
            <p className="type-caption text-graphite max-sm:col-start-2">{duration}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
