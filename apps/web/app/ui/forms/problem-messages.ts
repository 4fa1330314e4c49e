import type { FormProblem } from '../../api/post-form.ts'

/** A validation error as a sentence with the field's label: `E-mail is not an e-mail address.` */
export function problemMessage(problem: FormProblem, labels: Readonly<Record<string, string>>): string {
  const { field, detail, title } = problem
  const label = field === undefined ? undefined : labels[field]
  const fault = detail?.startsWith(`${field}: `) ? detail.slice(`${field}: `.length) : undefined
  if (label === undefined || fault === undefined) return sentence(detail ?? title)
  // For a missing field, zod's message is about types; the visitor just left it empty.
  return sentence(`${label} ${/^invalid input|expected/i.test(fault) ? 'is missing' : fault}`)
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
