import type { FileUse } from '@shiji/contract/files/file-spaces.ts'
import type { Ctx } from '../context.ts'
import type { StoreScope } from '../scope.ts'

/** A place where the file with that address is used. */
export interface UsedFile extends FileUse {
  readonly url: string
}

/**
 * The places where records of a store use these files; of each file more than `most` need not be found, and in no order.
 */
export type FileUses = (
  ctx: Ctx,
  store: StoreScope,
  urls: readonly string[],
  most: number,
) => Promise<readonly UsedFile[]>

declare module '../ports.ts' {
  interface Ports {
    /** Each module answers for its own records. */
    readonly fileUses: readonly FileUses[]
  }
}
