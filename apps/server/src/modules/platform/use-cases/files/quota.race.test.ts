import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aStore } from '#harness/store.builder.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { SellerActor } from '../../../../infra/context.ts'
import { actingAs } from '../../../../infra/scope.ts'
import { usedBytes } from '../../data/files/file-space.queries.ts'
import { newAddress } from '../kept-file.ts'
import { keepInSpace } from './keep-in-space.ts'

const MB = 1_048_576
const CALLERS = 30

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ poolSize: 20 })
})
afterAll(() => server.close())

async function aSeller() {
  const { id, ownerId } = await aStore(server.ctx)
  const actor: SellerActor = {
    ...{ kind: 'seller', id: ownerId, storeId: id, name: 'seller', isOwner: true, sessionId: 1 },
    permissions: new Set(),
  }
  const ports = { ...server.ctx.ports, pictureRoom: { of: async () => MB } }
  return actingAs({ ...server.ctx, ports }, actor)
}

describe('the room of a picture space', () => {
  it('holds under many uploads at once: of thirty tenths exactly ten are kept', async () => {
    const seller = await aSeller()
    const tenth = Buffer.alloc(Math.floor(MB / 10))
    const keep = async (): Promise<'kept' | 'refused'> => {
      const url = `${newAddress(seller)}.webp`
      const kept = { url, files: new Map([[url, tenth]]), mime: 'image/webp', width: 1, height: 1 }
      try {
        await keepInSpace(seller, { field: 'image', kept, sha256: url }, 0)
        return 'kept'
      } catch (error) {
        if (error instanceof AppError && error.id === 'file_space.full') return 'refused'
        throw error
      }
    }
    const outcomes = await Promise.all(Array.from({ length: CALLERS }, keep))
    expect(outcomes.filter(outcome => outcome === 'kept')).toHaveLength(10)
    expect(await usedBytes(seller, seller.scope)).toBe(10 * tenth.length)
  })
})
