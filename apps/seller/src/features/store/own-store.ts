import type { ownStoreSellerApi } from '@shiji/api/store/own-store.seller.api.ts'

/** The own store as its back office gets it. */
export type OwnStore = (typeof ownStoreSellerApi)['endpoints']['ownStore']['Types']['ResultType']

/** Whether the owner can open the store or take a holiday now; only the platform reopens a store it has closed. */
export const canMove = ({ actions }: Pick<OwnStore, 'actions'>): boolean =>
  actions.includes('rest') || actions.includes('resume')

/** Whether the owner can announce a closing or take it back; one that the platform planned is not theirs. */
export const canPlan = ({ status, store_verify, closing_by }: OwnStore): boolean =>
  store_verify === 'passed' && status !== 'closed' && closing_by !== 'admin'
