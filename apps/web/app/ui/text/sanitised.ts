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

/** Says to a browser with Trusted Types that this HTML is written here, or comes from our own server, which has sanitised it. */
export function sanitised(html: string): string {
  // Where there is a policy this is a TrustedHTML, which React hands on as it is.
  return policy?.createHTML(html) ?? html
}
