import pg from 'pg'
import { vi } from 'vitest'

/** Runs the work and returns how many statements reached the database meanwhile, from all senders. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return spy.mock.calls.length
  } finally {
    spy.mockRestore()
  }
}
