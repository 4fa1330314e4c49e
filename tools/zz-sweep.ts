import { readFileSync, writeFileSync } from 'node:fs'
import { subjectGuesser } from '../apps/server/src/assistant/subject/subject-guesser.ts'
import { subjectsOf } from '../apps/server/src/assistant/answers/subjects.ts'
const g = subjectGuesser({ patienceMs: 10000, report: (e) => { throw e } })
const out: unknown[] = []
for (const s of JSON.parse(readFileSync('/tmp/blind/dev/en.json', 'utf8'))) {
  if (!['fact', 'outside'].includes(s.class)) continue
  const guesses = (await g.guess(s.text)) ?? []
  out.push({ text: s.text, cls: s.class, src: s.expect.sources, nul: guesses.find((x) => x.label === null)?.likelihood ?? 0, subj: subjectsOf(guesses).slice(0, 3).map((x) => [x.topic?.slug ?? x.source, +x.likelihood.toFixed(2)]) })
}
writeFileSync('/tmp/t_c/sweep.json', JSON.stringify(out))
await g.close()
