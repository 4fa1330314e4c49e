import { SESSION_KEY } from '../sign-in/stored-session.ts'
import { type Answers, json } from './fake-api.ts'

/** Stores a session in the browser, as after signing in; returns the sign-in service's answers. */
export function fakeSession(email = 'noor@example.com'): Answers {
  const user = { id: 'person-1', email, user_metadata: { full_name: 'Noor' }, app_metadata: {}, aud: '' }
  const session = {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user,
  }
  localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  return { 'GET /api/sign-in': () => json({ kind: 'local', url: '/auth/v1', apiKey: 'key' }) }
}
