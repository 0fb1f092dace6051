import type { ownStoreSellerApi } from '@shiji/api/store/own-store.seller.api.ts'

/** The own store as its back office gets it. */
export type OwnStore = (typeof ownStoreSellerApi)['endpoints']['ownStore']['Types']['ResultType']

/** Whether the owner can open the store or take a holiday now; only the platform reopens a store it has closed. */
export const canMove = ({ actions }: Pick<OwnStore, 'actions'>): boolean =>
  actions.includes('rest') || actions.includes('resume')
