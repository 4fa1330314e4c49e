import { type KeyObject, generateKeyPairSync, sign } from 'node:crypto'

const SEQUENCE = 0x30
const SET = 0x31
const INTEGER = 0x02
const BIT_STRING = 0x03
const NULL = 0x05
const OBJECT_ID = 0x06
const UTF8_STRING = 0x0c
const GENERALIZED_TIME = 0x18
const SHA256_WITH_RSA = Buffer.from('2a864886f70d01010b', 'hex')
const COMMON_NAME = Buffer.from('550403', 'hex')

/** A key with a self-signed certificate (RFC 5280); Node can read certificates but not create them. */
export function selfSigned(
  validFrom: Date,
  validTo: Date,
): { readonly key: KeyObject; readonly pem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const algorithm = der(SEQUENCE, der(OBJECT_ID, SHA256_WITH_RSA), der(NULL))
  const commonName = der(
    SEQUENCE,
    der(OBJECT_ID, COMMON_NAME),
    der(UTF8_STRING, Buffer.from('messageverificationcerts.stand-in.example')),
  )
  const name = der(SEQUENCE, der(SET, commonName))
  const validity = der(SEQUENCE, time(validFrom), time(validTo))
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' })
  const toSign = der(SEQUENCE, der(INTEGER, Buffer.of(1)), algorithm, name, validity, name, subjectKey)
  const signature = sign('RSA-SHA256', toSign, privateKey)
  const bytes = der(SEQUENCE, toSign, algorithm, der(BIT_STRING, Buffer.of(0), signature))
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  const pem = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
  return { key: privateKey, pem }
}

const time = (at: Date) =>
  der(GENERALIZED_TIME, Buffer.from(`${at.toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`))

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  if (length < 128) return Buffer.concat([Buffer.of(tag, length), content])
  const size = Buffer.of(length >> 8, length & 255)
  return Buffer.concat([Buffer.of(tag, 0x82), size, content])
}
