import { call } from '../call.ts'
import type { CommonData } from './platform.ts'

const open = { method: 'GET', area: 'shared', access: 'public' } as const

/** What every page of the shop needs. */
export const commonCall = call<{ data: CommonData }>()({ ...open, path: '/common', reads: ['Common'], keepFor: 600 })

/** Number of lines in the cart; 0 for visitors. */
export const cartCountCall = call<{ data: number }>()({ ...open, path: '/cart_count', reads: ['CartCount'] })
