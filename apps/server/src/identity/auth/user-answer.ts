import { appMetadata, AUDIENCE, identityData, PROVIDER, userMetadata } from './access-token.ts'
import type { Person } from './person.store.ts'

/** A person in supabase/auth's user format. */
export function userAnswer(person: Person) {
  const { id, email, sub } = person
  const created = person.createdAt.toISOString()
  const signedIn = person.lastSignInAt.toISOString()
  return {
    id,
    aud: AUDIENCE,
    role: 'authenticated',
    email,
    email_confirmed_at: created,
    confirmed_at: created,
    phone: '',
    last_sign_in_at: signedIn,
    app_metadata: appMetadata,
    user_metadata: userMetadata(person),
    identities: [
      {
        identity_id: id,
        id: sub,
        user_id: id,
        identity_data: identityData(person),
        provider: PROVIDER,
        email,
        last_sign_in_at: signedIn,
        created_at: created,
        updated_at: signedIn,
      },
    ],
    factors: [],
    created_at: created,
    updated_at: signedIn,
    is_anonymous: false,
  }
}
