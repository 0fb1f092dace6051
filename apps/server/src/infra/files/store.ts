import type { Readable } from 'node:stream'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { Config } from '../config/config.ts'

/** Part of a file in bytes; both ends are included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A stored file. */
export interface StoredFile {
  readonly size: number
  /** The bytes, or those of a range inside the file. */
  read(range?: ByteRange): Readable
}

/**
 * Where uploaded files are stored, by their address (`/files/…`, or `/private/…` for those that no address serves). A file never changes under its address. The contract
 * that every store is tested by is `store.contract.test.ts`; `ctx.ports.files` is the one that a server uses. All
 * processes of a database must see one store.
 */
export interface FileStore {
  /**
   * Stores new files: all or none, and no reader sees half of one. Refuses an existing address, and does not change
   * that file; refuses what `refuseUnstorable` refuses.
   */
  put(config: Config, files: ReadonlyMap<string, Uint8Array>): Promise<void>
  /** The file at an address; undefined if there is none, or for an invalid address. */
  find(config: Config, url: string): Promise<StoredFile | undefined>
  /** Removes files; missing ones are ignored. */
  remove(config: Config, urls: readonly string[]): Promise<void>
  /** Whether there is room to spare for uploads. */
  hasRoom(config: Config): Promise<boolean>
  /** Whether there is a minimum of room left; without it a process no longer counts as ready. */
  hasLastRoom(config: Config): Promise<boolean>
  /** Writes a little and removes it again. Throws the store's error when it is full. */
  tryToWrite(config: Config): Promise<void>
}

const ADDRESS = /^\/(?:files|private)\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/**
 * Whether a file may have that address: root-relative below `/files/` (served to everyone) or `/private/` (never
 * served, only read by use cases), no part of it hidden or leading upwards.
 */
export const isFileAddress = (url: string): boolean => ADDRESS.test(url)

/** Throws for a file that no store may accept: an invalid address, or larger than any upload may be. */
export function refuseUnstorable(files: ReadonlyMap<string, Uint8Array>): void {
  for (const [url, bytes] of files) {
    if (!isFileAddress(url)) throw new Error(`not the address of a file: ${url}`)
    if (bytes.length > LIMITS.upload.fileBytes) throw new Error(`${url} is larger than a file may be`)
  }
}

declare module '../ports.ts' {
  interface Ports {
    readonly files: FileStore
  }
}
