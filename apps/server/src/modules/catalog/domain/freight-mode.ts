import { FREIGHT_MODES, type FreightMode } from '@shiji/contract/statuses.ts'

/** The freight mode of goods as stored; the table's check allows no other. */
export const freightModeOf = (text: string): FreightMode => FREIGHT_MODES.find(mode => mode === text) ?? 'default'
