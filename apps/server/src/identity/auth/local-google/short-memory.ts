import { LRUCache } from 'lru-cache'
import type { Adapter, AdapterPayload } from 'oidc-provider'

const MOST_SAVED = 1000

/** In-memory storage of local sign-in; oidc-provider's own logs a warning that it is not for production. */
export function shortMemory(): (model: string) => Adapter {
  const entries = new LRUCache<string, AdapterPayload>({ max: MOST_SAVED })

  return (model) => {
    const key = (id: string) => `${model}:${id}`
    return {
      upsert: async (id, payload, seconds) =>
        void entries.set(key(id), payload, seconds === undefined ? {} : { ttl: seconds * 1000 }),
      find: async (id) => entries.get(key(id)),
      findByUid: async (uid) => {
        for (const [name, payload] of entries.entries())
          if (name.startsWith(key('')) && payload.uid === uid) return payload
      },
      findByUserCode: async () => {},
      consume: async (id) => {
        const payload = entries.get(key(id))
        if (payload) payload['consumed'] = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void entries.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [name, payload] of entries.entries()) if (payload.grantId === grantId) entries.delete(name)
      },
    }
  }
}
