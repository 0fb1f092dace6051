import type { Readable } from 'node:stream'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { Config } from '../config/config.ts'

/** Part of a file in bytes; both ends belong to it. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A file that is kept. */
export interface StoredFile {
  readonly size: number
  /** The bytes, or those of a range that lies inside the file. */
  read(range?: ByteRange): Readable
}

/**
 * Where uploaded files are kept, by their address (`/files/…`). A file never changes under its address. The contract that every store is
 * tested by is `store.contract.test.ts`; which one a server uses says `ctx.ports.files`. All processes of a database must see one store.
 */
export interface FileStore {
  /**
   * Keeps new files: all or none, and nobody reads half of one. Refuses an address that is taken, and leaves that file as it is; refuses
   * what `refuseUnstorable` refuses.
   */
  put(config: Config, files: ReadonlyMap<string, Uint8Array>): Promise<void>
  /** The file at an address; undefined when there is none, or when it is no address of a file. */
  find(config: Config, url: string): Promise<StoredFile | undefined>
  /** Removes files; those that are gone already are fine. */
  remove(config: Config, urls: readonly string[]): Promise<void>
  /** Whether there is room to spare for uploads. */
  hasRoom(config: Config): Promise<boolean>
  /** Whether there is any room worth the name; without it a process no longer counts as ready. */
  hasLastRoom(config: Config): Promise<boolean>
  /** Writes a little and removes it again. Throws what the store says when it is full. */
  tryToWrite(config: Config): Promise<void>
}

const ADDRESS = /^\/files\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/** Whether a file can be kept at that address: root-relative below `/files/`, no part of it hidden or leading upwards. */
export const isFileAddress = (url: string): boolean => ADDRESS.test(url)

/** Throws for a file that no store may keep: at an address that is invalid, or larger than any upload may be. */
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
