import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** An OpenID provider whose answers a test chooses, including invalid ones. */
export async function openidProvider() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'provider', alg: 'RS256', use: 'sig' }]
  const server = createServer()
  // Same process as its client, see local-google.ts.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const behaviour: { claims: JWTPayload; signWith: CryptoKey } = { claims: {}, signWith: privateKey }

  const idToken = () =>
    new SignJWT({
      iss: issuer,
      aud: 'nawl',
      sub: '1000',
      email: 'ada@example.com',
      email_verified: true,
      name: 'Ada Lovelace',
      ...behaviour.claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'provider' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(behaviour.signWith)

  server.on('request', (request, response) => {
    if (request.url === '/jwks') return json(response, { keys })
    if (request.url === '/token')
      return void idToken().then((id_token) =>
        json(response, {
          access_token: 'provider-access-token',
          token_type: 'Bearer',
          expires_in: 3600,
          id_token,
        }),
      )
    json(response, {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    })
  })
  const close = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { issuer, behaviour, close }
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
