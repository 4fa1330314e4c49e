import { POLICIES_UPDATED, TERMS_VERSION } from '@nawl/domain/shop/facts'

import { fieldId, useHint } from './hinted-field.tsx'

/** Consent to the current terms, by version. They open in a new tab, so that the checkout stays as it is. */
export function TermsField() {
  const { errorId, error } = useHint('acceptedTerms')
  return (
    <div className="mt-6">
      <div className="terms-row type-ui">
        <input
          type="checkbox"
          id={fieldId('acceptedTerms')}
          name="acceptedTerms"
          value={TERMS_VERSION}
          aria-required
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId}
        />
        <label htmlFor={fieldId('acceptedTerms')}>
          I accept the{' '}
          <a href="/terms" target="_blank" rel="noreferrer">
            Terms &amp; Conditions<span className="sr-only">, in a new tab</span>
          </a>{' '}
          of {POLICIES_UPDATED} (version {TERMS_VERSION}).
        </label>
      </div>
      {error}
    </div>
  )
}
