import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'schema',
    'auth-schema',
    'saved-schema',
    'commerce-schema',
    'payment-schema',
    'desk-schema',
    'second-factor-schema',
    'revision-schema',
    'design-schema',
    'integration-schema',
    'list-schema',
    'report-schema',
    'message-schema',
    'newsletter-schema',
    'tax-document-schema',
    'ledger-schema',
    'bank-schema',
    'attention-schema',
    'voucher-schema',
    'question-schema',
  ].map((name) => `./apps/server/src/platform/db/schema/${name}.ts`),
  out: './apps/server/src/platform/db/migrations',
})
