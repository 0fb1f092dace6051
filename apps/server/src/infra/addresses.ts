import type { Ctx } from './context.ts'

/** A page that search engines may list. */
export interface PublicAddress {
  readonly id: number
  readonly path: string
  readonly changedAt: Date
}

/** The public pages of one kind, in the order of their ids; only what visitors find in the shop. */
export interface AddressList {
  readonly name: string
  /** First id of each part of at most `size` pages. */
  readonly starts: (ctx: Ctx, size: number) => Promise<readonly number[]>
  /** The first `limit` pages whose id is not below `from`. */
  readonly from: (ctx: Ctx, from: number, limit: number) => Promise<readonly PublicAddress[]>
}
