import { describe, expect, it } from 'vitest'
import { createKeyRing } from './key-ring.ts'
import { openBytes, sealBytes } from './sealed-bytes.ts'

const key = (id: string, fill: number) => ({ id, secret: Buffer.alloc(32, fill) })
const old = createKeyRing([key('old', 1)])
const ring = createKeyRing([key('new', 2), key('old', 1)])
const bytes = Buffer.from('an identity card')
const at = { purpose: 'document', keyId: 'old', place: 'a:1' } as const

describe('sealed bytes', () => {
  it('hide what they are, never twice alike, and open with their key after a new one came', () => {
    const sealed = sealBytes(old.newest('document'), 'a:1', bytes)
    expect(sealed.includes(bytes)).toBe(false)
    expect(sealBytes(old.newest('document'), 'a:1', bytes)).not.toEqual(sealed)
    expect(openBytes(ring, at, sealed)).toEqual(bytes)
  })

  it('do not open elsewhere, for another purpose, without their key, or when a bit was changed', () => {
    const sealed = sealBytes(old.newest('document'), 'a:1', bytes)
    expect(openBytes(ring, { ...at, place: 'a:2' }, sealed)).toBeUndefined()
    expect(openBytes(ring, { ...at, purpose: 'sms-code' }, sealed)).toBeUndefined()
    expect(openBytes(createKeyRing([key('new', 2)]), at, sealed)).toBeUndefined()
    const changed = Buffer.from(sealed)
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    expect(openBytes(ring, at, changed)).toBeUndefined()
    expect(openBytes(ring, at, sealed.subarray(0, 20))).toBeUndefined()
  })
})
