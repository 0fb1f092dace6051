import { LIMITS } from '@shiji/contract/limits.ts'

/** A code chunk that failed to load (spec §8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Loads a code chunk; rejects with `ChunkLoadError` after 120000 ms or when it cannot be fetched. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new ChunkLoadError(`not loaded after ${LIMITS.ui.chunkLoadTimeoutMs} ms`)),
    LIMITS.ui.chunkLoadTimeoutMs,
  )
  try {
    return await Promise.race([load(), late.promise])
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('not loaded', { cause })
  } finally {
    clearTimeout(timer)
  }
}
