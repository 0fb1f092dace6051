import type { useOwnStoreQuery } from '@shiji/api/store/own-store.seller.api.ts'

/** The own store as its back office gets it. */
export type OwnStore = NonNullable<ReturnType<typeof useOwnStoreQuery>['data']>

/** Whether the owner can open his store or take a holiday now; what the platform has closed it opens again. */
export const canMove = ({ actions }: OwnStore): boolean => actions.includes('rest') || actions.includes('resume')
