import { call } from '../call.ts'
import type { CommonData } from './platform.ts'
import type { PlatformCompany } from './settings.ts'

const open = { method: 'GET', area: 'shared', access: 'public' } as const

/** What every page of the shop needs. */
export const commonCall = call<{ data: CommonData }>()({ ...open, path: '/common', reads: ['Common'], keepFor: 600 })

/** The company behind the shop and its terms for stores. */
export const platformCompanyCall = call<{ data: PlatformCompany }>()({ ...open, path: '/platform' })

/** Number of lines in the cart; 0 for visitors. */
export const cartCountCall = call<{ data: number }>()({ ...open, path: '/cart_count', reads: ['CartCount'] })
