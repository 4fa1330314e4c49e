type Policies = {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): {
    createHTML: (html: string) => string
  }
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies }
const policy = trustedTypes?.createPolicy('sanitised', { createHTML: (html) => html })

/**
 * Declares HTML as trusted for browsers with Trusted Types. Only for HTML written here or sanitised by our server.
 */
export function sanitised(html: string): string {
  // With a policy this is a TrustedHTML, which React passes through.
  return policy?.createHTML(html) ?? html
}
