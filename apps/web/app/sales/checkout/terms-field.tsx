import { useRoot } from '../../page/use-root.ts'
import { fieldId, useHint } from './hinted-field.tsx'
import { TermsText } from './terms-text.tsx'

/** Consent to the current terms, by version. */
export function TermsField() {
  const { termsVersion } = useRoot().contacts
  const { errorId, error } = useHint('acceptedTerms')
  return (
    <div className="mt-6">
      <div className="terms-row type-ui">
        <input
          type="checkbox"
          id={fieldId('acceptedTerms')}
          name="acceptedTerms"
          value={termsVersion}
          aria-required
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId}
        />
        <label htmlFor={fieldId('acceptedTerms')}>
          <TermsText />
        </label>
      </div>
      {error}
    </div>
  )
}
