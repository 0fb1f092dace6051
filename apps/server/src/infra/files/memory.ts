import { Readable } from 'node:stream'
import { type FileStore, isFileAddress, refuseUnstorable } from './store.ts'

/**
 * Files in the memory of one process, gone with it: for tests without a disk. `room` is the number of bytes that it may
 * take.
 */
export function memoryStore(room: number = Number.MAX_SAFE_INTEGER): FileStore {
  const kept = new Map<string, Uint8Array>()
  const taken = () => [...kept.values()].reduce((sum, bytes) => sum + bytes.length, 0)
  return {
    async put(_config, files) {
      refuseUnstorable(files)
      for (const url of files.keys()) if (kept.has(url)) throw new Error(`${url} is taken`)
      for (const [url, bytes] of files) kept.set(url, Uint8Array.from(bytes))
    },

    async find(_config, url) {
      const bytes = isFileAddress(url) ? kept.get(url) : undefined
      if (bytes === undefined) return undefined
      return {
        size: bytes.length,
        read: range => Readable.from([range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)]),
      }
    },

    async remove(_config, urls) {
      for (const url of urls) kept.delete(url)
    },

    hasRoom: async () => taken() < room,
    hasLastRoom: async () => taken() < room,
    tryToWrite: async () => {
      if (taken() >= room) throw Object.assign(new Error('the store is full'), { code: 'ENOSPC' })
    },
  }
}
